import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import { stages, viewOf } from '../../../../server/drawings/kit/stage.ts'

const test = suite('stage')

test('fits a wide round solid between the edges', () => {
  const scene = emptyScene()
  new Builder(scene).cylinder([0, 0, 0], 100, 4, '#c79a63')
  const { k } = viewOf(scene, 'square')
  // Seen along the axes' diagonal, a circle of radius r is r times the square root of 3/2 wide.
  const width = 2 * 100 * Math.sqrt(1.5) * k
  const [left, , right] = stages.square.room
  assert.ok(width <= (right - left) * 1.02, `${width} px in ${right - left} px`)
})

test.run()
