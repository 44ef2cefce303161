import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Book } from '../../../server/pdf/book.ts'
import { fitted } from '../../../server/pdf/fitted.ts'

const test = suite('the largest text that fits')

/** A book in which the words take ten lines of the size. */
const book = { heightOf: (_: string, { size = 0 }) => 10 * size } as unknown as Book
const style = { x: 0, y: 0, width: 100, color: '#000' }
const fit = (height: number, leading?: number) => {
  const found = fitted(
    book,
    'words',
    { ...style, ...(leading && { leading }) },
    { from: 12, to: 10, height },
  )
  return [found.size, found.height, found.lines]
}

test('goes down by half a point from the wanted size', () => {
  assert.equal(fit(500), [12, 120, undefined])
  assert.equal(fit(120), [12, 120, undefined])
  assert.equal(fit(119), [11.5, 115, undefined])
  assert.equal(fit(100), [10, 100, undefined])
})

test('is the smallest, cut after its last whole line, where none fits', () => {
  assert.equal(fit(99), [10, 99, 7])
  assert.equal(fit(25), [10, 25, 2])
  assert.equal(fit(25, 1), [10, 25, 2])
  assert.equal(fit(29, 1), [10, 29, 2])
  assert.equal(fit(5), [10, 5, 1])
})

test.run()
