import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose, families, type Subject } from '../../../server/drawings/index.ts'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { inPaintingOrder } from '../../../server/drawings/kit/order.ts'
import { emptyScene } from '../../../server/drawings/kit/scene.ts'
import { WORST_SHARE } from './painted-wrongly.ts'
import { paintingErrors } from './painting-errors.ts'

const test = suite('painting order')
const DRAWINGS = 240

for (const family of Object.keys(families)) {
  test(`${family} is painted in the order of a depth buffer`, () => {
    const count = Math.max(4, Math.round(DRAWINGS / Object.keys(families).length))
    for (let i = 1; i <= count; i++) {
      const subject: Subject = { path: `sheet/${family}-${i}.jpg`, family, shape: 'square' }
      const errors = paintingErrors(compose(subject))
      assert.ok(errors.covered > 0)
      assert.ok(
        errors.wrong <= errors.covered * WORST_SHARE,
        `${subject.path}: ${errors.wrong} of ${errors.covered} pixels are painted wrongly`,
      )
    }
  })
}

test('solids that cover each other cyclically are split', () => {
  const scene = emptyScene()
  new Builder(scene)
    .box([0, 40, 40], [100, 20, 20], '#c79a63')
    .box([80, 0, 20], [20, 130, 20], '#98a5ad')
    .box([40, 80, 0], [20, 20, 100], '#2f6b70')
  const ordered = { ...scene, parts: inPaintingOrder(scene.parts) }
  assert.equal(paintingErrors(ordered).wrong, 0)
})

test('control: the depth buffer detects a wrong order', () => {
  const scene = emptyScene()
  new Builder(scene)
    .box([0, 0, 0], [50, 50, 50], '#c79a63')
    .box([60, 0, 0], [50, 50, 50], '#98a5ad')
  const { parts } = scene
  assert.equal(paintingErrors({ ...scene, parts: [...parts] }).wrong, 0)
  assert.ok(paintingErrors({ ...scene, parts: [...parts].reverse() }).wrong > 100)
})

test.run()
