import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent } from '../../server/content/index.ts'
import { productsIn } from '../../server/products/products.ts'
import { api, routes } from '../../web/routes.ts'
import { type RunningSite, startSite } from '../support/site.ts'

const test = suite<{ site: RunningSite }>('the HTML of all products')

const { all } = productsIn(loadContent())
const price = { kind: 'fixed', cents: 7_654_321, per: 'piece', vatIncluded: true }

/** In any of the forms in which it could be told. */
const TOLD = /76[,.]?543|7654321|"price"|"offers"|Offer"/

test.before(async context => {
  context.site = await startSite()
  const products = Object.fromEntries(all.map(({ code }) => [code, { version: 0, price }]))
  assert.is((await context.site.ask('PATCH', api.adminProducts, { products })).status, 200)
})

test('is that of their own address, has one headline, and no price that is not shown', async context => {
  const { site } = context
  for (const { code } of all) {
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

test.run()
