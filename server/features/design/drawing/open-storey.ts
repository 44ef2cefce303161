import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { turned, type Vec } from '../../../drawings/kit/geometry.ts'
import { type Mark, tint } from '../../../drawings/kit/mark.ts'
import { lighter } from '../../../drawings/kit/palette.ts'
import { facesEye } from '../../../drawings/kit/projection.ts'
import { planks } from '../../../drawings/props/cladding.ts'
import { openingsOf } from './facade.ts'
import { hasRooms } from './inside/furnishings.ts'
import { interiors } from './inside/look.ts'
import { partitions } from './inside/partitions.ts'
import { type Block, type Module, type SideName, sideNames } from './modules.ts'
import { isDoor, markOf, type Opening } from './openings.ts'
import type { Paint } from './paint.ts'
import { WALL } from './walls.ts'

/** Thickness of a wall, of the floor, and the height of a cut wall, in cm. */
export const THICK = 8
export const FLOOR = 2
const CUT = 20
const INSIDE = '#efeadf'

/**
 * A storey whose roof is lifted: walls that would hide the inside are cut low, with gaps for doors;
 * the others show their inner face.
 */
export function openStorey(
  b: Builder,
  plan: Plan,
  blocks: readonly Block[],
  storey: number,
  paint: Paint,
): void {
  for (const { x, y, w, d } of blocks)
    b.quiet.box([x, y, 0], [w, d, FLOOR], interiors[plan.use].floor, { top: [planks(30)] })
  const at = b.at(0, 0, FLOOR)
  for (const module of blocks.flatMap(block => block.modules))
    for (const side of sideNames) {
      const wall = wallOf(module, side)
      if (!wall) continue
      const openings = openingsOf(plan, module, side, storey).map(opening => ({
        ...opening,
        at: opening.at - wall.skipped,
      }))
      if (isCut(b, plan, side, module.face)) cutWall(at, wall, openings, paint)
      else fullWall(at, wall, openings, paint)
    }
  if (hasRooms(plan.use)) partitions(at, blocks, paint)
}

/** A wall by its corner with the smallest coordinates, in cm. */
interface Wall {
  side: SideName
  x: number
  y: number
  /** Along the wall. */
  length: number
  /** The length of the module's side to the left of it, seen from the front. */
  skipped: number
}

const isAlongX = (side: SideName) => side === 'front' || side === 'back'

/** Walls along y stand between those along x. */
function wallOf({ x, y, w, d, outer }: Module, side: SideName): Wall | undefined {
  const span = outer[side]
  if (!span) return undefined
  if (side === 'front')
    return { side, x: x + span[0], y: y + d - THICK, length: span[1] - span[0], skipped: span[0] }
  if (side === 'back') return { side, x, y, length: w, skipped: 0 }
  const hasFront = outer.front && (side === 'right' || outer.front[0] === 0)
  const [back, front] = [outer.back ? THICK : 0, hasFront ? THICK : 0]
  return {
    side,
    x: side === 'left' ? x : x + w - THICK,
    y: y + back,
    length: d - back - front,
    skipped: side === 'left' ? back : front,
  }
}

const outward: Record<SideName, Vec> = {
  front: [0, 1, 0],
  right: [1, 0, 0],
  back: [0, -1, 0],
  left: [-1, 0, 0],
}
/** Tells whether a side would hide the inside; those at the court of an L hide the other part. */
export const isCut = (b: Builder, { layout }: Plan, side: SideName, face: SideName): boolean =>
  facesEye(turned(outward[side], b.turn)) || (layout === 'corner' && side === face)

const opposite = { front: 'back', right: 'left', back: 'front', left: 'right' } as const
const skirting: Mark = face => tint(0, 0, 1, 9 / face.h, '#ffffff', 0.6)(face)

function fullWall(b: Builder, wall: Wall, openings: readonly Opening[], paint: Paint): void {
  const { side, x, y, length } = wall
  const mirrored = openings.map(opening => ({ ...opening, at: length - opening.at - opening.w }))
  const high = WALL - FLOOR
  const marks = [skirting, ...mirrored.map(opening => markOf(opening, length, high, paint))]
  b.box([x, y, 0], sizeOf(side, length, high), INSIDE, {
    topColor: lighter(paint.wall, 0.25),
    [opposite[side]]: marks,
  })
}

function cutWall(b: Builder, wall: Wall, openings: readonly Opening[], paint: Paint): void {
  const { side, x, y, length } = wall
  // Doors run from the left, seen from the front; those of the right and the back run against the
  // axes.
  const doors = openings.filter(isDoor).sort((one, other) => one.at - other.at)
  const starts = [0, ...doors.map(({ at, w }) => at + w)]
  const ends = [...doors.map(({ at }) => at), length]
  for (const [i, start] of starts.entries()) {
    const long = (ends[i] as number) - start
    const along = side === 'right' || side === 'back' ? length - start - long : start
    const corner: Vec = isAlongX(side) ? [x + along, y, 0] : [x, y + along, 0]
    b.quiet.box(corner, sizeOf(side, long, CUT), paint.wall, {
      topColor: lighter(paint.wall, 0.25),
    })
  }
}

const sizeOf = (side: SideName, length: number, high: number): Vec =>
  isAlongX(side) ? [length, THICK, high] : [THICK, length, high]
