import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { guarded, startsAsFormula, unguarded } from '../../../server/csv/guard.ts'

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

test.run()
