import type { Family } from '../../brief.ts'
import { Builder } from '../../kit/builder.ts'
import { type Bounds, union } from '../../kit/geometry.ts'
import { emptyScene } from '../../kit/scene.ts'
import { type Solid, split } from '../../kit/solid.ts'
import { blueprint, inLines, type Sheet } from '../../props/line-drawing.ts'
import { bedroom } from '../../rooms/bedroom.ts'
import { fittedOffice } from '../../rooms/fitted-office.ts'
import { frontOffice } from '../../rooms/front-office.ts'
import { homeKitchen } from '../../rooms/kitchens.ts'
import { sittingRoom } from '../../rooms/living.ts'
import { restaurant } from '../../rooms/restaurant.ts'

const rooms = [sittingRoom, homeKitchen, bedroom, fittedOffice, frontOffice, restaurant]

const sheets: readonly Sheet[] = [
  { paper: '#1f4e79', line: '#d8ecf7' },
  { paper: '#17505a', line: '#d3efe9' },
  { paper: '#2c3e6b', line: '#dde4f7' },
  { paper: '#24414d', line: '#dcebe8' },
]

export const wireframeRoom: Family = (b, brief) => {
  const cutOf = brief.make(cuts)
  const sheet = brief.pick(sheets)
  const scene = emptyScene()
  brief.pick(rooms)(new Builder(scene), brief)
  const room = union(scene.parts.map(part => part.bounds))
  paper(b, scene.ground[0]?.bounds ?? room, sheet)
  b.scene.catches.push(...scene.catches)
  b.scene.things.push(...scene.things)
  for (const solid of scene.ground)
    b.scene.ground.push(...divided([solid], cutOf(room, solid.bounds), sheet).flat())
  for (const { solids, bounds } of scene.parts)
    for (const piece of divided(solids, cutOf(room, bounds), sheet))
      b.scene.parts.push({ solids: piece, bounds: union(piece.map(solid => solid.bounds)) })
}

/** A plane across an axis: what is below it is in colour, or what is above it; the rest in lines. */
interface Cut {
  axis: 0 | 1 | 2
  at: number
  above?: boolean
}

const inColor: Cut = { axis: 2, at: Infinity }
const allInLines: Cut = { axis: 2, at: -Infinity }

/** How far a model is finished: up to a plane, or some of its things. */
const cuts: Record<string, (room: Bounds, thing: Bounds) => Cut> = {
  'from-left': room => across(room, 0, 0.52),
  'from-right': room => ({ ...across(room, 0, 0.44), above: true }),
  rising: (room, thing) => (thing.max[2] <= 0 ? inColor : across(room, 2, 0.34)),
  shell: (_, thing) => (isShell(thing) ? inColor : allInLines),
}

function across({ min, max }: Bounds, axis: 0 | 1 | 2, share: number): Cut {
  return { axis, at: min[axis] + (max[axis] - min[axis]) * share }
}

/** Walls and floor reach beyond the origin of a room; nothing else does. */
const isShell = ({ min }: Bounds) => min[0] < -1 || min[1] < -1

/** What stays together, in one piece, or in two where the model is cut through it. */
function divided(solids: readonly Solid[], { axis, at, above }: Cut, sheet: Sheet): Solid[][] {
  const reaches = ({ bounds }: Solid, side: 0 | 1) =>
    side === 0 ? bounds.min[axis] < at : bounds.max[axis] > at
  const sides = ([0, 1] as const).map(side =>
    solids
      .filter(solid => reaches(solid, side))
      .map(whole => {
        const solid = (side === 1) === Boolean(above) ? whole : inLines(whole, sheet)
        return reaches(whole, side === 0 ? 1 : 0) ? split(solid, axis, at)[side] : solid
      }),
  )
  return sides.filter(piece => piece.length > 0)
}

function paper(b: Builder, floor: Bounds, sheet: Sheet) {
  const margin = 64
  const [x, y, z] = floor.min
  const [w, d] = [floor.max[0] - x + 2 * margin, floor.max[1] - y + 2 * margin]
  b.slab([x - margin, y - margin, z - 3], [w, d, 3], sheet.paper, {
    top: [blueprint(sheet, margin)],
  })
}
