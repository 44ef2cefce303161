import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import type { Vec } from '../../../../server/drawings/kit/geometry.ts'
import { project } from '../../../../server/drawings/kit/projection.ts'
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

test('for phones a scene fills the height, and is up to a quarter wider than the picture', () => {
  const sized = (w: number, d: number, h: number) => {
    const scene = emptyScene()
    new Builder(scene).box([0, 0, 0], [w, d, h], '#c79a63')
    const { k } = viewOf(scene, 'phone')
    // Seen along the diagonal of all axes, with each as long as it is.
    return { width: (w + d) * Math.sqrt(0.75) * k, height: ((w + d) / 2 + h) * k }
  }
  const [left, top, right, bottom] = stages.phone.room
  const close = (a: number, b: number) => assert.ok(Math.abs(a / b - 1) < 0.02, `${a} px, not ${b}`)
  close(sized(100, 100, 40).height, bottom - top)
  close(sized(100, 100, 20).height, bottom - top)
  assert.ok(sized(100, 100, 20).width > stages.phone.width)
  close(sized(100, 100, 0).width, 1.25 * (right - left))
})

test('a shadow ends on the stage, and what casts it does not touch the other side', () => {
  for (const [w, d, h] of [
    [40, 40, 400],
    [300, 20, 120],
    [20, 300, 120],
  ] as const) {
    const scene = emptyScene()
    new Builder(scene).box([0, 0, 0], [w, d, h], '#c79a63')
    for (const shape of ['square', 'landscape'] as const) {
      const { k, x, y } = viewOf(scene, shape)
      const at = (point: Vec) => project(point).map((value, i) => value * k + (i ? y : x))
      // What is h high falls 0.42 h along x and 0.12 h against y.
      const [right = 0] = at([w + 0.42 * h, -0.12 * h, 0])
      const [, bottom = 0] = at([w + 0.42 * h, d - 0.12 * h, 0])
      const [left = 0] = at([0, d, 0])
      assert.ok(right < stages[shape].width - 8, `${right} px at the right`)
      assert.ok(bottom < stages[shape].height - 8, `${bottom} px at the bottom`)
      assert.ok(left > 24, `${left} px at the left`)
    }
  }
})

test.run()
