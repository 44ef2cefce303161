import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, visit } from './visit.ts'

const grid = siteSuite('product grid in a browser')

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? 'on' : 'off'
  grid(`shows 20, then 100, then 20 products, script ${script}`, async ({ site, browser }) => {
    const [more, less] = ['Show All Products (100/100)', 'Show Less (20/100)']
    const address = `${site.url}/services/furniture/home/kitchen`
    const { page } = await visit(browser, address, { ...DESKTOP, javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    const tiles = page.locator('.product-grid .tiles li')
    assert.is(await tiles.count(), 20)
    await page.getByRole('button', { name: more }).click()
    await page.getByRole('button', { name: less }).waitFor()
    assert.is(await tiles.count(), 100)
    await page.getByRole('button', { name: less }).click()
    await page.getByRole('button', { name: more }).waitFor()
    assert.is(await tiles.count(), 20)
  })
}

grid('shows the placeholder where an image of a chair fails', async ({ site, browser }) => {
  const { page } = await visit(browser, 'about:blank')
  await page.route('**/products/image-3.jpg**', route => route.abort())
  await page.goto(`${site.url}/services/furniture/chairs`)
  await hydrated(page)
  const third = page.locator('.product-grid img').nth(2)
  await third.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const image = document.querySelectorAll<HTMLImageElement>('.product-grid img')[2]
    return image?.src.endsWith('/uploads/placeholder.jpg') && image.naturalWidth > 0
  })
})

grid.run()
