import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor, type Family } from '../../../server/drawings/brief.ts'
import { rooms } from '../../../server/drawings/families/rooms/index.ts'
import { wireframeRoom } from '../../../server/drawings/families/rooms/wireframe-room.ts'
import { Builder } from '../../../server/drawings/kit/builder.ts'
import { type Mark, panel, patchesOf } from '../../../server/drawings/kit/mark.ts'
import { inPaintingOrder } from '../../../server/drawings/kit/order.ts'
import { emptyScene, type Scene } from '../../../server/drawings/kit/scene.ts'
import { inLines } from '../../../server/drawings/props/line-drawing.ts'
import { onWall } from '../../../server/drawings/props/wall-outline.ts'
import { bedroom } from '../../../server/drawings/rooms/bedroom.ts'
import { bunkRoom, campOffice, messHall } from '../../../server/drawings/rooms/camp.ts'
import { computerRoom, deskClass, scienceRoom } from '../../../server/drawings/rooms/classroom.ts'
import { consultingRoom, ward } from '../../../server/drawings/rooms/consulting-and-ward.ts'
import { displayShop } from '../../../server/drawings/rooms/display-shop.ts'
import { fittedOffice } from '../../../server/drawings/rooms/fitted-office.ts'
import { frontOffice } from '../../../server/drawings/rooms/front-office.ts'
import { homeKitchen } from '../../../server/drawings/rooms/kitchens.ts'
import {
  clinicLaboratory,
  clinicReception,
} from '../../../server/drawings/rooms/laboratory-and-reception.ts'
import { bookRoom, readingRoom, studyComputers } from '../../../server/drawings/rooms/library.ts'
import { sittingRoom } from '../../../server/drawings/rooms/living.ts'
import { deskRoom, meetingRoom, openPlan } from '../../../server/drawings/rooms/office.ts'
import { restaurant } from '../../../server/drawings/rooms/restaurant.ts'
import { foodCounter, marketHall, traderStall } from '../../../server/drawings/rooms/shop.ts'
import { renderDepth } from './depth-buffer.ts'

const test = suite('drawings of rooms')

/** Which room a trait asks for. */
const traits: Record<string, Record<string, Family>> = {
  'business-interior': {
    office: fittedOffice,
    shop: displayShop,
    restaurant,
    reception: frontOffice,
  },
  'camp-room': { bunks: bunkRoom, dining: messHall, office: campOffice },
  'classroom-inside': { desks: deskClass, laboratory: scienceRoom, computers: computerRoom },
  'clinic-inside': {
    consulting: consultingRoom,
    ward,
    laboratory: clinicLaboratory,
    reception: clinicReception,
  },
  'home-inside': { living: sittingRoom, kitchen: homeKitchen, bedroom },
  'library-inside': { shelves: bookRoom, reading: readingRoom, computers: studyComputers },
  'office-inside': { desks: deskRoom, 'open-plan': openPlan, meeting: meetingRoom },
  'shop-inside': { stall: traderStall, 'food-counter': foodCounter, market: marketHall },
}

for (const [family, asked] of Object.entries(traits)) {
  for (const trait of Object.keys(asked))
    test(`${family} as ${trait} differs in shape between adjacent slots`, () => {
      const shapes = Array.from({ length: 8 }, (_, i) => shapeOf(family, i + 1, [trait]))
      const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map(b => difference(a, b)))
      const apart = pairs.filter(share => share >= 0.04).length / pairs.length
      assert.ok(apart >= 0.9, `${Math.round(apart * 100)} % of pairs`)
    })

  test(`${family} shows the room of its trait, for every path`, () => {
    for (const path of ['a', 'b', 'c', 'd'])
      for (const [trait, room] of Object.entries(asked))
        assert.is(
          outlineOf(sceneOf(rooms[family], path, [trait])),
          outlineOf(sceneOf(room, path, [trait])),
        )
  })
}

for (const family of Object.keys(rooms).filter(name => name !== 'wireframe-room'))
  test(`all parts of ${family} lie on its floor`, () => {
    for (let i = 1; i <= 30; i++) {
      const { ground, parts } = sceneOf(rooms[family], `room-${i}.jpg`)
      const floor = ground[0]?.bounds
      assert.ok(floor)
      for (const { bounds } of parts)
        for (const axis of [0, 1] as const)
          assert.ok(
            bounds.max[axis] <= floor.max[axis] + 8 && bounds.min[axis] >= floor.min[axis] - 3,
            `room-${i}.jpg: ${bounds.min} to ${bounds.max} on ${floor.max}`,
          )
    }
  })

test('a wireframe is drawn partly as lines', () => {
  for (let i = 1; i <= 12; i++) {
    const { ground, parts } = sceneOf(wireframeRoom, `model-${i}.jpg`)
    const [paper] = ground[0]?.paints ?? []
    const solids = parts.flatMap(part => part.solids)
    const lines = solids.filter(({ paints }) => paints.some(paint => paint.width === 1.7))
    assert.ok(paper)
    assert.ok(lines.length > 0 && lines.length < solids.length, `model-${i}.jpg`)
  }
})

test('a solid drawn as lines covers the same area, in the colours of its sheet only', () => {
  const scene = emptyScene()
  const b = new Builder(scene)
  const front = [panel(0, 0, 1, 0.5, '#ffffff')]
  const apart = b.apart(0, inner => inner.box([0, 0, 0], [60, 40, 70], '#d8572a', { front }))
  b.insert(apart.scene, [20, 30, 0])
  const solid = scene.parts[0]?.solids[0]
  assert.ok(solid)
  const drawn = inLines(solid, { paper: '#000000', line: '#00ff00' })
  assert.is(drawn.facets, solid.facets)
  assert.equal(drawn.casts, [])
  const strokes = drawn.paints.filter(paint => paint.width !== undefined)
  assert.is(strokes.length, 4)
  assert.is(drawn.paints.length - strokes.length, 3)
  assert.ok(strokes.every(paint => paint.fill === '#00ff00'))
  assert.is(
    drawn.paints.some(paint => paint.fill === '#d8572a'),
    false,
  )
})

test('objects on a wall are clipped where the wall is cut', () => {
  const falling = [
    [0, 0],
    [1, 0],
    [1, 0.5],
    [0, 1],
  ] as const
  const cutOf = (mark: Mark) => patchesOf([onWall([400, 200], falling, [mark])], { w: 400, h: 200 })
  const [cut] = cutOf(panel(0.5, 0.4, 0.5, 0.6, '#ffffff'))
  const points = cut?.rings[0] ?? []
  assert.is(points.length, 4)
  for (const [u, v] of points) assert.ok(v <= 1 - u / 2 + 1e-9, `${u}, ${v}`)
  const gone = cutOf(panel(0.8, 0.7, 0.2, 0.2, '#ffffff'))
  assert.is(gone.length, 0)
})

function sceneOf(room: Family | undefined, path: string, named?: readonly string[]): Scene {
  const scene = emptyScene()
  room?.(new Builder(scene), briefFor(path, named))
  return { ...scene, parts: inPaintingOrder(scene.parts) }
}

/** Where all solids stand, as text. */
function outlineOf({ parts }: Scene): string {
  return parts.map(({ bounds }) => [...bounds.min, ...bounds.max].map(Math.round).join()).join(' ')
}

function shapeOf(family: string, number: number, named: readonly string[]): Uint8Array {
  return renderDepth(sceneOf(rooms[family], `slots/${family}/image-${number}.jpg`, named), 96)
    .facing
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + (value === b[i] ? 0 : 1), 0) / a.length
}

test.run()
