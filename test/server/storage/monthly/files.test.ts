import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesFor } from '../../../../server/base/memory-budget.ts'
import { fileText } from '../../../../server/storage/monthly/file-text.ts'
import { byName, bytesOf, createOrder } from '../../../../server/storage/monthly/order.ts'
import { searchTexts } from '../../../../server/storage/monthly/search-texts.ts'
import type { SegmentFiles } from '../../../../server/storage/monthly/segment-files.ts'
import { valuesOf } from '../../../support/values-of.ts'

const ofOrder = suite('order of the rows of a monthly store')

interface Row {
  id: string
  createdAt: string
}

const row = (id: string, createdAt = '2026-11-22T10:00:00.000Z'): Row => ({ id, createdAt })
const size = bytesOf(row('a'))
const idsIn = (order: ReturnType<typeof createOrder<Row, string>>) =>
  [...order.newestFirst()].map(({ id }) => id)
const open = (mostBytes = 3 * size) => createOrder<Row, string>(({ id }) => id, mostBytes)

ofOrder('files are in the order of months, then of their numbers', () => {
  const names = ['2026-11-10', '2026-11-2', '2026-12-1', '2025-12-1']
  assert.equal(names.sort(byName), ['2025-12-1', '2026-11-2', '2026-11-10', '2026-12-1'])
})

ofOrder('rows are found by id, and listed with the newest first', () => {
  const order = open()
  order.place('2026-12-1', [row('c'), row('d')], 2)
  order.place('2026-11-1', [row('a'), row('b')], 2)
  assert.equal(idsIn(order), ['d', 'c', 'b', 'a'])
  assert.equal(valuesOf(order.segments(), 'name'), ['2026-11-1', '2026-12-1'])
  assert.is(order.size, 4)
  assert.is(order.find('c')?.segment.name, '2026-12-1')
  assert.equal([order.has('2026-11-1'), order.has('2026-11-2')], [true, false])
})

ofOrder('a changed file replaces its rows from the first that differs', () => {
  const order = open()
  const [a, b, c] = [row('a'), row('b'), row('c')]
  order.place('2026-11-1', [a, b, c], 3)
  const known = order.find('c')
  order.place('2026-11-1', [a, c, row('d', '2026-11-30T00:00:00.000Z')], 4, [a, b, c])
  assert.equal(idsIn(order), ['d', 'c', 'a'])
  assert.is(order.find('b'), undefined)
  assert.is(order.find('c'), known)
  const [segment] = order.segments()
  assert.equal([segment?.bytes, segment?.newest], [4, '2026-11-30T00:00:00.000Z'])
})

ofOrder('a file without rows has no newest one, and one that is dropped leaves none', () => {
  const order = open()
  order.place('2026-11-1', [], 0)
  assert.is(order.segments()[0]?.newest, '')
  order.place('2026-12-1', [row('a')], 1)
  order.drop('2026-12-1')
  order.drop('2026-10-1')
  assert.equal([order.size, order.find('a'), order.segments().length], [0, undefined, 1])
})

ofOrder('a row goes into the last file of its month until that is full', () => {
  const order = open()
  const fileFor = (pending: [string, number][] = []) => order.segmentFor(row('a'), new Map(pending))
  assert.is(fileFor(), '2026-11-1')
  order.place('2026-11-1', [], 2 * size)
  assert.is(fileFor(), '2026-11-1')
  assert.is(fileFor([['2026-11-1', 1]]), '2026-11-2')
  order.place('2026-11-1', [], 2 * size + 1)
  assert.is(fileFor(), '2026-11-2')
  assert.is(fileFor([['2026-11-2', size]]), '2026-11-2')
  assert.is(fileFor([['2026-11-2', 2 * size + 1]]), '2026-11-3')
  assert.is(fileFor([['2026-12-1', size]]), '2026-11-2')
})

ofOrder('a row that is larger than a file may be has one of its own', () => {
  const order = open(size - 1)
  assert.is(order.segmentFor(row('a'), new Map()), '2026-11-1')
  order.place('2026-11-1', [], 0)
  assert.is(order.segmentFor(row('a'), new Map()), '2026-11-1')
  order.place('2026-11-1', [row('a')], size)
  assert.is(order.segmentFor(row('b'), new Map()), '2026-11-2')
})

const ofSearch = suite('texts of the rows of files')

type WordRow = { id: string; createdAt: string; word: string }

/** Files with rows by their names, what was read of them and how often each was written. */
function files(rows: Record<string, Record<string, string>>) {
  const read: string[] = []
  const writes: Record<string, number> = {}
  const segments = {
    writesOf: (name: string) => writes[name] ?? 0,
    async readUncached(name: string) {
      read.push(name)
      return Object.entries(rows[name] ?? {}).map(([id, word]) => ({ id, createdAt: '', word }))
    },
  } as unknown as SegmentFiles<WordRow>
  const { idsWith } = searchTexts<WordRow>(segments, ({ word }) => word)
  return {
    read,
    writes,
    rows,
    found: async (name: string, ...words: string[]) => [...(await idsWith(words, name))],
  }
}

ofSearch('are read once, and found by all words', async () => {
  const { read, found } = files({ one: { a: 'red oak', b: 'oak' }, two: { c: 'oak' } })
  assert.equal(await found('one', 'oak'), ['a', 'b'])
  assert.equal(await found('one', 'oak', 'red'), ['a'])
  assert.equal(await found('two', 'oak'), ['c'])
  assert.equal(await found('two', 'elm'), [])
  assert.equal(read, ['one', 'two'])
})

ofSearch('are read again after their file was written', async () => {
  const { read, writes, rows, found } = files({ one: { a: 'oak' }, two: { b: 'oak' } })
  for (const name of ['one', 'two']) await found(name, 'oak')
  rows.one = { a: 'elm' }
  writes.one = 1
  assert.equal([await found('one', 'oak'), await found('one', 'elm')], [[], ['a']])
  await found('two', 'oak')
  assert.equal(read, ['one', 'two', 'one'])
})

ofSearch('are cached up to their share of the memory, each counted once', async () => {
  const large = 'x'.repeat(0.3 * bytesFor('inquiries'))
  const { read, writes, found } = files({
    one: { a: large },
    two: { b: large },
    three: { c: large },
    four: { d: large },
  })
  for (const written of [1, 2, 3, 4]) {
    writes.one = written
    await found('one', 'x')
  }
  read.length = 0
  for (const name of ['one', 'two', 'three', 'four', 'three', 'four', 'one']) await found(name, 'x')
  assert.equal(read, ['two', 'three', 'four', 'four'])
})

ofSearch('fill it to the last letter, an id counted', async () => {
  const { read, found } = files({
    ...{ one: { a: 'x'.repeat(bytesFor('inquiries') - 1) }, two: { b: 'x' }, none: {} },
  })
  for (const name of ['one', 'two', 'one', 'two', 'none', 'none']) await found(name, 'x')
  assert.equal(read, ['one', 'two', 'two', 'none'])
})

const ofText = suite('text of a file of rows (fileText)')

const plain = (rows: readonly object[]) =>
  `{"version":3,"data":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

const word = fc.string({ unit: 'grapheme', maxLength: 20 })
const deed = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), words: fc.array(word, { maxLength: 5 }) }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(30), word }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
)

ofText('is the same after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), deeds => {
      const textOf = fileText(3)
      let rows: { word: string }[] = []
      assert.is(textOf(rows).toString(), plain(rows))
      for (const deed of deeds) {
        rows = [...rows]
        if (deed.kind === 'join') rows.push(...deed.words.map(word => ({ word })))
        if (deed.kind === 'change' && deed.at < rows.length) rows[deed.at] = { word: deed.word }
        if (deed.kind === 'remove') rows.splice(deed.at, 1)
        assert.is(textOf(rows).toString(), plain(rows))
      }
    }),
  )
})

ofText('serialises an unchanged row once', () => {
  const textOf = fileText(3)
  let times = 0
  const toJSON = () => {
    times += 1
    return { times }
  }
  const row = { toJSON }
  textOf([row])
  assert.is(textOf([row, { word: 'oak' }]).toString(), plain([{ times: 1 }, { word: 'oak' }]))
  assert.is(times, 1)
})

ofOrder.run()
ofSearch.run()
ofText.run()
