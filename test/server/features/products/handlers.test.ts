import * as assert from 'uvu/assert'
import { suite } from '#test'
import type {
  AdminProduct,
  AdminProducts,
  BinPage,
  NamedSlotDetails,
} from '../../../../web/admin/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../web/features/operations/admin/bin/bin-header.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

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
    ownFacts: [],
  })
  const chair = products.find(({ code }) => code === 'Ch8')
  assert.equal(chair, {
    ...{ code: 'Ch8', collection: 'chairs', name: 'Ch8', isVisible: true },
    ...{ slot: 'executive-furniture/chairs/products/image-8.jpg' },
    ...{ version: 1, currency: 'KES', facts: { widthMm: 450 } },
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

const SLOT = 'executive-furniture/chairs/products/image-8.jpg'
const own = async (site: RunningSite, slot = SLOT) =>
  (await read<NamedSlotDetails>(site, `${api.slotDetails}?path=${slot}`)).own

test('takes name, words and visibility with the facts, all of them or none', async context => {
  const { site, change } = context
  const words = { title: 'Of oak', description: 'Oiled.', alt: 'An oak chair' }
  const all = { version: 0, seats: 1, name: ' Nyota ', ...words, isVisible: false }
  const { status, body } = await change({ Ch8: all })
  assert.is(status, 200)
  const { name, isVisible, version, facts, ...rest } = body.products[0] as AdminProduct
  assert.equal([name, isVisible, version, facts], ['Nyota', false, 1, { seats: 1 }])
  assert.equal([rest.title, rest.description, rest.alt], ['Of oak', 'Oiled.', 'An oak chair'])
  assert.equal(await own(site), {
    ...{ productName: 'Nyota', ...words, isVisible: false, builtVersion: '' },
  })
  const wrong = await change({ Ch8: { version: 1, seats: 2, name: 'a*b' } })
  assert.equal([wrong.status, Object.keys(wrong.body.fields)], [400, ['Ch8.name']])
  assert.equal(await read(site, api.adminProduct('Ch8')), body.products[0])
})

test('an emptied name is that of its page again, and comes back from the bin', async context => {
  const { site, change } = context
  await change({ Ch8: { version: 0, name: 'Nyota', title: 'Of oak' } })
  const products = { Ch8: { version: 1, name: null, title: '', seats: 2 } }
  const answer = await site.ask('PATCH', api.adminProducts, { products })
  const entry = answer.headers.get(BIN_HEADER)
  const [emptied] = ((await answer.json()) as Answer).products
  assert.equal([emptied?.name, emptied?.title, emptied?.version], ['Ch8', undefined, 2])
  const restored = await site.ask('POST', `${api.bin}/${entry}/restore`, {})
  assert.is(restored.status, 200)
  const after = await read<AdminProduct>(site, api.adminProduct('Ch8'))
  assert.equal([after.name, after.title, after.version], ['Nyota', 'Of oak', 3])
  assert.equal(after.facts, { seats: 2 })
})

test('a name of another product on the page is 409 at its field, and nothing is saved', async context => {
  const { site, change } = context
  const { status, body } = await change({ Ch8: { version: 0, seats: 1, name: 'Ch9' } })
  assert.equal([status, Object.keys(body.fields)], [409, ['Ch8.name']])
  assert.match(body.error, 'already called "Ch9"')
  const { version, facts } = await read<AdminProduct>(site, api.adminProduct('Ch8'))
  assert.equal([version, facts], [0, {}])
})

test('two that take the same name at once do not both get it', async ({ site, change }) => {
  const both = await Promise.all([
    change({ Ch8: { version: 0, name: 'Nyota' } }),
    change({ Ch9: { version: 0, name: 'Nyota' } }),
  ])
  const statuses = both.map(({ status }) => status)
  assert.equal(statuses.toSorted(), [200, 409])
  // Either of them may be first.
  const refused = statuses[0] === 409 ? 'Ch8' : 'Ch9'
  const { name } = await read<AdminProduct>(site, api.adminProduct(refused))
  assert.is(name, refused)
})

test('the version rises with every change of its picture, wherever it is made', async context => {
  const { site, change } = context
  const version = async () => (await read<AdminProduct>(site, api.adminProduct('Ch8'))).version
  await change({ Ch8: { version: 0, seats: 1 } })
  const patch = (details: object) =>
    site.ask('PATCH', api.slotDetails, { slots: { [SLOT]: details } })
  await patch({ productName: 'Nyota' })
  assert.is(await version(), 2)
  await patch({ isVisible: false })
  assert.is(await version(), 3)
  await site.ask('PUT', `${api.slotDetails}?path=${SLOT}`, {
    ...{ productName: '', alt: '', title: '', description: '', isVisible: true },
  })
  assert.is(await version(), 4)
  const late = await change({ Ch8: { version: 1, name: 'Jua' } })
  assert.equal([late.status, late.body.fields], [409, undefined])
  assert.is((await read<AdminProduct>(site, api.adminProduct('Ch8'))).name, 'Ch8')
})

test('a stale change is told so first, and leaves nothing in the bin', async ({ site, change }) => {
  await change({ Ch8: { version: 0, name: 'Nyota' } })
  const both = await change({ Ch8: { version: 0, name: 'Ch9' } })
  assert.equal([both.status, both.body.fields], [409, undefined])
  assert.is((await change({ Ch8: { version: 0, name: null } })).status, 409)
  assert.is((await read<BinPage>(site, api.bin)).total, 0)
  assert.is((await own(site)).productName, 'Nyota')
})

test('takes a change of all 1,620 at once', async ({ site, change }) => {
  const { products } = await read<AdminProducts>(site, api.adminProducts)
  const { status, body } = await change(
    Object.fromEntries(products.map(({ code }) => [code, { version: 0, warranty: '2 years' }])),
  )
  assert.equal([status, body.products.length], [200, 1620])
  const log = await (await site.ask('GET', api.activity)).text()
  assert.match(log, '"subject":"1,620 products"')
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
