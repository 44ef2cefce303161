import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { cellOf } from '../../../../../server/features/inquiries/inbox/csv.ts'

const test = suite('cells of the CSV export')

const changed: [text: string, cell: string][] = [
  ['=1+1', "'=1+1"],
  ['+254 700 123456', '+254 700 123456'],
  ['+254733111222', '+254733111222'],
  ['+254 700-123456', "'+254 700-123456"],
  ['+1', "'+1"],
  ['+254 700 123456\n=1', '"\'+254 700 123456\n\'=1"'],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t'=1"],
  ['＝1+1', "'＝1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; =1+1', "x; '=1+1"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x|@A1', "x|'@A1"],
  ['x;＋1', "x;'＋1"],
  ['x;;=1', "x;;'=1"],
  ['x;"=1"', `"x;""'=1"""`],
  ['first\n=1+1', `"first\n'=1+1"`],
  ['first\r\n-1', `"first\r\n'-1"`],
  ['chairs:\n- 3 of oak', `"chairs:\n'- 3 of oak"`],
]

for (const [text, cell] of changed) {
  test(`${JSON.stringify(text)} is escaped, so that it is no formula`, () =>
    assert.is(cellOf(text), cell))
}

const kept: [text: string, cell: string][] = [
  ['', ''],
  ['Ann', 'Ann'],
  ['ann@example.com', 'ann@example.com'],
  ['a - b = c + d', 'a - b = c + d'],
  ['Monday; Tuesday | noon', 'Monday; Tuesday | noon'],
  ['a-b;c-d', 'a-b;c-d'],
  ['first, second', '"first, second"'],
  ['first, -20 %', '"first, -20 %"'],
  ['she said "no"', '"she said ""no"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\rtwo', '"one\rtwo"'],
]

for (const [text, cell] of kept) {
  test(`${JSON.stringify(text)} stays as it is`, () => assert.is(cellOf(text), cell))
}

test('no part of a cell is a formula, with any separator', () => {
  const signs = [...'=+-@＝', ...';|\t\r\n', ...' "\',a1']
  const texts = fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(texts, text => {
      for (const part of `a,${cellOf(text)}`.split(/[;|\t\r\n]/).slice(1)) {
        assert.not.match(part, /^[\s"]*[=+\-@＝]/)
      }
    }),
    { numRuns: 5000 },
  )
})

test('quoting keeps each text in one cell, unchanged but for the escapes', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'=;"\n, ab') })
  fc.assert(
    fc.property(texts, text => {
      const cell = cellOf(text)
      const isQuoted = cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
      assert.is(isQuoted, /[",\n]/.test(text))
      const value = isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell
      assert.is(value.replaceAll("'", ''), text)
    }),
  )
})

test.run()
