import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, AdminProducts } from '../../../web/admin/contract.ts'
import { api } from '../../../web/routes.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

interface Context {
  site: RunningSite
  /** The status of a PATCH, with its body. */
  change: (products: object, path?: string) => Promise<{ status: number; body: Answer }>
}

type Answer = { products: AdminProduct[]; error: string; fields: Record<string, string> }

const test = suite<Context>('API of products')

test.before.each(async context => {
  const site = await startSite()
  context.site = site
  context.change = async (products, path = api.adminProducts) => {
    const answer = await site.ask(
      'PATCH',
      path,
      path === api.adminProducts ? { products } : products,
    )
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
})

const read = async <T>(site: RunningSite, path: string) =>
  (await (await site.ask('GET', path)).json()) as T

test('lists all products with their collections, names and facts', async ({ site, change }) => {
  await change({ Ch8: { version: 0, widthMm: 450 } })
  const { collections, products } = await read<AdminProducts>(site, api.adminProducts)
  assert.equal([collections.length, products.length], [17, 1620])
  assert.equal(collections[0], {
    id: 'office',
    name: 'Office Furniture',
    path: '/services/furniture/office',
    version: 0,
    nextCode: 'OP101',
  })
  const chair = products.find(({ code }) => code === 'Ch8')
  assert.equal(chair, {
    ...{ code: 'Ch8', collection: 'chairs', name: 'Ch8', isVisible: true },
    ...{ slot: 'executive-furniture/chairs/products/image-8.jpg' },
    ...{ version: 1, facts: { widthMm: 450 } },
  })
  assert.equal(await read(site, api.adminProduct('ch008')), chair)
})

test('changes one product by its code', async ({ site, change }) => {
  const { status, body } = await change({ version: 0, seats: 1 }, api.adminProduct('CH8'))
  assert.is(status, 200)
  assert.equal((body as unknown as AdminProduct).facts, { seats: 1 })
  const log = await (await site.ask('GET', api.activity)).text()
  assert.match(log, '"action":"product-changed"')
  assert.match(log, '"subject":"Ch8"')
})

test('changes many or none, and says which is wrong and why', async ({ site, change }) => {
  const wrong = await change({
    Ch8: { version: 0, widthMm: 450 },
    B1: { version: 0, widthMm: -5, seats: 'two' },
  })
  assert.is(wrong.status, 400)
  assert.equal(Object.keys(wrong.body.fields), ['B1.widthMm', 'B1.seats'])
  const unknown = await change({ Ch8: { version: 0, seats: 1 }, Ch999: { version: 0, seats: 1 } })
  assert.equal([unknown.status, unknown.body.error], [404, 'No product has the code Ch999'])
  const twice = await change({ Ch8: { version: 0, seats: 1 }, 'ch 08': { version: 0, seats: 2 } })
  assert.equal([twice.status, twice.body.error], [400, 'A product is named twice'])
  assert.is((await change({})).status, 400)
  const { version } = await read<AdminProduct>(site, api.adminProduct('Ch8'))
  assert.is(version, 0)
})

test('answers 409 to the second of two administrators, and changes nothing', async context => {
  const { site, change } = context
  assert.is((await change({ Ch8: { version: 0, seats: 1 } })).status, 200)
  const late = await change({ Ch8: { version: 0, seats: 2 }, Ch9: { version: 0, seats: 2 } })
  assert.is(late.status, 409)
  assert.match(late.body.error, 'Somebody else has changed Ch8 meanwhile')
  const seats = async (code: string) =>
    (await read<AdminProduct>(site, api.adminProduct(code))).facts.seats
  assert.equal([await seats('Ch8'), await seats('Ch9')], [1, undefined])
})

test('takes a change of all 1,620 at once', async ({ site, change }) => {
  const { products } = await read<AdminProducts>(site, api.adminProducts)
  const { status, body } = await change(
    Object.fromEntries(products.map(({ code }) => [code, { version: 0, warranty: '2 years' }])),
  )
  assert.equal([status, body.products.length], [200, 1620])
  const log = await (await site.ask('GET', api.activity)).text()
  assert.match(log, '"subject":"1620 products"')
})

test('a change shows at the next request of its page, and in no other', async context => {
  const { site, change } = context
  const page = async (path: string) => (await fetch(site.url + path)).text()
  for (const _ of [1, 2]) assert.match(await page('/products/ch8'), 'to your measurements')
  await change({ Ch8: { version: 0, widthMm: 450, depthMm: 500, heightMm: 905 } })
  for (const _ of [1, 2]) assert.match(await page('/products/ch8'), '45 × 50 × 90.5 cm')
  assert.match(await page('/services/furniture/chairs?item=Ch8'), '45 × 50 × 90.5 cm')
  assert.not.match(await page('/services/furniture/chairs'), '90.5')
})

test.run()
