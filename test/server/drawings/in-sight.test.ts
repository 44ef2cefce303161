import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../server/drawings/kit/scene.ts'
import { inOnePlace, inSight } from './in-sight.ts'

const test = suite('things that layouts place')

test('control: what is behind a cupboard and what stands in another thing is found', () => {
  const scene = emptyScene()
  const b = new Builder(scene)
  const put = (name: string, at: readonly [number, number], h: number) =>
    b.insert(b.apart(0, inner => inner.box([0, 0, 0], [60, 40, h], '#ffffff')).scene, [...at, 0], {
      name,
      stands: 'on the floor',
    })
  put('chair', [0, 0], 40)
  put('cupboard', [30, 45], 300)
  put('table', [40, 20], 70)
  const shares = inSight(scene).map(({ thing, share }) => [thing.name, share < 0.6])
  assert.equal(shares, [
    ['chair', true],
    ['cupboard', false],
    ['table', true],
  ])
  assert.equal(inOnePlace(scene), ['chair and table', 'cupboard and table'])
})

test.run()
