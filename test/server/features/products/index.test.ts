import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openProductPages, type ProductPages } from '../../../../server/features/products/index.ts'
import { openProductStore, type ProductStore } from '../../../../server/features/products/store.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import type { Price } from '../../../../web/features/products/facts.ts'
import { contactDetails } from '../../../support/contact-details.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

interface Context {
  store: ProductStore
  pages: ProductPages
}

const test = suite<Context>('pages of the products that there are')

const content = loadContent()
const chair = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`

test.before.each(async context => {
  const file = join(await temporaryFolder(), 'products.json')
  const store = await openProductStore({ file })
  const pages = openProductPages({
    content: { value: content },
    library: { file: () => undefined },
    store,
    contactDetails: { value: contactDetails } as never,
    today: () => '2031-03-09',
  })
  Object.assign(context, { store, pages })
})

const say = (store: ProductStore, code: string, facts: object) =>
  store.change({ products: new Map([[code, { facts }]]) })

const price: Price = {
  ...{ kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true },
  validUntil: '2031-03-09',
}

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

test.run()
