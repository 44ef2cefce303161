import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesFor } from '../../../../server/memory-budget.ts'
import { searchTexts } from '../../../../server/store/monthly/search-texts.ts'
import type { SegmentFiles } from '../../../../server/store/monthly/segment-files.ts'

const test = suite('texts of the rows of files')

type Row = { id: string; createdAt: string; word: string }

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
  } as unknown as SegmentFiles<Row>
  const { idsWith } = searchTexts<Row>(segments, ({ word }) => word)
  return {
    read,
    writes,
    rows,
    found: async (name: string, ...words: string[]) => [...(await idsWith(words, name))],
  }
}

test('are read once, and found by all words', async () => {
  const { read, found } = files({ one: { a: 'red oak', b: 'oak' }, two: { c: 'oak' } })
  assert.equal(await found('one', 'oak'), ['a', 'b'])
  assert.equal(await found('one', 'oak', 'red'), ['a'])
  assert.equal(await found('two', 'oak'), ['c'])
  assert.equal(await found('two', 'elm'), [])
  assert.equal(read, ['one', 'two'])
})

test('are read again after their file was written', async () => {
  const { read, writes, rows, found } = files({ one: { a: 'oak' }, two: { b: 'oak' } })
  for (const name of ['one', 'two']) await found(name, 'oak')
  rows.one = { a: 'elm' }
  writes.one = 1
  assert.equal([await found('one', 'oak'), await found('one', 'elm')], [[], ['a']])
  await found('two', 'oak')
  assert.equal(read, ['one', 'two', 'one'])
})

test('are cached up to their share of the memory, and those of a file are counted once', async () => {
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

test('fill it to the last letter, an id counted', async () => {
  const { read, found } = files({
    ...{ one: { a: 'x'.repeat(bytesFor('inquiries') - 1) }, two: { b: 'x' }, none: {} },
  })
  for (const name of ['one', 'two', 'one', 'two', 'none', 'none']) await found(name, 'x')
  assert.equal(read, ['one', 'two', 'two', 'none'])
})

test.run()
