import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bytesOf } from '../../../../../server/media/checks/pdf/bytes.ts'
import { checkIndexPlace } from '../../../../../server/media/checks/pdf/index-place.ts'

const test = suite('cross-reference index of a PDF')

/** Whether a file whose index begins after its first line passes. */
function passes(index: string, place?: number): boolean {
  const start = '%PDF-1.7\n'
  const text = `${start}${index}\nstartxref\n${place ?? start.length}\n%%EOF\n`
  try {
    checkIndexPlace(bytesOf(Buffer.from(text, 'latin1')))
    return true
  } catch (error) {
    assert.match(`${error}`, 'damaged')
    return false
  }
}

const table = 'xref\n0 1\n0000000000 65535 f\ntrailer\n'

test('is a table whose trailer names the root, or a stream of its type', () => {
  assert.is(passes(`${table}<</Size 1/Root 1 0 R>>`), true)
  assert.is(passes(`${table}<</Info<</A 1>>/R#6fot 1 0 R>>`), true)
  assert.is(passes('7 0 obj\n<</Type/XRef/Size 1>>\nstream\n'), true)
})

test('is refused without these names, and where it is cut', () => {
  assert.is(passes(`${table}<</Size 1>>`), false)
  assert.is(passes('7 0 obj\n<</Type/Font>>\nstream\n'), false)
  assert.is(passes(`${table}<</Size 1`), false)
  assert.is(passes('xref\n0 1\n'), false)
  assert.is(passes(`${table}<</Size 1>>\n<</Root 1 0 R>>`), false)
})

test('is refused where no index is at its place', () => {
  assert.is(passes(`${table}<</Root 1 0 R>>`, 3), false)
  assert.is(passes(`${table}<</Root 1 0 R>>`, 99999), false)
})

test.run()
