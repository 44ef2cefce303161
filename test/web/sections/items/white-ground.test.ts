import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isOnWhite } from '../../../../web/sections/items/white-ground.ts'

const test = suite('photos on white')

/** Eight by eight pixels, of which `colour` gives red, green and blue. */
const pixels = (colour: (x: number, y: number) => number) =>
  Array.from({ length: 64 }, (_, at) => {
    const value = colour(at % 8, Math.floor(at / 8))
    return [value, value, value, 255]
  }).flat()

test('are those with white edges, whatever is in their middle', () => {
  assert.ok(isOnWhite(pixels(() => 255)))
  assert.ok(isOnWhite(pixels((x, y) => (x > 1 && x < 6 && y > 1 && y < 6 ? 20 : 248))))
})

test('may have an object that reaches an edge', () => {
  assert.ok(isOnWhite(pixels((x, y) => (y === 7 && x > 2 && x < 6 ? 90 : 252))))
})

test('are not those of rooms, of light walls, or with one coloured channel', () => {
  assert.not.ok(isOnWhite(pixels(() => 120)))
  assert.not.ok(isOnWhite(pixels(() => 235)))
  assert.not.ok(isOnWhite(pixels((_, y) => (y > 3 ? 200 : 255))))
  assert.not.ok(isOnWhite(pixels(() => 255).map((value, at) => (at % 4 === 2 ? 180 : value))))
})

test.run()
