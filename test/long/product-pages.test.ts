import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productsIn } from '../../server/features/products/products.ts'
import { loadContent } from '../../server/starters/load-starter.ts'
import type { PageData } from '../../web/base/contract.ts'
import { api, routes } from '../../web/base/routes.ts'
import { type RunningSite, startSite } from '../support/site.ts'

const test = suite<{ site: RunningSite }>('the pages of all products')

const { all } = productsIn(loadContent())
const price = { kind: 'fixed', cents: 7_654_321, per: 'piece', vatIncluded: true }

/** In any of the forms in which it could be told. */
const TOLD = /76[,.]?543|7654321|"price"|"offers"|Offer"/

test.before(async context => {
  context.site = await startSite()
  const products = Object.fromEntries(all.map(({ code }) => [code, { version: 0, price }]))
  assert.is((await context.site.ask('PATCH', api.adminProducts, { products })).status, 200)
})

test('have the HTML of their own address, one headline, and no price that is not shown', async context => {
  const { site } = context
  for (const { code } of all.filter((_, index) => index % 10 === 0)) {
    const path = routes.product(code)
    const answer = await fetch(site.url + path)
    const html = await answer.text()
    assert.is(answer.status, 200, path)
    assert.match(html, `<link rel="canonical" href="${site.url}${path}"`)
    assert.is(html.match(/<h1[ >]/g)?.length, 1, path)
    assert.is(TOLD.exec(html)?.[0], undefined, path)
    assert.match(html, `"sku":"${code}"`)
  }
})

test('have a head of their own as data, with the one product that they are about, and no price', async ({
  site,
}) => {
  const heads = { title: new Set(), description: new Set(), canonical: new Set(), image: new Set() }
  for (const { code } of all) {
    const path = routes.product(code)
    const data = await (await fetch(site.url + api.page(path))).text()
    assert.is(TOLD.exec(data)?.[0], undefined, path)
    const { head } = (JSON.parse(data) as PageData).page
    assert.is(head.canonical, site.url + path)
    assert.match(head.image, `${site.url}/share${path}.jpg`)
    const { length } = head.description
    assert.ok(length >= 50 && length <= 170, `${path}: a description of ${length}`)
    for (const [name, values] of Object.entries(heads)) values.add(Reflect.get(head, name))
    const things = head.structuredData['@graph'] as Record<string, unknown>[]
    const [thing, ...more] = things.filter(thing => thing['@type'] === 'Product')
    assert.equal([thing?.sku, thing?.url, more], [code, site.url + path, []])
  }
  for (const [name, values] of Object.entries(heads)) assert.is(values.size, 1620, name)
})

test.run()
