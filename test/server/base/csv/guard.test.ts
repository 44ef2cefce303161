import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isConverted } from '../../../../server/base/csv/converted.ts'
import { guarded, startsAsFormula, unguarded } from '../../../../server/base/csv/guard.ts'

const test = suite('texts in cells that programs must not run')

const isEscaped = (text: string) => text.startsWith("'") || startsAsFormula(text)

test('every text is read back as it was, with apostrophes, signs and separators in any order', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@\'＝;|\t\r\n ",a1'), maxLength: 20 })
  fc.assert(
    fc.property(texts, text => {
      const cell = guarded(text, isEscaped)
      assert.is(unguarded(cell, isEscaped), text)
      assert.not(startsAsFormula(cell))
      const [, ...later] = cell.split(/[;|\t\r\n]/)
      for (const part of later) assert.not.match(part, /^[\s"]*[=+\-@＝]/)
    }),
    { numRuns: 10_000 },
  )
})

const typed = ["'tis", "6'", "rock 'n' roll; 'twas", "it's"]

for (const text of typed) {
  test(`${text}, as somebody typed it, keeps its apostrophes`, () =>
    assert.is(unguarded(text, isEscaped), text))
}

const ofConverted = suite('texts of which spreadsheet programs make something else')

const dates = ['1-2', '3/4', '2026-12-31', '12.5.', '10:30', '5 May 2026', 'MAR5', 'Dec-1', '1jan']
const numbers = ['007', '1E10', '2e5', '(5)', '12 %', '1,200', '10 am', '5p', 'TRUE', 'false', '7']

for (const text of [...dates, ...numbers]) {
  ofConverted(`${text} is escaped`, () => assert.ok(isConverted(text)))
}

const texts = [
  '',
  'Ch8',
  'E10',
  'KX-7',
  '3 weeks',
  'May',
  'Marble 5',
  'Oak',
  'Decor 12',
  'A4 desk',
  '-',
]

for (const text of texts) test(`"${text}" stays as it is`, () => assert.not(isConverted(text)))

test.run()
ofConverted.run()
