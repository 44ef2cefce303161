import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent } from '../../../server/content/index.ts'
import { productsIn } from '../../../server/products/products.ts'
import { api, routes, specSheetUrl } from '../../../web/routes.ts'
import { poppler } from '../../support/poppler.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>('prices that are known')

const { all } = productsIn(loadContent())
const price = { kind: 'fixed', cents: 7_654_321, per: 'piece', vatIncluded: true }

/** In any of the forms in which it could be told. */
const TOLD = /76[,.]?543|7654321|"price"|"offers"|Offer"/

test.before(async context => {
  context.site = await startSite()
  const products = Object.fromEntries(all.map(({ code }) => [code, { version: 0, price }]))
  const answer = await context.site.ask('PATCH', api.adminProducts, { products })
  assert.is(answer.status, 200)
})

/** The HTML of all products is read in test/long/product-pages.test.ts. */
test('and not shown are in no page, no data and no file of the site', async ({ site }) => {
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const paths = [
    ...all.map(({ code }) => api.page(routes.product(code))),
    ...['/products/ch8', '/products/kp7', '/products/pu2'],
    ...loadContent().pages.flatMap(({ path }) => [path, api.page(path)]),
    ...loadContent().pages.map(({ path }) => `${api.itemFacts}?path=${path}`),
    ...['/services/furniture/chairs?item=Ch8', '/gallery?item=Camp+1', '/products/ch999'],
    ...['/sitemap.xml', '/robots.txt', api.contactDetails],
  ]
  for (const path of paths) {
    const told = TOLD.exec(await read(path))
    assert.is(told?.[0], undefined, path)
  }
})

test('and not shown are on no sheet that visitors get', async ({ site }) => {
  for (const code of ['Ch8', 'KP7', 'PU2']) {
    const answer = await fetch(`${site.url}${specSheetUrl(code)}?price=1`)
    assert.is(answer.status, 200)
    const file = join(await temporaryFolder(), 'sheet.pdf')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    const text = poppler('pdftotext', ['-layout', file, '-'])
    assert.match(text, code)
    assert.not.match(text, /76[,.]?543|KES|Price/)
  }
})

test('and shown are on the page of their product, for visitors and search engines', async context => {
  const { site } = context
  const products = { Ch8: { version: 1, isPriceShown: true } }
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const html = await (await fetch(`${site.url}/products/ch8`)).text()
  assert.match(html, '<dt>Price</dt><dd>KES 76,543.21, VAT included</dd>')
  assert.match(html, '"offers":{"@type":"Offer","price":76543.21')
  assert.not.match(await (await fetch(`${site.url}/products/ch7`)).text(), TOLD)
})

test.run()
