import type { Brief } from '../brief.ts'
import type { Vec } from '../kit/geometry.ts'
import { DEEP, HIGH, roofHeight } from '../props/container.ts'
import type { Span } from './spread.ts'
import type { Unit } from './unit.ts'
import { type Range, sampled } from './wing.ts'

/** Units put together; lengths in cm. */
export interface Units {
  /** Side by side. */
  readonly units: readonly Unit[]
  readonly gap?: number
  /** Before the left and the right end of that row; a single wing is at either by chance. */
  readonly left?: readonly Unit[]
  readonly right?: readonly Unit[]
  /** A storey each: the corner of its row, then its units. */
  readonly above?: readonly (readonly [x: Range, y: number, ...units: Unit[]])[]
}

/** A unit in its place; `size` is its own, `w` and `d` along the axes of the building. */
export interface Stood {
  readonly unit: Unit
  readonly at: Vec
  readonly size: Vec
  readonly w: number
  readonly d: number
  readonly storey: number
  readonly row: 'main' | 'wing' | 'above'
}

/** Between units, in cm. */
const JOINT = 8

/** Where all units stand, those on the ground from the origin. */
export function stood(
  brief: Brief,
  { units, gap = JOINT, left = [], right = [], above = [] }: Units,
): Stood[] {
  const isMirrored = (left.length === 0 || right.length === 0) && brief.fork('wing').chance(0.5)
  const [atLeft, atRight] = isMirrored ? [right, left] : [left, right]
  const onGround = inRow(brief, units, [0, 0, 0], 0, gap)
  const [first, last] = [onGround[0], onGround.at(-1)] as [Stood, Stood]
  const wing = (row: readonly Unit[], corner: Stood, isRight: boolean) => {
    let y = corner.at[1] + corner.d + JOINT
    return row.map((unit): Stood => {
      const one = placed(brief, unit, [0, y, 0], 0)
      y += one.d + JOINT
      const x = isRight ? last.at[0] + last.w - one.w : 0
      return { ...one, at: [x, one.at[1], 0], row: 'wing' }
    })
  }
  const all = [...onGround, ...wing(atLeft, first, false), ...wing(atRight, last, true)]
  for (const [i, [x, y, ...row]] of above.entries()) {
    const z = Math.max(...all.map(topOf))
    all.push(...inRow(brief, row, [sampled(brief.fork(`storey ${i}`), x), y, z], i + 1, gap))
  }
  return all
}

function inRow(brief: Brief, row: readonly Unit[], [x, y, z]: Vec, storey: number, gap: number) {
  let at = x
  return row.map(unit => {
    const one = placed(brief, unit, [at, y + (unit.forward ?? 0), z], storey)
    at += one.w + gap
    return one
  })
}

function placed(brief: Brief, unit: Unit, at: Vec, storey: number): Stood {
  const one = (range: Range) => sampled(brief.fork(`size ${range}`), range)
  const [w, d = DEEP, h = HIGH] = unit.size
  const size = [one(w), one(d), one(h)] as const
  const [along, across] = unit.turned ? [size[1], size[0]] : [size[0], size[1]]
  return { unit, at, size, w: along, d: across, storey, row: storey ? 'above' : 'main' }
}

export const topOf = ({ at, size }: Stood) => at[2] + size[2] + roofHeight

/** The box around the tops of the highest row; its height is that of its top. */
export function rowOnTop(all: readonly Stood[]) {
  const most = Math.max(...all.map(({ storey }) => storey))
  const row = all.filter(one => one.storey === most && one.row !== 'wing')
  const [x, y] = [0, 1].map(axis => Math.min(...row.map(({ at }) => at[axis] as number))) as [
    number,
    number,
  ]
  return {
    ...{ x, y, z: Math.max(...row.map(topOf)) },
    w: Math.max(...row.map(one => one.at[0] + one.w)) - x,
    d: Math.max(...row.map(one => one.at[1] + one.d)) - y,
  }
}

/** How near another unit hides a wall, in cm. */
const NEAR = 60

/** The parts of a unit's front and right side before which no unit of its storey stands. */
export function freeWalls(one: Stood, all: readonly Stood[]) {
  const { at, w, d, storey, unit } = one
  const [X, Y] = [at[0] + w, at[1] + d]
  const others = all.filter(other => other !== one && other.storey === storey)
  const before = others.filter(other => other.at[1] >= Y && other.at[1] < Y + NEAR)
  const beside = others.filter(other => other.at[0] >= X && other.at[0] < X + NEAR)
  const front = widest(
    [0, w],
    before.map(other => along(other, 0, at[0])),
  )
  const right = widest(
    [0, d],
    beside.map(other => along(other, 1, at[1])),
  )
  // A turned unit shows its front at the right.
  if (unit.turned) return { front: mirrored(right, d), right: [0, 0] as const }
  return { front, right: mirrored(right, d) }
}

/** The largest rectangle of a roof on which no unit stands, from the corner of the unit. */
export function freeRoof(one: Stood, all: readonly Stood[]) {
  const { at, w, d } = one
  const upper = all.filter(other => other.at[2] === topOf(one) && overlap(one, other))
  const across = widest(
    [0, w],
    upper.map(other => along(other, 0, at[0])),
  )
  const deep = widest(
    [0, d],
    upper.map(other => along(other, 1, at[1])),
  )
  const [x, y]: [Span, Span] =
    lengthOf(across) * d > lengthOf(deep) * w ? [across, [0, d]] : [[0, w], deep]
  return { x: x[0], y: y[0], w: lengthOf(x), d: lengthOf(y), isTerrace: upper.length > 0 }
}

/** From the corner of a unit to the post under it, and how far a unit may reach out; in cm. */
const INSET = 8
const REACH = 30

/**
 * Posts under the corners of upper units that stand on nothing.
 * @param lift height of the floor on the ground
 */
export function posts(all: readonly Stood[], lift: number): { at: Vec; h: number }[] {
  return all
    .filter(({ storey }) => storey > 0)
    .flatMap(one =>
      [INSET, one.w - INSET - 10].flatMap(dx =>
        [INSET, one.d - INSET - 10].flatMap(dy => {
          const [x, y] = [one.at[0] + dx, one.at[1] + dy]
          const under = all.filter(other => other.storey < one.storey && isOver(other, x, y))
          const foot = under.length > 0 ? Math.max(...under.map(topOf)) : -lift
          const h = one.at[2] - foot
          return h > 0 ? [{ at: [x, y, foot + lift] as const, h }] : []
        }),
      ),
    )
}

const isOver = ({ at, w, d }: Stood, x: number, y: number) =>
  x > at[0] - REACH && x < at[0] + w + REACH && y > at[1] - REACH && y < at[1] + d + REACH

const lengthOf = ([from, to]: Span) => to - from
const mirrored = ([from, to]: Span, length: number): Span => [length - to, length - from]
const along = (one: Stood, axis: 0 | 1, origin: number): Span => {
  const from = one.at[axis] - origin
  return [from, from + (axis ? one.d : one.w)]
}
const overlap = (one: Stood, other: Stood) =>
  ([0, 1] as const).every(axis => {
    const [a, b] = [along(one, axis, 0), along(other, axis, 0)]
    return a[0] < b[1] && b[0] < a[1]
  })

/** The longest part of a span that the others leave. */
function widest([from, to]: Span, others: readonly Span[]): Span {
  const ends = [...others].sort((a, b) => a[0] - b[0])
  let [best, start]: [Span, number] = [[from, from], from]
  for (const [low, high] of [...ends, [to, to] as const]) {
    if (Math.min(low, to) - start > lengthOf(best)) best = [start, Math.min(low, to)]
    start = Math.max(start, high)
  }
  return best
}
