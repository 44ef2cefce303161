import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../web/admin/contract.ts'
import { api, routes } from '../../../../../web/base/routes.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('a collection of the owner’s own')

test.before.each(async context => {
  context.site = await startSite()
})

const text = 'Ceramic and porcelain tiles for floors, by the square metre, from stock in Kampala.'
const tiles = { name: 'Floor tiles', path: '/floor-tiles', text, prefix: 'FT' }

const add = (site: RunningSite, change: object = {}) =>
  site.ask('POST', api.collections, { ...tiles, ...change })

const page = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()

const importTable = async (site: RunningSite, table: string) => {
  const headers = { cookie: await site.signIn(), 'content-type': 'text/csv' }
  const send = (query: string) =>
    fetch(`${site.url}${api.importProducts}?${query}`, { method: 'POST', headers, body: table })
  const { version } = await (await send('dryRun=1')).json()
  return (await send(`version=${version}`)).json()
}

test('has a page at once, and products by hand and by a table, in search, sitemap and feeds of data', async ({
  site,
}) => {
  const added = await add(site)
  assert.equal(
    [added.status, await added.json()],
    [201, { id: 'floor-tiles', name: 'Floor tiles', path: '/floor-tiles' }],
  )
  const empty = await page(site, tiles.path)
  assert.match(empty, '<h1')
  assert.match(empty, text)
  assert.match(empty, 'No products available')

  const first = { collection: 'floor-tiles', code: 'FT1', name: 'Terrazzo grey' }
  assert.is((await site.ask('POST', api.adminProducts, first)).status, 201)
  const report = await importTable(
    site,
    'Code,Collection,Name,Amount (KES),Price shown\n,Floor tiles,Oak plank,1250,yes\nFT9,floor-tiles,Slate,900,no\n',
  )
  assert.equal(report.wrong, [])
  const { products, collections } = (await (
    await site.ask('GET', api.adminProducts)
  ).json()) as AdminProducts
  const own = products.filter(({ collection }) => collection === 'floor-tiles')
  assert.equal(
    own.map(({ code, slot }) => [code, slot]),
    ['FT1', 'FT10', 'FT9'].map(code => [
      code,
      `products/floor-tiles/product-${code.toLowerCase()}.jpg`,
    ]),
  )
  assert.is(collections.find(({ id }) => id === 'floor-tiles')?.nextCode, 'FT11')

  const grid = await page(site, tiles.path)
  for (const name of ['Terrazzo grey', 'Oak plank', 'Slate']) assert.match(grid, name)
  const product = await page(site, routes.product('FT10'))
  assert.match(product, 'KES 1,250')
  assert.match(product, 'Floor tiles')
  assert.match(await page(site, '/search?q=terrazzo'), 'Terrazzo grey')
  assert.match(await page(site, '/sitemap.xml'), '/products/ft10<')
  const drawing = await fetch(`${site.url}/uploads/products/floor-tiles/product-ft1.jpg`)
  assert.match(await drawing.text(), /^<svg/)
  const photo = await site.upload(
    'products/floor-tiles/product-ft1.jpg',
    await picture('jpeg', 800, 800),
  )
  assert.is(photo.status, 200)
})

test('is refused with its field where a page, a name or letters are taken, and leaves nothing', async ({
  site,
}) => {
  const refused = async (change: object) => {
    const answer = await add(site, change)
    return [answer.status, ...Object.keys((await answer.json()).fields ?? {})]
  }
  assert.equal(await refused({ path: '/about' }), [400, 'path'])
  assert.equal(await refused({ path: '/products/tiles' }), [400, 'path'])
  assert.equal(await refused({ name: 'Beds' }), [400, 'name'])
  assert.equal(await refused({ prefix: 'ch' }), [409, 'prefix'])
  assert.equal(await refused({ prefix: 'F1' }), [400, 'prefix'])
  assert.equal(await refused({ text: 'Tiles.' }), [400, 'text'])
  assert.is((await fetch(site.url + tiles.path)).status, 404)
  assert.is((await add(site)).status, 201)
  assert.equal(await refused({}), [400, 'path'])
  assert.equal(await refused({ prefix: 'FLT' }), [409, 'path'])
  assert.equal(await refused({ path: '/wall-tiles', name: 'Wall tiles' }), [409, 'prefix'])
  assert.match(await page(site, tiles.path), 'No products available')
})

test('its page is deleted with the collection alone, also without a product', async ({ site }) => {
  await add(site)
  const kept = await site.ask('DELETE', `${api.editedPage}?path=${tiles.path}`)
  assert.equal(
    [kept.status, (await kept.json()).error],
    [400, 'It lists a collection. Delete that under Products.'],
  )
})

test('all of its products are deleted in one step, and come back', async ({ site }) => {
  const codes = Array.from({ length: 100 }, (_, index) => `B${index + 1}`)
  const slot = 'executive-furniture/beds/products/image-1.jpg'
  assert.is((await site.upload(slot, await picture('jpeg', 800, 800))).status, 200)
  const beds = '/services/furniture/beds'
  assert.is((await site.ask('POST', api.deleteProducts, { codes: [...codes, 'B999'] })).status, 404)
  assert.is((await fetch(site.url + routes.product('B1'))).status, 200)
  assert.is((await site.ask('POST', api.deleteProducts, { codes })).status, 200)
  for (const code of ['B1', 'B100']) {
    assert.is((await fetch(site.url + routes.product(code))).status, 404, code)
  }
  assert.match(await page(site, beds), 'No products available')

  const { entries } = await (await site.ask('GET', api.bin)).json()
  assert.equal(
    entries.map(({ kind }: { kind: string }) => kind),
    ['product'],
  )
  assert.is((await site.ask('POST', `${api.bin}/${entries[0].id}/restore`)).status, 200)
  assert.match(await page(site, beds), 'Showing 20/100')
  const photo = await fetch(`${site.url}/uploads/${slot}`)
  assert.is(photo.headers.get('content-type'), 'image/jpeg')
})

test('pages that the site leads to by its own links stay', async ({ site }) => {
  for (const path of ['/', '/contact', '/gallery', '/shortlist']) {
    const answer = await site.ask('DELETE', `${api.editedPage}?path=${path}`)
    assert.is(answer.status, 400, path)
  }
})

test.run()
