import * as assert from 'uvu/assert'
import { suite } from '#test'
import { compose, type Subject } from '../../../server/drawings/index.ts'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { emptyScene } from '../../../server/drawings/kit/scene.ts'
import { publicPages } from '../../support/public-pages.ts'
import { inOnePlace, inSight } from './in-sight.ts'

const test = suite('things that layouts place')

/** The least share of a thing's own pixels that can be seen. */
const LEAST = { 'at the wall': 0.4, hangs: 0.4, 'on the floor': 0.15 } as const

/** The families whose drawings are laid out. */
const families = [
  'clinic-inside',
  'library-inside',
  'office-inside',
  'classroom-inside',
  'camp-room',
]

for (const family of families) {
  const own = publicPages.flatMap(page => page.slots).filter(slot => slot.family === family)
  const seeds = Array.from({ length: 12 }, (_, i): Subject => {
    return { path: `sheet/${family}-${i + 1}.jpg`, family, shape: 'square' }
  })

  test(`in ${family} can be seen, and stand in places of their own`, () => {
    for (const subject of [...own, ...seeds]) {
      const scene = compose(subject)
      assert.ok(scene.things.length > 3)
      for (const { thing, share } of inSight(scene))
        assert.ok(
          share >= LEAST[thing.stands],
          `${subject.path}: ${thing.name} shows ${Math.round(share * 100)} % of itself`,
        )
      assert.equal(inOnePlace(scene), [], subject.path)
    }
  })
}

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
