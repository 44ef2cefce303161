import type { Plan } from '../../../../web/features/design/plan.ts'
import { blocksOf, type Module, type SideName } from './modules.ts'
import { DOOR, DOUBLE, doorAt, evenly, frontOpenings, type Opening } from './openings.ts'

/** The openings in an outer side of a module on a storey, from its left end. */
export function openingsOf(plan: Plan, module: Module, side: SideName, storey: number): Opening[] {
  const span = module.outer[side]
  if (!span) return []
  const [from, to] = span
  if (side === module.face) {
    const doors = storey === 0 ? doorsIn(plan, module, from, to) : []
    return between(plan.front, doors, from, to)
  }
  if (to - from > 300) return evenly(from, to, 290, { kind: 'window', w: 150, h: 56, z: 158 })
  return endOpenings(plan, module, side, storey, from, to)
}

/** The distance from the corner at the front to the door at a landing of the stairs, in cm. */
export const LANDING_DOOR = 12

function endOpenings(
  plan: Plan,
  { y, d }: Module,
  side: SideName,
  storey: number,
  from: number,
  to: number,
): Opening[] {
  const isAtStairs =
    side === 'right' && storey > 0 && plan.extras.includes('stairs') && y + d === rowDepth(plan)
  const pane = { kind: 'window', w: 118, h: 124, z: 82 } as const
  if (!isAtStairs) return evenly(from, to, 240, pane)
  return [doorAt(LANDING_DOOR), ...evenly(LANDING_DOOR + DOOR, to, 240, pane)]
}

const rowDepth = (plan: Plan) => blocksOf(plan)[0]?.d

/** The doors on the ground, in the first and the last face where there are two. */
function doorsIn(plan: Plan, module: Module, from: number, to: number): Opening[] {
  const faces = blocksOf(plan)
    .flatMap(block => block.modules)
    .filter(({ outer, face }) => outer[face])
  const index = faces.findIndex(({ x, y }) => x === module.x && y === module.y)
  const middle = (from + to) / 2
  if (plan.doors === 'two') {
    if (faces.length === 1) return [doorAt(from + 34), doorAt(to - 34 - DOOR)]
    return index === 0 || index === faces.length - 1 ? [doorAt(middle - DOOR / 2)] : []
  }
  const inRow = plan.layout === 'corner' ? faces.length - 1 : faces.length
  if (index !== Math.floor((inRow - 1) / 2)) return []
  const isDouble = plan.doors === 'double'
  return [doorAt(middle - (isDouble ? DOUBLE : DOOR) / 2, isDouble)]
}

/** Fills the spans of a front between doors. */
function between(front: Plan['front'], doors: Opening[], from: number, to: number): Opening[] {
  const ends = [...doors.map(({ at }) => at), to]
  const starts = [from, ...doors.map(({ at, w }) => at + w)]
  return [...doors, ...starts.flatMap((start, i) => frontOpenings(front, start, ends[i] as number))]
}
