import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openProductRecords, type ProductRecords } from '../../../server/products/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite<{ file: string; records: ProductRecords }>('store of product records')

test.before.each(async context => {
  context.file = join(await temporaryFolder(), 'products.json')
  context.records = await openProductRecords({ file: context.file })
})

test('knows nothing of a product until something is said', ({ records }) => {
  assert.equal(records.of('Ch8'), { version: 0, facts: {} })
})

test('stores what is said, with a version that rises', async ({ file, records }) => {
  await records.change(new Map([['Ch8', { version: 0, widthMm: 450 }]]))
  await records.change(new Map([['Ch8', { version: 1, seats: 1 }]]))
  const facts = { widthMm: 450, seats: 1 }
  const again = await openProductRecords({ file })
  for (const one of [records, again]) {
    const { version, facts: known } = one.of('Ch8')
    assert.equal([version, known], [2, facts])
  }
  assert.is(JSON.parse(await readFile(file, 'utf8')).version, 2)
})

test('refuses a change that began from an older version, with all beside it', async context => {
  const { records } = context
  await records.change(new Map([['Ch8', { version: 0, widthMm: 450 }]]))
  const change = records.change(
    new Map([
      ['Ch9', { version: 0, widthMm: 500 }],
      ['Ch8', { version: 0, widthMm: 460 }],
    ]),
  )
  const error = await change.then(
    () => undefined,
    (error: { status: number; message: string }) => error,
  )
  assert.is(error?.status, 409)
  assert.match(error?.message ?? '', 'Somebody else has changed Ch8')
  assert.equal(records.of('Ch9').version, 0)
  assert.equal(records.of('Ch8').facts, { widthMm: 450 })
})

test('takes one of two changes that begin from the same version', async ({ records }) => {
  const both = await Promise.allSettled(
    [450, 460].map(widthMm => records.change(new Map([['Ch8', { version: 0, widthMm }]]))),
  )
  assert.equal(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
  assert.equal(records.of('Ch8').facts, { widthMm: 450 })
})

test('tells its listeners which products changed, once it is stored', async ({ file, records }) => {
  const told: string[][] = []
  const stop = records.onChange(codes => void told.push([...codes]))
  const changes = ['Ch8', 'B1'].map(code => [code, { version: 0, seats: 1 }] as const)
  await records.change(new Map(changes))
  assert.equal(told, [['Ch8', 'B1']])
  assert.match(await readFile(file, 'utf8'), 'B1')
  stop()
  await records.change(new Map([['Ch8', { version: 1, seats: 2 }]]))
  assert.is(told.length, 1)
})

test('reads what was said before there were lists', async ({ file }) => {
  const said = { version: 3, facts: { seats: 2 }, updatedAt: '2026-11-25T10:00:00.000Z' }
  await writeFile(file, JSON.stringify({ version: 1, data: { Ch8: said } }))
  const records = await openProductRecords({ file })
  assert.equal(records.of('Ch8').facts, { seats: 2 })
  assert.equal(records.lists, {})
})

test('stores a list with what is said of its new products, in one write', async context => {
  const { file, records } = context
  const slot = { path: 'a.jpg', kind: 'image', alt: 'A', family: 'chair', shape: 'square' } as const
  const added = { code: 'Ch101', name: 'Lamu chair', slot }
  let told = 0
  records.onListChange(() => {
    told += 1
  })
  await records.changeList('chairs', list => list.added.push(added), { Ch101: { seats: 1 } })
  assert.is(told, 1)
  const again = await openProductRecords({ file })
  assert.equal(again.lists, { chairs: { version: 1, added: [added], deleted: [], order: [] } })
  assert.equal(again.of('Ch101').facts, { seats: 1 })
})

test('leaves a list alone where its change fails', async ({ records }) => {
  const change = records.changeList('chairs', () => {
    throw new Error('somebody was first')
  })
  assert.match((await change.catch(error => error)).message, 'somebody was first')
  assert.equal(records.lists, {})
})

test.run()
