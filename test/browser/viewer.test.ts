import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { changeDetails } from '../support/contact.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const viewer = siteSuite('viewer in a browser')

const CHAIRS = '/services/furniture/chairs'
const dialog = (page: Page) => page.getByRole('dialog')
const position = (page: Page) =>
  dialog(page).locator('header [aria-live]').textContent().then(String)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-item'))

viewer(
  'opens from a tile with its own URL, navigates by arrows, closes with Escape',
  async ({ site, browser }) => {
    const { page, complaints } = await visit(browser, site.url + CHAIRS)
    await hydrated(page)
    await page.getByRole('link', { name: 'Ch12' }).click()
    await dialog(page).waitFor()
    assert.match(page.url(), /\?item=Ch12$/)
    assert.match(await position(page), /Ch12\s*12 of 100/)
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**?item=Ch13')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('**?item=Ch11')
    assert.match(await position(page), /Ch11\s*11 of 100/)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    assert.is(new URL(page.url()).search, '')
    assert.is(await focused(page), 'Ch11')
    assert.equal(complaints, [])
  },
)

viewer('navigates by swipe and zooms by double tap', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}${CHAIRS}?item=Ch5`, PHONE)
  await hydrated(page)
  const stage = page.locator('.viewer-stage')
  const swipe = async (from: number, to: number) => {
    await stage.evaluate((element, x) => {
      const touch = new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })
      const init = { bubbles: true, touches: [touch], changedTouches: [touch] }
      element.dispatchEvent(new TouchEvent('touchstart', init))
    }, from)
    await stage.evaluate((element, x) => {
      const touch = new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })
      const init = { bubbles: true, changedTouches: [touch] }
      element.dispatchEvent(new TouchEvent('touchend', init))
    }, to)
  }
  await swipe(300, 80)
  await page.waitForURL('**?item=Ch6')
  await swipe(80, 300)
  await page.waitForURL('**?item=Ch5')
  const zoom = () => stage.evaluate(element => element.style.getPropertyValue('--zoom'))
  assert.match(await zoom(), 'scale(1)')
  await stage.dblclick()
  assert.match(await zoom(), 'scale(2.5)')
  await swipe(300, 80)
  assert.match(page.url(), /item=Ch5$/, 'a zoomed picture is dragged, not turned')
  await stage.dblclick()
  assert.match(await zoom(), 'scale(1)')
})

viewer(
  'works without JavaScript: tiles, neighbours and closing are links',
  async ({ site, browser }) => {
    const options = { ...DESKTOP, javaScriptEnabled: false }
    const { page } = await visit(browser, site.url + CHAIRS, options)
    await page.locator('[data-item=Ch2]').click()
    assert.match(await position(page), /Ch2\s*2 of 100/)
    await page.getByRole('link', { name: 'Next' }).click()
    assert.match(await position(page), /Ch3\s*3 of 100/)
    await page.getByRole('link', { name: 'Close' }).click()
    assert.is(await dialog(page).count(), 0)
  },
)

viewer('opens for the items of the gallery, in their category', async ({ site, browser }) => {
  const { page, complaints } = await visit(
    browser,
    `${site.url}/gallery?category=Interior%20Designs`,
  )
  await hydrated(page)
  const tile = page.locator('.gallery .product a').nth(2)
  const code = await tile.getAttribute('data-item')
  await tile.click()
  assert.match(await position(page), new RegExp(`${code}\\s*3 of 100`))
  await page.reload()
  await hydrated(page)
  assert.match(await position(page), new RegExp(`${code}\\s*3 of 100`))
  assert.equal(
    complaints.filter(line => !line.includes('500')),
    [],
  )
})

// The last test, since it switches the inquiry form on.
viewer('closes at the first Escape while a toast is shown', async ({ site, browser }) => {
  await changeDetails(site, { takesInquiries: true })
  const { page } = await visit(browser, `${site.url}/contact`)
  await page.getByText('What you write is kept in this browser').waitFor()
  const form = page.locator('.contact-form')
  await form.getByLabel('Name').fill('Amina')
  await form.getByLabel('Email').fill('amina@example.com')
  await form.getByLabel('Message').fill('Four chairs for a boardroom, in oak.')
  await form.getByRole('button', { name: /^Send/ }).click()
  await page.locator('.toast').waitFor()
  // Toasts do not time out while the window is inactive.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().click()
  await page.locator('.gallery .product a').first().click()
  await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
  assert.is(await page.locator('.toast').count(), 1)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})

viewer.run()
