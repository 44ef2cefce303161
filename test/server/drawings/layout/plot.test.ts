import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { Builder } from '../../../../server/drawings/kit/builder.ts'
import { boundsOf } from '../../../../server/drawings/kit/geometry.ts'
import { emptyScene, type Scene } from '../../../../server/drawings/kit/scene.ts'
import { layOut, type Site } from '../../../../server/drawings/layout/plot.ts'
import type { Context, Thing } from '../../../../server/drawings/layout/thing.ts'

const test = suite('land around a building')

const block =
  (w: number, d = 40): Thing =>
  b =>
    b.box([0, 0, 0], [w, d, 50], '#ffffff')

/** The land of a building of 400 by 300 cm. */
function landOf(site: Site<Context>): Scene {
  const scene = emptyScene()
  layOut(new Builder(scene), { brief: briefFor('plots/1.jpg') }, site, { w: 400, d: 300 })
  return scene
}

const thing = ({ things }: Scene, name: string) => {
  const found = things.find(one => one.name === name)
  assert.ok(found, `${name} is there`)
  return boundsOf((found?.solids ?? []).flatMap(({ bounds: { min, max } }) => [min, max]))
}
const landIn = ({ catches }: Scene) => boundsOf(catches.flat())

test('reaches behind what stands there', () => {
  const scene = landOf({ behind: [block(900, 200)] })
  const { min, max } = thing(scene, 'behind 1')
  assert.ok(max[1] < 0, 'it stands behind the building')
  assert.ok(min[1] > landIn(scene).min[1] && max[0] < landIn(scene).max[0], 'it stands on the land')
})

test('has its edge on both sides of the path, before all else', () => {
  const scene = landOf({ path: '#ffffff', front: [block(90, 120)], edge: [block(60)] })
  const [left, right] = [thing(scene, 'edge 1 1'), thing(scene, 'edge 2 1')]
  assert.ok(left.max[0] < 400 * 0.44 - 50 && right.min[0] > 400 * 0.44 + 50)
  assert.ok(left.min[1] > thing(scene, 'front 1').max[1])
  assert.ok(right.max[1] < landIn(scene).max[1])
})

test('leaves an edge free that is too short', () => {
  const scene = landOf({ path: '#ffffff', edge: [block(150)] })
  assert.is(scene.things.length, 1)
  assert.ok(thing(scene, 'edge 1 1').min[0] > 400 * 0.44 + 50, 'it is at the right of the path')
})

test('ends at its road, along which something passes and stays on it', () => {
  const scene = landOf({ road: block(200, 160) })
  const [moving] = scene.parts.filter(({ motion }) => motion)
  const { min, max } = landIn(scene)
  assert.ok(moving && moving.bounds.min[0] >= min[0] && moving.bounds.max[0] <= max[0])
  assert.ok((moving?.bounds.min[1] ?? 0) > landIn(landOf({})).max[1])
  assert.ok((moving?.bounds.max[1] ?? Infinity) <= max[1])
})

test('has its lake beyond a strip of land, whose shore a jetty reaches', () => {
  const scene = landOf({ front: [block(60, 80)], lake: [block(80, 300)] })
  const shore = thing(scene, 'beyond 1').min[1]
  const [land, lake] = scene.catches.map(ring => boundsOf(ring))
  assert.is(Math.round(shore), Math.round(land?.max[1] ?? 0))
  assert.is(lake?.min[1], land?.max[1])
  assert.ok(thing(scene, 'front 1').max[1] < shore)
})

test.run()
