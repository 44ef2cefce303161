import * as assert from 'uvu/assert'
import { suite } from '#test'
import { furniture } from '../../../server/drawings/families/furniture/index.ts'
import { compose, draw } from '../../../server/drawings/index.ts'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { randomFrom } from '../../../server/drawings/kit/random.ts'
import { emptyScene, type Scene } from '../../../server/drawings/kit/scene.ts'
import { bottle } from '../../../server/drawings/props/bar-things.ts'
import { bent } from '../../../server/drawings/props/bent.ts'
import { cushion, outlineOf } from '../../../server/drawings/props/outline.ts'
import { renderDepth } from './depth-buffer.ts'
import { neighboursOf } from './neighbours.ts'

const test = suite('furniture drawings')

const pieces = {
  bar: ['counter', 'stool', 'high-table', 'shelf'],
  'outdoor-furniture': ['dining', 'lounger', 'bench', 'parasol'],
}

for (const [family, traits] of Object.entries(pieces)) {
  test(`each trait of ${family} draws another image`, () => {
    const drawings = traits.map(trait =>
      draw({ path: 'furniture/a-1.jpg', family, shape: 'square', traits: [trait] }),
    )
    assert.is(new Set(drawings).size, traits.length)
  })

  for (const trait of traits)
    test(`twenty adjacent slots of ${family} as ${trait} differ in shape`, () => {
      const shapes = Array.from({ length: 20 }, (_, i) => {
        const path = `furniture/${trait}-${i + 1}.jpg`
        return renderDepth(compose({ path, family, shape: 'square', traits: [trait] }), 96).facing
      })
      const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => difference(a, b)))
      const apart = pairs.filter(share => share >= 0.04).length / pairs.length
      assert.ok(apart >= 0.9, `only ${Math.round(apart * 100)} % of pairs differ enough`)
    })
}

test('every furniture family has ten constructions or more among twenty adjacent slots', async () => {
  for (const family of Object.keys(furniture)) {
    const { extents } = await neighboursOf(family)
    assert.is(extents.length, 20)
    const counts = new Set(extents.map(({ solids }) => solids))
    assert.ok(counts.size >= 10, `${family}: ${counts.size}`)
  }
})

test('nothing indoors reaches below the floor, except the corners of slanting feet', async () => {
  const indoors = Object.keys(furniture).filter(name => name !== 'outdoor-furniture')
  for (const family of indoors)
    for (const [i, { all }] of (await neighboursOf(family)).extents.entries()) {
      const lowest = all.min[2]
      assert.ok(lowest > -2.2, `${family} ${i + 1} reaches to ${lowest}`)
    }
})

test('a bent bar is closed at its joints and keeps its thickness', () => {
  const scene = emptyScene()
  bent(
    new Builder(scene),
    [
      [0, 0, 0],
      [0, 0, 50],
      [40, 0, 50],
    ],
    [4, 4],
    '#c79a63',
  )
  const [upright, lying] = solidsOf(scene)
  assert.equal([upright?.bounds.min[0], upright?.bounds.max[0]].map(round), [-2, 2])
  assert.equal([lying?.bounds.min[2], lying?.bounds.max[2]].map(round), [48, 52])
  assert.is(round(upright?.bounds.max[2]), 52)
})

test('a cushion hides the seam between its sides and its crown', () => {
  const scene = emptyScene()
  cushion(new Builder(scene), outlineOf(40, 40), 0, 10, '#2f6b70')
  const [sides] = solidsOf(scene)
  assert.is(
    sides?.facets.some(facet => facet.normal[2] > 0.9),
    false,
  )
})

test('the base of a bottle is at its origin', () => {
  const scene = emptyScene()
  bottle(new Builder(scene), randomFrom(1), 30)
  const bounds = solidsOf(scene).map(solid => solid.bounds)
  assert.is(Math.min(...bounds.map(b => b.min[2])), 0)
  assert.is(round(Math.max(...bounds.map(b => b.max[2]))), 30)
})

function solidsOf(scene: Scene) {
  return scene.parts.flatMap(part => part.solids)
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + (value === b[i] ? 0 : 1), 0) / a.length
}

function round(value = Number.NaN): number {
  return Math.round(value * 10) / 10
}

test.run()
