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
      const text = rows.map(row => lineOf(row.map(quoted))).join('')
      for (const head of ['x,y\r\n', 'x,y\n', 'x,y\r'])
        assert.equal((await readRecords(head + text, ',', 100)).slice(1), rows)
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

test('lines that end in several ways are read alike, wherever the text is cut in reading', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => [String(at), '"a"'])
  const text = `x,y\n${rows.map(([at]) => `${at},"""a"""\r\n`).join('')}`
  assert.equal((await readRecords(text, ',', 5000)).slice(1), rows)
})

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
