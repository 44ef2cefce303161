import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FactsChange } from '../../../server/products/change-schema.ts'
import type { ProductRecords } from '../../../server/products/records.ts'
import { openProductStore, type ProductStore } from '../../../server/products/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

interface Context {
  file: string
  store: ProductStore
  records: ProductRecords
  change: (facts: readonly (readonly [string, number, FactsChange])[]) => Promise<void>
}

const test = suite<Context>('store of product records')

const SLOT = 'executive-furniture/chairs/products/image-8.jpg'

test.before.each(async context => {
  context.file = join(await temporaryFolder(), 'products.json')
  const store = await openProductStore({ file: context.file })
  context.store = store
  context.records = store.records
  context.change = changes => {
    const products = changes.map(([code, version, facts]) => [code, { version, facts }] as const)
    return store.change({ products: new Map(products) })
  }
})

test('knows nothing of a product until something is said', ({ records }) => {
  assert.equal(records.of('Ch8'), { version: 0, facts: {} })
})

test('stores what is said, with a version that rises', async ({ file, records, change }) => {
  await change([['Ch8', 0, { widthMm: 450 }]])
  await change([['Ch8', 1, { seats: 1 }]])
  const facts = { widthMm: 450, seats: 1 }
  const again = (await openProductStore({ file })).records
  for (const one of [records, again]) {
    const { version, facts: known } = one.of('Ch8')
    assert.equal([version, known], [2, facts])
  }
  assert.is(JSON.parse(await readFile(file, 'utf8')).version, 5)
})

test('refuses a change that began from an older version, with all beside it', async context => {
  const { records, change } = context
  await change([['Ch8', 0, { widthMm: 450 }]])
  const both = change([
    ['Ch9', 0, { widthMm: 500 }],
    ['Ch8', 0, { widthMm: 460 }],
  ])
  const error = await both.then(
    () => undefined,
    (error: { status: number; message: string }) => error,
  )
  assert.is(error?.status, 409)
  assert.match(error?.message ?? '', 'Somebody else has changed Ch8')
  assert.equal(records.of('Ch9').version, 0)
  assert.equal(records.of('Ch8').facts, { widthMm: 450 })
})

test('takes one of two changes that begin from the same version', async ({ records, change }) => {
  const both = await Promise.allSettled(
    [450, 460].map(widthMm => change([['Ch8', 0, { widthMm }]])),
  )
  assert.equal(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
  assert.equal(records.of('Ch8').facts, { widthMm: 450 })
})

test('tells its listeners which products changed, once it is stored', async context => {
  const { file, records, change } = context
  const told: string[][] = []
  const stop = records.onChange(codes => void told.push([...codes]))
  await change(['Ch8', 'B1'].map(code => [code, 0, { seats: 1 }] as const))
  assert.equal(told, [['Ch8', 'B1']])
  assert.match(await readFile(file, 'utf8'), 'B1')
  stop()
  await change([['Ch8', 1, { seats: 2 }]])
  assert.is(told.length, 1)
})

test('stores facts and the details of the picture in one write, or neither', async context => {
  const { file, store, records } = context
  const both = (version: number, alt: string) =>
    store.change({
      products: new Map([['Ch8', { version, facts: { seats: 1 } }]]),
      slots: new Map([[SLOT, { productName: 'Nyota', alt }]]),
    })
  const heard: string[] = []
  records.onChange(codes => void heard.push(...codes))
  store.slotDetails.onChange(paths => void heard.push(...paths))
  assert.ok(await both(0, 'x'.repeat(300)).catch(error => error))
  assert.equal([records.of('Ch8').version, store.slotDetails.value, heard], [0, {}, []])
  await both(0, 'A chair')
  assert.equal(heard, ['Ch8', SLOT])
  assert.ok(await both(0, 'Another').catch(error => error))
  const again = await openProductStore({ file })
  for (const { records, slotDetails } of [store, again]) {
    assert.equal([records.of('Ch8').version, slotDetails.value[SLOT]?.alt], [1, 'A chair'])
  }
})

test('the version rises with a change of the picture alone, and no page of facts ends', async context => {
  const { store, records } = context
  let told = 0
  records.onChange(() => {
    told += 1
  })
  await store.change({
    products: new Map([['Ch8', {}]]),
    slots: new Map([[SLOT, { isVisible: false }]]),
  })
  assert.equal(records.of('Ch8'), { ...records.of('Ch8'), version: 1, facts: {} })
  assert.is(told, 0)
})

test('stores a list with what is said of its new products, in one write', async context => {
  const { file, records } = context
  const slot = { path: 'a.jpg', kind: 'image', alt: 'A', family: 'chair', shape: 'square' } as const
  const added = { code: 'Ch101', name: 'Lamu chair', slot }
  let told = 0
  records.onListChange(() => {
    told += 1
  })
  await records.changeList('chairs', list => list.products.push(added), { Ch101: { seats: 1 } })
  assert.is(told, 1)
  const again = (await openProductStore({ file })).records
  const chairs = again.collections.find(({ id }) => id === 'chairs')
  assert.equal([chairs?.version, chairs?.products.at(-1)], [1, added])
  assert.equal(again.of('Ch101').facts, { seats: 1 })
})

test('leaves a list alone where its change fails', async ({ records }) => {
  const before = records.collections
  const change = records.changeList('chairs', () => {
    throw new Error('somebody was first')
  })
  assert.match((await change.catch(error => error)).message, 'somebody was first')
  assert.is(records.collections, before)
})

test.run()
