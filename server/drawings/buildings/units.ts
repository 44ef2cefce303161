import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { depthOf, madeRow, putRow, type Row } from '../layout/row.ts'
import { DEEP, HIGH, roofHeight } from '../props/container.ts'
import { paved } from '../props/plots.ts'
import { type Look, type Range, type Several, sampled } from './look.ts'
import type { Unit } from './unit.ts'

/** Units put together; lengths in cm. */
export interface Units {
  units: readonly Unit[]
  gap?: number
  /** Before either end of that row, by chance; before its left and its right end. */
  wing?: Several<Unit>
  leftWing?: Several<Unit>
  rightWing?: Several<Unit>
  /** Storeys: a unit or a row of them each. */
  above?: Unit | readonly Several<Unit>[]
}

/** A unit in its place, with its width and depth along the axes of the building. */
export interface Stood extends Record<'x' | 'y' | 'z' | 'w' | 'd' | 'h' | 'storey', number> {
  unit: Unit
  row: 'main' | 'wing' | 'above'
}

/** Between units, in cm. */
const JOINT = 8

/** Where all units stand, those on the ground from the origin. */
export function stood(
  brief: Brief,
  { units, gap = JOINT, wing, leftWing = [], rightWing = [], above = [] }: Units,
): Stood[] {
  const range = (one: Range) => sampled(brief.fork(`range ${one}`), one)
  const sized = (unit: Unit) => {
    const [along, across = DEEP, high = HIGH] = unit.size
    const [w, d, h] = [range(along), range(across), range(high)]
    return unit.turned ? { unit, w: d, d: w, h } : { unit, w, d, h }
  }
  const inRow = (units: readonly Unit[], storey: number) => {
    let end = -gap
    return units.map((unit): Stood => {
      const { aside = 0, forward = 0 } = unit
      const at = { x: end + gap + range(aside), y: range(forward), z: 0 }
      const one = { ...sized(unit), ...at, storey, row: storey ? 'above' : 'main' } as const
      end = at.x + one.w
      return one
    })
  }
  const main = inRow(units, 0)
  const before = (wing: Several<Unit>, { x, y, w, d }: Stood, isRight: boolean) => {
    const joint = Math.min(gap, JOINT)
    let front = y + d + joint
    return [wing].flat().map((unit): Stood => {
      const one = sized(unit)
      const at = { x: isRight ? x + w - one.w : x, y: front, z: 0 }
      front += one.d + joint
      return { ...one, ...at, storey: 0, row: 'wing' }
    })
  }
  const [first, last] = [main[0], main.at(-1)] as [Stood, Stood]
  const isAtRight = brief.fork('wing').chance(0.5)
  const left = wing && !isAtRight ? wing : leftWing
  const right = wing && isAtRight ? wing : rightWing
  const all = [...main, ...before(left, first, false), ...before(right, last, true)]
  for (const [i, storey] of [above].flat().entries()) {
    const row = inRow([storey].flat(), i + 1)
    const below = all.filter(one => row.some(other => overlap(one, other)))
    const z = Math.max(...below.map(topOf))
    all.push(...row.map(one => ({ ...one, z })))
  }
  return all
}

export const topOf = ({ z, h, unit }: Stood) => z + h + (unit.roof ? 0 : roofHeight)

export const overlap = (one: Stood, other: Stood) =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.d &&
  other.y < one.y + one.d

/** The box around units: its corner on the plan, its width and depth, the height of its top. */
export function boxOf(all: readonly Stood[]) {
  const [x, y] = [Math.min(...all.map(one => one.x)), Math.min(...all.map(one => one.y))]
  const [X, Y] = [Math.max(...all.map(o => o.x + o.w)), Math.max(...all.map(o => o.y + o.d))]
  return { x, y, w: X - x, d: Y - y, top: Math.max(...all.map(topOf)) }
}

export function rowOnTop(all: readonly Stood[]) {
  const most = Math.max(...all.map(({ storey }) => storey))
  return boxOf(all.filter(one => one.storey === most && one.row !== 'wing'))
}

/** The ground between the wings of a building, or before the whole row if it has none. */
export interface Court {
  /** What stands on it, from the back to the front. */
  court?: readonly Row<Look>[]
  /** The colour of its paving. */
  paving?: string
}

/** What stays free around the rows of a court, in cm. */
const WALK = 34

/** Puts the rows of a court before what stands `deep` cm before the back of a building. */
export function putCourt(
  b: Builder,
  { court = [], paving }: Court,
  look: Look,
  all: readonly Stood[],
  deep: number,
) {
  const main = all.filter(({ row }) => row === 'main')
  const wings = all.filter(({ row }) => row === 'wing')
  const from = Math.max(0, ...wings.filter(({ x }) => x === 0).map(({ w }) => w))
  const ends = wings.filter(({ x }) => x > 0).map(({ x }) => x)
  const to = Math.min(...main.slice(-1).map(({ x, w }) => x + w), ...ends)
  const rows = court.map((row, i) =>
    madeRow(b, look, `court ${i + 1}`, row).placed(to - from - 2 * WALK),
  )
  const back = Math.max(...main.map(one => one.y + one.d))
  const rowsEnd = rows.reduce((end, row) => end + depthOf(row) + WALK, deep + WALK)
  const front = Math.max(rowsEnd, ...wings.map(one => one.y + one.d))
  if (paving) paved(b, [from + 2, back, to - from - 4, front - back], paving)
  let end = deep
  for (const [i, placed] of rows.entries()) {
    const at = b.at(from + WALK, end + WALK + depthOf(placed) / 2)
    putRow(at, `court ${i + 1}`, placed, (x, thing) => [x, -thing.d / 2, 0])
    end += WALK + depthOf(placed)
  }
}
