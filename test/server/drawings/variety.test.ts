import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose, families } from '../../../server/drawings/index.ts'
import { renderDepth } from './depth-buffer.ts'
import { isHero, neighboursOf } from './neighbours.ts'

const test = suite('variety of drawings')
const NEIGHBOURS = 20
const LEAST_DIFFERENCE = 0.04
const LEAST_PAIRS = 0.9

for (const family of Object.keys(families).filter(name => !isHero(name))) {
  test(`twenty adjacent slots of ${family} differ in shape, not only in colour`, async () => {
    const { shapes } = await neighboursOf(family)
    assert.is(shapes.length, NEIGHBOURS)
    const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => difference(a, b)))
    const apart = pairs.filter(share => share >= LEAST_DIFFERENCE).length / pairs.length
    assert.ok(apart >= LEAST_PAIRS, `only ${Math.round(apart * 100)} % of pairs differ enough`)
  })
}

test('control: a shape does not differ from itself', () => {
  const { facing } = renderDepth(compose({ path: 'a', family: 'desk', shape: 'square' }), 96)
  assert.equal(difference(facing, facing), 0)
})

/** Share of pixels that show a face in another direction, or nothing. */
function difference(a: Uint8Array, b: Uint8Array): number {
  // A plain loop: it runs over a hundred million pixels.
  let different = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) different += 1
  return different / a.length
}

test.run()
