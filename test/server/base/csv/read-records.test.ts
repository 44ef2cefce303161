import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lineOf, quoted } from '../../../../server/base/csv/line.ts'
import { readRecords } from '../../../../server/base/csv/read-records.ts'

const test = suite('records of table files')

test('what is written is read, whatever is in the cells', async () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a",;\r\n \'=\t'), maxLength: 8 })
  // A line of one empty cell is an empty line.
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(rows, async rows => {
      // The first line decides how lines end.
      const text = lineOf(['x', 'y']) + rows.map(row => lineOf(row.map(quoted))).join('')
      assert.equal((await readRecords(text, ',', 100)).slice(1), rows)
    }),
    { numRuns: 300 },
  )
})

const files: [what: string, text: string, separator: ',' | ';' | '\t'][] = [
  ['semicolons', 'a;b\r\n"1;2";3', ';'],
  ['tabs', 'a\tb\n1;2\t3\n', '\t'],
  ['the line ends of an old Mac', 'a,b\r1;2,3', ','],
]

for (const [what, text, separator] of files) {
  test(`${what} are read`, async () =>
    assert.equal(await readRecords(text, separator, 10), [
      ['a', 'b'],
      ['1;2', '3'],
    ]))
}

test('an inch mark in a cell is a character of it', async () =>
  assert.equal(await readRecords('a,b\n42" desk,1', ',', 10), [
    ['a', 'b'],
    ['42" desk', '1'],
  ]))

const refusal = (text: string, most: number) =>
  readRecords(text, ',', most).then(
    () => '',
    error => error.message,
  )

test('a quotation mark that is never closed is named by its row', async () => {
  const expected = /^Row 2 cannot be read: a quotation mark in it is never closed/
  assert.match(await refusal('a,b\n"1,2\n3,4\n', 10), expected)
  assert.match(await refusal(`a,b\n"${'1,2\n'.repeat(30_000)}`, 10), expected)
})

test('a file of too many rows is refused before all of it is read', async () => {
  assert.match(await refusal('1\n'.repeat(2_000_000), 100), /^The file has more than 100 rows/)
})

test.run()
