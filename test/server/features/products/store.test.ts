import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FactsChange } from '../../../../server/features/products/change-schema.ts'
import { openProductStore, type ProductStore } from '../../../../server/features/products/store.ts'
import { storedProduct } from '../../../support/stored-product.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

interface Context {
  file: string
  store: ProductStore
  change: (facts: readonly (readonly [string, number, FactsChange])[]) => Promise<void>
}

const test = suite<Context>('store of products')

const SLOT = 'executive-furniture/chairs/products/image-8.jpg'

test.before.each(async context => {
  context.file = join(await temporaryFolder(), 'products.json')
  const store = await openProductStore({ file: context.file })
  context.store = store
  context.change = changes => {
    const products = changes.map(([code, version, facts]) => [code, { version, facts }] as const)
    return store.change({ products: new Map(products) })
  }
})

test('has nothing but a code, a name and a place of a product that nobody has changed', ({
  store,
}) => {
  assert.equal(Object.keys(storedProduct(store, 'Ch8')), ['code', 'name', 'slot'])
})

test('stores what is said, with a version that rises', async ({ file, store, change }) => {
  await change([['Ch8', 0, { widthMm: 450 }]])
  await change([['Ch8', 1, { seats: 1 }]])
  const facts = { widthMm: 450, seats: 1 }
  for (const one of [store, await openProductStore({ file })]) {
    const { version, facts: stored } = storedProduct(one, 'Ch8')
    assert.equal([version, stored], [2, facts])
  }
  assert.is(JSON.parse(await readFile(file, 'utf8')).version, 7)
})

test('takes one of two changes that begin from the same version', async ({ store, change }) => {
  const both = await Promise.allSettled(
    [450, 460].map(widthMm => change([['Ch8', 0, { widthMm }]])),
  )
  assert.equal(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
  assert.equal(storedProduct(store, 'Ch8').facts, { widthMm: 450 })
})

test('tells its listeners which products changed, once it is stored', async context => {
  const { file, store, change } = context
  const told: string[][] = []
  const stop = store.onChange(codes => void told.push([...codes]))
  await change(['Ch8', 'B1'].map(code => [code, 0, { seats: 1 }] as const))
  assert.equal(told, [['Ch8', 'B1']])
  assert.match(await readFile(file, 'utf8'), 'B1')
  stop()
  await change([['Ch8', 1, { seats: 2 }]])
  assert.is(told.length, 1)
})

test('stores facts and the details of the picture in one write, or neither', async context => {
  const { file, store } = context
  const both = (version: number, alt: string) =>
    store.change({
      products: new Map([
        ['Ch8', { version, facts: { seats: 1 }, details: { productName: 'Nyota', alt } }],
      ]),
    })
  const heard: string[] = []
  store.onChange(codes => void heard.push(...codes))
  store.slotDetails.onChange(paths => void heard.push(...paths))
  assert.ok(await both(0, 'x'.repeat(300)).catch(error => error))
  assert.equal([storedProduct(store, 'Ch8').version, store.slotDetails.value], [undefined, {}])
  assert.equal(heard, [])
  await both(0, 'A chair')
  assert.equal(heard, ['Ch8', SLOT])
  assert.ok(await both(0, 'Another').catch(error => error))
  const again = await openProductStore({ file })
  for (const one of [store, again]) {
    const { version, alt } = storedProduct(one, 'Ch8')
    assert.equal([version, alt, one.slotDetails.value[SLOT]?.alt], [1, 'A chair', 'A chair'])
  }
})

test('the version rises with a change of the picture alone, and no page of facts ends', async context => {
  const { store } = context
  let told = 0
  store.onChange(() => {
    told += 1
  })
  await store.change({ products: new Map([['Ch8', { details: { isVisible: false } }]]) })
  const { version, facts, isVisible } = storedProduct(store, 'Ch8')
  assert.equal([version, facts, isVisible], [1, undefined, false])
  assert.is(told, 0)
})

test('stores a list with its new products in one write', async ({ file, store }) => {
  const slot = { path: 'a.jpg', kind: 'image', alt: 'A', family: 'chair', shape: 'square' } as const
  const added = { code: 'Ch101', name: 'Lamu chair', slot, facts: { seats: 1 }, version: 1 }
  let told = 0
  store.onListChange(() => {
    told += 1
  })
  await store.changeList('chairs', list => list.products.push(added))
  assert.is(told, 1)
  const again = await openProductStore({ file })
  const chairs = again.collections.find(({ id }) => id === 'chairs')
  assert.equal([chairs?.version, chairs?.products.at(-1)], [1, added])
})

test('leaves a list alone where its change fails', async ({ store }) => {
  const before = store.collections
  const change = store.changeList('chairs', () => {
    throw new Error('somebody was first')
  })
  assert.match((await change.catch(error => error)).message, 'somebody was first')
  assert.is(store.collections, before)
})

test.run()
