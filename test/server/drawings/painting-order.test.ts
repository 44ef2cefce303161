import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { inPaintingOrder } from '../../../server/drawings/kit/order.ts'
import { emptyScene } from '../../../server/drawings/kit/scene.ts'
import { paintingErrors } from './painting-errors.ts'

const test = suite('painting order')

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
