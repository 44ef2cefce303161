import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'

const test = suite('builder of drawings')

function boundsOf(build: (b: Builder) => void) {
  const scene = emptyScene()
  build(new Builder(scene).at(100, 200, 10))
  return scene.parts.map(({ bounds: { min, max } }) => [...min, ...max])
}

test('a number for a place is a height above the origin', () => {
  assert.equal(
    boundsOf(b => b.box(30, [4, 6, 8], '#c79a63')),
    boundsOf(b => b.box([0, 0, 30], [4, 6, 8], '#c79a63')),
  )
})

test('a block is centred over the origin, or only across where its back is told', () => {
  assert.equal(
    boundsOf(b => b.block(30, [4, 6, 8], '#c79a63')),
    [[98, 197, 40, 102, 203, 48]],
  )
  assert.equal(
    boundsOf(b => b.block([5, 30], [4, 6, 8], '#c79a63')),
    [[98, 205, 40, 102, 211, 48]],
  )
})

test.run()
