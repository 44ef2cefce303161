import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productsIn } from '../../../../server/features/products/products.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import { api, feedUrls, routes, specSheetUrl } from '../../../../web/base/routes.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { poppler } from '../../../support/poppler.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>('prices that are known')

const { all } = productsIn(loadContent())
const price = { kind: 'fixed', cents: 7_654_321, per: 'piece', vatIncluded: true }

/** In any of the forms in which it could be told. */
const TOLD = /76[,.]?543|7654321|"price"|"offers"|Offer"/

async function saved(answer: Response): Promise<string> {
  const file = join(await temporaryFolder(), 'printed.pdf')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return file
}

const textOf = (file: string) => poppler('pdftotext', ['-layout', file, '-'])

test.before(async context => {
  context.site = await startSite()
  const products = Object.fromEntries(all.map(({ code }) => [code, { version: 0, price }]))
  const answer = await context.site.ask('PATCH', api.adminProducts, { products })
  assert.is(answer.status, 200)
})

/** The HTML of all products is read in test/long/product-pages.test.ts. */
test('and not shown are in no page, no data and no file of the site', async ({ site }) => {
  const read = async (path: string) => {
    const { status, text } = await plainRequest(site.url + path)
    assert.ok(status === 200 || path === '/products/ch999', `${path}: ${status}`)
    return text
  }
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
    const text = textOf(await saved(answer))
    assert.match(text, code)
    assert.not.match(text, /76[,.]?543|KES|Price/)
  }
})

test('and not shown are in no feed, nor on a label', async ({ site }) => {
  const photo = await picture('jpeg', 600, 600)
  await site.upload('executive-furniture/chairs/products/image-8.jpg', photo)
  const feeds = { version: 0, meta: true, google: true }
  assert.is((await site.ask('PUT', api.feeds, feeds)).status, 200)
  for (const address of Object.values(feedUrls)) {
    const answer = await fetch(site.url + address)
    assert.is(answer.status, 200)
    assert.not.match(await answer.text(), /76[,.]?543|KES|Ch8/)
  }
  const labels = await site.ask('GET', `${api.labels}?codes=Ch8,KP7`)
  const text = textOf(await saved(labels))
  assert.match(text, 'Ch8')
  assert.not.match(text, /76[,.]?543|KES/)
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
