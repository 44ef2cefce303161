import type { Family } from '../../family.ts'
import { Builder } from '../../kit/builder.ts'
import { type Bounds, union } from '../../kit/geometry.ts'
import { emptyScene } from '../../kit/scene.ts'
import { type Solid, split } from '../../kit/solid.ts'
import { blueprint, inLines, type Sheet, titleBlock } from '../../props/line-drawing.ts'
import { bedroom } from '../../rooms/bedroom.ts'
import { fittedOffice } from '../../rooms/fitted-office.ts'
import { frontOffice } from '../../rooms/front-office.ts'
import { homeKitchen } from '../../rooms/home-kitchen.ts'
import { sittingRoom } from '../../rooms/living.ts'
import { restaurant } from '../../rooms/restaurant.ts'

const rooms = [sittingRoom, homeKitchen, bedroom, fittedOffice, frontOffice, restaurant] as const

const sheets: readonly Sheet[] = [
  { paper: '#1f4e79', line: '#d8ecf7' },
  { paper: '#17505a', line: '#d3efe9' },
  { paper: '#2c3e6b', line: '#dde4f7' },
  { paper: '#24414d', line: '#dcebe8' },
]

/** A room as a model on a blueprint: part of it finished in colour, the rest in lines. */
export const wireframeRoom: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const sheet = brief.pick(sheets)
  const scene = emptyScene()
  brief.pick(rooms)(new Builder(scene), brief)
  const room = union(scene.parts.map(part => part.bounds))
  const finish = divisions[construction](room)
  paper(b, scene.ground[0]?.bounds ?? room, sheet)
  b.scene.catches.push(...scene.catches)
  for (const solid of scene.ground)
    b.scene.ground.push(...finished([solid], solid.bounds, finish, sheet).flat())
  for (const { solids, bounds } of scene.parts)
    for (const piece of finished(solids, bounds, finish, sheet))
      b.scene.parts.push({ solids: piece, bounds: union(piece.map(solid => solid.bounds)) })
}

/** In colour, in lines, or cut along an axis: in colour below `at`, or above it. */
type Finish = 'color' | 'lines' | Cut
type Division = (room: Bounds) => (thing: Bounds) => Finish

interface Cut {
  readonly axis: 0 | 1 | 2
  readonly at: number
  readonly above?: boolean
}

const constructions = [
  'from-left',
  'from-right',
  'from-back',
  'rising',
  'furniture',
  'shell',
] as const

/** How far a model is finished: up to a plane, or some of its things. */
const divisions: Record<(typeof constructions)[number], Division> = {
  'from-left': room => () => ({ axis: 0, at: between(room, 0, 0.52) }),
  'from-right': room => () => ({ axis: 0, at: between(room, 0, 0.44), above: true }),
  'from-back': room => () => ({ axis: 1, at: between(room, 1, 0.5) }),
  rising: room => thing => (thing.max[2] <= 0 ? 'color' : { axis: 2, at: between(room, 2, 0.34) }),
  furniture: () => thing => (isShell(thing) ? 'lines' : 'color'),
  shell: () => thing => (isShell(thing) ? 'color' : 'lines'),
}

function between(room: Bounds, axis: 0 | 1 | 2, share: number): number {
  return room.min[axis] + (room.max[axis] - room.min[axis]) * share
}

/** Walls and floor reach beyond the origin of a room; nothing else does. */
function isShell({ min }: Bounds): boolean {
  return min[0] < -1 || min[1] < -1
}

/** What stays together, in one piece, or in two where the model is cut through it. */
function finished(
  solids: readonly Solid[],
  bounds: Bounds,
  finish: (thing: Bounds) => Finish,
  sheet: Sheet,
): (readonly Solid[])[] {
  const how = finish(bounds)
  if (how === 'color') return [solids]
  if (how === 'lines') return [solids.map(solid => inLines(solid, sheet))]
  const colored = how.above ? 1 : 0
  return ([0, 1] as const)
    .map(side =>
      solids
        .filter(solid => reaches(solid, how, side))
        .map(solid => part(side === colored ? solid : inLines(solid, sheet), how, side)),
    )
    .filter(piece => piece.length > 0)
}

/** Whether a solid is partly below (0) or above (1) a cut. */
function reaches({ bounds }: Solid, { axis, at }: Cut, side: 0 | 1): boolean {
  return side === 0 ? bounds.min[axis] < at : bounds.max[axis] > at
}

function part(solid: Solid, cut: Cut, side: 0 | 1): Solid {
  const { axis, at } = cut
  return reaches(solid, cut, side === 0 ? 1 : 0) ? split(solid, axis, at)[side] : solid
}

function paper(b: Builder, floor: Bounds, sheet: Sheet): void {
  const margin = 64
  const [x, y, z] = floor.min
  const [w, d] = [floor.max[0] - x + 2 * margin, floor.max[1] - y + 2 * margin]
  b.slab([x - margin, y - margin, z - 3], [w, d, 3], sheet.paper, {
    casts: false,
    top: [...blueprint(sheet, margin), titleBlock(sheet)],
  })
}
