import type { Builder } from '../kit/builder.ts'
import { depthOf, madeRow, type Placed } from '../layout/row.ts'
import type { Layout, Plan, Stands } from './plan.ts'

/** From the walls to what stands at them, and from the free ends of a room; lengths in cm. */
export const MARGIN = 6
const AT_WALL = 2
/** What stays free before furniture, so that one can walk. */
const WALK = 20

/** Builds what a layout has on the floor of a room. */
export function rowsOf(b: Builder, plan: Plan, { back = [], left = [], floor = [] }: Layout) {
  return {
    back: madeRow(b, plan, 'back', back),
    left: madeRow(b, plan, 'left', left, 1),
    floor: floor.map((row, i) => madeRow(b, plan, `floor ${i + 1}`, row)),
  }
}

export type Rows = ReturnType<typeof rowsOf>

/** Where everything stands, in a room of at least a size: that of the room it fits into. */
export function standingIn({ w, d }: Pick<Plan, 'w' | 'd'>, { back, left, floor }: Rows) {
  // How far the row at the left reaches, and where it begins, from the corner.
  const wide = depthOf(left.placed(left.least))
  const width = Math.max(
    w,
    back.least + 2 * MARGIN,
    ...floor.map(row => wide + row.least + 2 * WALK),
  )
  const backRow = back.placed(width - 2 * MARGIN)
  const deep = depthOf(backRow)
  const corner = depthOf(backRow, wide) + MARGIN
  const lines = floor.map(row => row.placed(width - wide - 2 * WALK))
  const taken = lines.reduce((sum, row) => sum + depthOf(row) + WALK, deep + WALK)
  const depth = Math.max(d, corner + left.least + MARGIN, taken)
  const apart = (depth - taken) / (lines.length + 1)
  let y = deep + WALK + apart
  return {
    w: width,
    d: depth,
    back: backRow,
    left: left.placed(depth - corner - MARGIN),
    corner,
    wide,
    lines: lines.map(row => {
      const line = { row, y }
      y += depthOf(row) + WALK + apart
      return line
    }),
  }
}

export type Standing = ReturnType<typeof standingIn>

/** All that stands in a room, named `back 1`, `left 1`, `floor 1 1` (in its first row) and so on. */
export function standsIn({ back, left, corner, wide, lines }: Standing): Stands[] {
  const stand = (
    row: readonly Placed[],
    name: string,
    place: (at: number, depth: number) => readonly [x: number, y: number],
  ) =>
    row.map(({ thing, at }, i): Stands => {
      const [x, y] = place(at, thing.d)
      const stands = name.startsWith('floor') ? 'on the floor' : 'at the wall'
      return { thing, x, y, name: `${name} ${i + 1}`, stands }
    })
  return [
    ...stand(back, 'back', at => [MARGIN + at, AT_WALL]),
    ...stand(left, 'left', at => [AT_WALL, corner + at]),
    ...lines.flatMap(({ row, y }, i) =>
      stand(row, `floor ${i + 1}`, (at, depth) => [
        wide + WALK + at,
        y + (depthOf(row) - depth) / 2,
      ]),
    ),
  ]
}
