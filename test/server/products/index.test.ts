import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openProductPages, type ProductPages } from '../../../server/products/index.ts'
import { openProductStore, type ProductStore } from '../../../server/products/store.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'
import type { Price } from '../../../web/products/facts.ts'
import { contactDetails } from '../../support/contact-details.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

interface Context {
  store: ProductStore
  pages: ProductPages
  /** Slots that hold a photo. */
  photos: Set<string>
}

const test = suite<Context>('pages of the products that there are')

const content = loadContent()
const chair = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`

test.before.each(async context => {
  const file = join(await temporaryFolder(), 'products.json')
  const store = await openProductStore({ file })
  const photos = new Set<string>()
  const pages = openProductPages({
    content: { value: content },
    library: { file: path => (photos.has(path) ? ({} as never) : undefined) },
    store,
    contactDetails: { value: contactDetails } as never,
    today: () => '2031-03-09',
  })
  Object.assign(context, { store, pages, photos })
})

const hide = (store: ProductStore, number: number) =>
  store.change({ products: new Map([[`Ch${number}`, { details: { isVisible: false } }]]) })

const say = (store: ProductStore, code: string, facts: object) =>
  store.change({ products: new Map([[code, { facts }]]) })

const price: Price = {
  ...{ kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true },
  validUntil: '2031-03-09',
}

test('have one spelling of their code, to which the others lead', ({ pages }) => {
  assert.is(pages.pageAt('/products/ch8')?.path, '/products/ch8')
  for (const path of ['/products/Ch8', '/products/ch008', '/products/ch%208']) {
    assert.is(pages.pageAt(path), undefined, path)
    assert.is(pages.pathFor(path), '/products/ch8', path)
  }
  for (const path of ['/products/ch999', '/elsewhereCh8', '/products', '/']) {
    assert.is(pages.pageAt(path), undefined, path)
    assert.is(pages.pathFor(path), undefined, path)
  }
})

test('are none of hidden products, in lists and among near codes as well', async ({
  store,
  pages,
}) => {
  const before = pages.list().length
  await hide(store, 8)
  assert.equal(
    [pages.pageAt('/products/ch8'), pages.pathFor('/products/Ch8'), pages.codeOf(chair(8))],
    [undefined, undefined, undefined],
  )
  assert.is(pages.codeOf(chair(9)), 'Ch9')
  assert.is(pages.codeOf('no/such.jpg'), undefined)
  assert.is(pages.list().length, before - 1)
  assert.not.ok(pages.list().some(({ path }) => path === '/products/ch8'))
  assert.not.ok(pages.near('/products/ch0x8').some(({ label }) => label === 'Ch8'))
})

test('have near ones for a code that is none, with their names', async ({ store, pages }) => {
  await store.change({ products: new Map([['Ch99', { details: { productName: 'Lamu' } }]]) })
  assert.equal(pages.near('/products/ch101').slice(0, 2), [
    { label: 'Ch100', href: '/products/ch100' },
    { label: 'Lamu (Ch99)', href: '/products/ch99' },
  ])
  assert.equal(pages.near('/elsewhereCh8'), [])
})

test('tell what is drawn until there is a photo, and what is said instead of it', async ({
  store,
  pages,
  photos,
}) => {
  const { all } = pages.products()
  const { code = '', slot = '' } = all.find(one => pages.factsOf(one.slot).length > 0) ?? {}
  const drawn = pages.factsOf(slot)
  assert.ok(drawn.length > 0)
  const materials = 'Bamboo'
  await say(store, code, { materials })
  const others = drawn.filter(([fact]) => fact !== 'Material')
  assert.equal(pages.factsOf(slot), [...others, ['Material', materials]])
  photos.add(slot)
  assert.equal(pages.factsOf(slot), [['Material', materials]])
  for (const facts of [pages.factsOf, pages.factsWithPrice, pages.filterValuesOf]) {
    assert.equal(facts('no/such.jpg'), [])
  }
})

test('show a price that is switched on and not over; sheets show any', async ({ store, pages }) => {
  const hasPrice = (facts: readonly (readonly string[])[]) =>
    facts.some(([fact]) => fact === 'Price')
  const isDated = () => pages.hasDatedPrice([{ path: 'no/such.jpg' }, { path: chair(8) }])
  await say(store, 'Ch8', { price })
  assert.not.ok(hasPrice(pages.factsOf(chair(8))) || isDated())
  assert.ok(hasPrice(pages.factsWithPrice(chair(8))))
  await say(store, 'Ch8', { isPriceShown: true })
  assert.ok(hasPrice(pages.factsOf(chair(8))) && isDated())
  await say(store, 'Ch8', { price: { ...price, validUntil: '2031-03-08' } })
  assert.not.ok(hasPrice(pages.factsOf(chair(8))) || isDated())
  const { validUntil: _, ...lasting } = price
  await say(store, 'Ch8', { price: lasting })
  assert.ok(hasPrice(pages.factsOf(chair(8))) && !isDated())
})

test('tell of changed facts by the slots of their products', async ({ store, pages }) => {
  const told: string[][] = []
  const stop = pages.onChange(slots => told.push([...slots]))
  await store.change({
    products: new Map([
      ['Ch8', { facts: { seats: 1 } }],
      ['Gone1', { facts: { seats: 1 } }],
    ]),
  })
  stop()
  await say(store, 'Ch8', { seats: 2 })
  assert.equal(told, [[chair(8)]])
})

test('lead from the items of a shortlist to their comparison', ({ pages }) => {
  const items = encodeURIComponent('/services/furniture/chairs:Ch8')
  assert.match(pages.comparingQuery(`items=${items}`) ?? '', /ch8/)
  assert.is(pages.comparingQuery('codes=ch8'), undefined)
  const { sections, slots } = pages.comparePage('codes=ch8,ch9')
  assert.equal(
    [sections[0]?.kind, slots.map(({ path }) => path)],
    ['compare', [chair(8), chair(9)]],
  )
})

test.run()
