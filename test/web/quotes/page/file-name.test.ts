import * as assert from 'uvu/assert'
import { suite } from '#test'
import { fileNameOf } from '../../../../web/quotes/page/file-name.ts'

const test = suite('file of a quote')

test('is called by its number, and by its version from the second one on', () => {
  const quote = { number: '2026-0042' }
  assert.is(fileNameOf(quote, 1), 'Quote-2026-0042.pdf')
  assert.is(fileNameOf(quote, 2), 'Quote-2026-0042-version-2.pdf')
})

test.run()
