import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { tinyPdf } from '../support/samples.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const gallery = siteSuite('gallery in a browser')

const WITHOUT_SCRIPT = { ...DESKTOP, javaScriptEnabled: false }
const WAYS = [
  ['with script', PHONE],
  ['without script', WITHOUT_SCRIPT],
] as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tiles = (page: Page) => page.locator('.gallery .tiles li').count()

// by-keyboard.test.ts does the same with script.
gallery('hides, shows and switches its sections without script', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, `${site.url}/gallery`, WITHOUT_SCRIPT)
  assert.is(await tiles(page), 20)
  await button(page, 'Product Images (Hide)').click()
  await page.getByText('Product images are hidden. Click the button above to show them.').waitFor()
  await button(page, 'Product Images (Show)').click()
  await button(page, 'Product Images (Hide)').waitFor()
  await button(page, 'PDF Catalogs').click()
  await button(page, 'PDF Catalogs (Hide)').waitFor()
  assert.is(await page.getByRole('link', { name: /^Download/ }).count(), 3)
  await button(page, 'Product Images').click()
  await button(page, 'Product Images (Hide)').waitFor()
  assert.equal(complaints, [])
})

for (const [name, options] of WAYS) {
  gallery(
    `remembers for each category whether it is expanded ${name}`,
    async ({ site, browser }) => {
      const { page } = await visit(browser, `${site.url}/gallery`, options)
      if (name !== 'without script') await hydrated(page)
      await button(page, 'Showing 20/100 - Click for More').click()
      await page.getByText('100 items displayed').waitFor()
      assert.is(await tiles(page), 100)
      await page.getByRole('tab', { name: 'Interior Design' }).click()
      await page.getByRole('heading', { name: 'Interior Design', exact: true }).first().waitFor()
      await page.getByText('20 items displayed').waitFor()
      await page.getByRole('tab', { name: 'Prefab Units' }).click()
      await page.getByText('100 items displayed').waitFor()
      await page.reload()
      await button(page, 'Showing 100/100 - Click for Less').click()
      await page.getByText('20 items displayed').waitFor()
      await page.goBack()
      await page.getByText('100 items displayed').waitFor()
    },
  )
}

gallery('selects the videos of a category by two fields without script', async context => {
  const address = `${context.site.url}/gallery?all=prefab-units`
  const { page, complaints } = await visit(context.browser, address, WITHOUT_SCRIPT)
  const section = page.getByLabel('Section')
  const category = page.getByLabel('Category')
  const choose = async (select: typeof section, value: string) => {
    await select.selectOption(value)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
  }
  const chosen = async () => [await section.inputValue(), await category.inputValue()]
  const players = page.locator('.project-videos .card h3')
  assert.equal(await chosen(), ['product-images', 'Prefab Units'])
  await choose(section, 'Project videos')
  await page.waitForURL(/section=project-videos/)
  assert.equal(await chosen(), ['project-videos', 'Prefab Units'])
  assert.is(await tiles(page), 0)
  assert.is(await players.first().textContent(), 'Prefab Units')
  await choose(category, 'Interior Design')
  await page.waitForURL(/category=Interior\+Designs/)
  assert.equal(await chosen(), ['project-videos', 'Interior Designs'])
  assert.is(await players.first().textContent(), 'Interior Design')
  await page.goBack()
  await players.first().getByText('Prefab Units').waitFor()
  await button(page, 'Product Images').click()
  await page.getByText('100 items displayed').waitFor()
  assert.equal(complaints, [])
})

gallery('offers each catalog in two sizes, with their bytes once they are made', async context => {
  const { page } = await visit(context.browser, `${context.site.url}/gallery?section=pdf-catalogs`)
  const links = page.locator('.catalogs a')
  const names = async () => (await links.allTextContents()).map(text => text.replace(/\s+/g, ' '))
  assert.equal((await names()).slice(0, 2), [
    'Download Prefab Units Catalog',
    'Small for mobile data Prefab Units Catalog',
  ])
  const sizes: number[] = []
  for (const link of (await links.all()).slice(0, 2)) {
    const address = new URL((await link.getAttribute('href')) ?? '', context.site.url)
    const answer = await page.request.get(address.href)
    assert.match(answer.headers()['cache-control'] ?? '', 'immutable')
    sizes.push((await answer.body()).length / 1e6)
  }
  await page.reload()
  assert.equal((await names()).slice(0, 3), [
    `Download Prefab Units Catalog ${sizes[0]?.toFixed(1)} MB`,
    `Small for mobile data Prefab Units Catalog ${sizes[1]?.toFixed(1)} MB`,
    'Download Interior Design Catalog',
  ])
  const slot = 'Gallery/pdf-catalogs/prefab-units-catalog/prefab-units-catalog.pdf'
  assert.is((await context.site.upload(slot, tinyPdf())).status, 200)
  await page.reload()
  assert.equal((await names()).slice(0, 2), [
    'Download Prefab Units Catalog 0.1 MB',
    'Download Interior Design Catalog',
  ])
})

gallery('has 2 to 5 columns depending on the width of the window', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/gallery`)
  for (const [width, columns] of [
    [390, 2],
    [768, 4],
    [1000, 4],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tracks = await page
      .locator('.gallery .tiles')
      .evaluate(list => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    assert.is(tracks, columns)
  }
})

gallery.run()
