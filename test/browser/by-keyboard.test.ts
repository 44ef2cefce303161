import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { focusComesTo, tabTo } from './keyboard.ts'
import { siteSuite } from './site-suite.ts'
import { hydrated, type Visit, visit } from './visit.ts'

const keyboard = siteSuite('gallery, viewer and shortlist with the keyboard alone')

const CHAIRS = '/services/furniture/chairs'

const press = (page: Page, key: string) => page.keyboard.press(key)

/** A visitor with the focus after the skip link. */
async function atContent(...[browser, url, options]: Parameters<typeof visit>): Promise<Visit> {
  const visitor = await visit(browser, url, options)
  await hydrated(visitor.page)
  await tabTo(visitor.page, 'Skip to content')
  await press(visitor.page, 'Enter')
  return visitor
}

keyboard('sections, categories and more items', async ({ site, browser }) => {
  const { page, complaints } = await atContent(browser, `${site.url}/gallery`)
  await tabTo(page, 'Product Images (Hide)')
  await press(page, 'Enter')
  await page.getByText('Product images are hidden.').waitFor()
  await focusComesTo(page, 'Product Images (Show)')
  await press(page, 'Enter')
  await focusComesTo(page, 'Product Images (Hide)')
  await tabTo(page, 'PDF Catalogs')
  await press(page, 'Enter')
  await focusComesTo(page, 'PDF Catalogs (Hide)')
  await tabTo(page, 'Download Prefab Units Catalog')
  await tabTo(page, 'Product Images', 'Shift+Tab')
  await press(page, 'Enter')
  await focusComesTo(page, 'Product Images (Hide)')

  await tabTo(page, 'Prefab Units')
  await press(page, 'ArrowRight')
  await focusComesTo(page, 'Interior Design')
  await press(page, 'ArrowLeft')
  await press(page, 'ArrowLeft')
  await focusComesTo(page, 'Executive Furniture')
  await press(page, 'Enter')
  await page.getByRole('heading', { name: 'Executive Furniture', level: 2 }).waitFor()
  await focusComesTo(page, 'Executive Furniture')
  await tabTo(page, 'Showing 20/100 - Click for More')
  await press(page, 'Enter')
  await page.getByText('100 items displayed').waitFor()
  await focusComesTo(page, 'Showing 100/100 - Click for Less')
  await press(page, 'Enter')
  await page.getByText('20 items displayed').waitFor()

  await page.reload()
  await hydrated(page)
  await tabTo(page, 'Skip to content')
  await press(page, 'Enter')
  await tabTo(page, 'Section')
  await press(page, 'ArrowDown')
  await page.waitForURL(/section=project-videos/)
  await focusComesTo(page, 'Section')
  await tabTo(page, 'Category')
  await press(page, 'ArrowUp')
  await page.waitForURL(/category=Interior\+Designs/)
  const first = page.locator('.project-videos .card').first()
  await first.getByRole('heading', { name: 'Interior Design' }).waitFor()
  await tabTo(page, 'Pause videos of Interior Design')
  await press(page, 'Enter')
  await focusComesTo(page, 'Play videos of Interior Design')
  assert.equal(complaints, [])
})

keyboard('an item is viewed, chosen and sent in a narrow window', async ({ site, browser }) => {
  const options = { viewport: { width: 390, height: 844 } }
  const { page, complaints } = await atContent(browser, site.url + CHAIRS, options)
  const dialog = page.getByRole('dialog')
  await tabTo(page, 'Ch2')
  await press(page, 'Enter')
  await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
  await press(page, 'ArrowRight')
  await page.waitForURL('**?item=Ch3')
  await tabTo(page, 'Request a quote')
  await tabTo(page, 'Ask on WhatsApp')
  await tabTo(page, 'Add to shortlist')
  await press(page, 'Enter')
  await focusComesTo(page, 'On your shortlist')
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
  await focusComesTo(page, 'Ch3')
  await press(page, 'Enter')
  await dialog.waitFor()
  await tabTo(page, 'Close')
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'detached' })
  await focusComesTo(page, 'Ch3')

  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Shortlist, 1 item' }).waitFor()
  await tabTo(page, 'Shortlist, 1 item')
  await press(page, 'Enter')
  await page.getByRole('link', { name: 'Ch3' }).waitFor()
  await tabTo(page, 'Quantity')
  await press(page, 'ArrowUp')
  assert.is(await page.getByLabel('Quantity').inputValue(), '2')
  await tabTo(page, 'Note')
  await page.keyboard.type('in oak')
  await tabTo(page, 'Send by WhatsApp')
  const message = encodeURIComponent('2 x Ch3 (Chairs): in oak')
  await page.locator(`a[href^="https://wa.me"][href*="${message}"]:focus`).waitFor()
  await tabTo(page, 'Remove Ch3', 'Shift+Tab')
  await press(page, 'Enter')
  await page.getByText('Nothing here yet.').waitFor()
  await page.locator('.shortlist-link[aria-label="Shortlist, empty"]').waitFor()
  assert.equal(complaints, [])
})

keyboard.run()
