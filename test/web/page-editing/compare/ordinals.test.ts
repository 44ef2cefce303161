import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ordinal, shortOrdinal } from '../../../../web/page-editing/compare/ordinals.ts'

const test = suite('ordinals')

test('are words up to the ninth, then numbers', () => {
  assert.equal([0, 8, 9, 20].map(ordinal), ['First', 'Ninth', '10th', '21st'])
})

test('end as they are spoken', () => {
  const places = [1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 101, 111, 112, 113, 122]
  assert.equal(
    places.map(place => shortOrdinal(place - 1)),
    [
      ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '14th', '21st', '22nd'],
      ...['23rd', '101st', '111th', '112th', '113th', '122nd'],
    ],
  )
})

test.run()
