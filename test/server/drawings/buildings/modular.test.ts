import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { type Block, block, openLook } from '../../../../server/drawings/buildings/modular.ts'
import * as o from '../../../../server/drawings/buildings/openings.ts'
import type { Opening } from '../../../../server/drawings/buildings/spread.ts'
import { along, type Unit } from '../../../../server/drawings/buildings/unit.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { boundsOf } from '../../../../server/drawings/kit/geometry.ts'
import { emptyScene } from '../../../../server/drawings/kit/scene.ts'
import type { Thing } from '../../../../server/drawings/layout/thing.ts'

const test = suite('buildings of units')

/** The box around the solids of a building that have a colour of their own. */
function built(spec: Block) {
  const scene = emptyScene()
  const brief = briefFor('buildings/1.jpg')
  block(spec)(new Builder(scene), openLook(brief, { paints: ['#ffffff'], accents: ['#000000'] }))
  return { scene, highest: boundsOf(scene.parts.map(({ bounds }) => bounds.max)).max[2] }
}
const post: Thing = b => b.box(0, [10, 10, 50], '#ff0000')

test('a house of one part is built like a row of one unit', () => {
  const unit = { size: [400, 300, 240], slab: 20 } as const
  assert.equal(built(unit).scene, built({ units: [unit] }).scene)
})

test('a storey stands on the slab of the one below', () => {
  const unit = { size: [400, 300, 240], slab: 20 } as const
  assert.is(built({ ...unit, above: unit }).highest, 2 * built(unit).highest)
})

test('a roof lies on the walls without a slab below it', () => {
  assert.is(built({ size: [400, 300, 240], roof: post }).highest, 240 + 50)
})

test('things along a front stand before the part of it that no wing hides', () => {
  const { scene } = built({
    size: [400, 300, 240],
    lift: 30,
    before: along(post),
    ...{ leftWing: { size: [150, 100, 240] }, isFixed: true },
  })
  const found = scene.things.find(({ name }) => name === 'along 1')
  const { min } = boundsOf((found?.solids ?? []).map(({ bounds }) => bounds.min))
  assert.ok(min[0] > 150 && min[1] > 300)
  assert.is(min[2], 30)
})

const wall = (front: Opening[]) => () => built({ size: [300, 300, 600], roof: post, front })

test('a door that has no room on its wall is an error, as are openings of which none has', () => {
  assert.throws(wall([o.door(), o.door(), o.door()]), /too few for openings of 96 and 96 and 96/)
  assert.throws(wall([o.window(290)]), /300 cm of a wall are free/)
})

test('windows are fewer where a wall is too short for all of them', () => {
  assert.equal(
    wall([o.door(), o.window(), o.window()])().scene,
    wall([o.door(), o.window()])().scene,
  )
})

test('the upper windows of a wall show above a lower unit beside it', () => {
  const house = (right: Opening[]) => {
    const high: Unit = { size: [300, 300, 600], roof: post, right }
    return built({ units: [high, { size: [200, 300, 240], roof: post }], gap: 0 }).scene
  }
  assert.equal(house([o.window()]), house([]))
  assert.not.equal(house([o.upstairs(o.window())]), house([]))
})

test.run()
