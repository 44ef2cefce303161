import type { Builder } from '../kit/builder.ts'
import { depthOf, madeRow, type Row } from '../layout/row.ts'
import { paved } from '../props/plots.ts'
import type { UnitLook } from './unit.ts'
import type { Stood } from './units.ts'

/** The ground between the wings of a building, or before the whole row if it has none. */
export interface Court {
  /** What stands on it, from the back to the front. */
  court?: readonly Row<UnitLook>[]
  /** The colour of its paving. */
  paving?: string
}

/** What stays free around the rows of a court, in cm. */
const WALK = 34

/** Puts the rows of a court before what stands `deep` cm before the back of a building. */
export function putCourt(
  b: Builder,
  { court = [], paving }: Court,
  look: UnitLook,
  all: readonly Stood[],
  deep: number,
): void {
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
  let y = deep + WALK
  for (const [i, placed] of rows.entries()) {
    for (const [j, { thing, at }] of placed.entries())
      thing.put(b, [from + WALK + at, y + (depthOf(placed) - thing.d) / 2, 0], {
        name: `court ${i + 1} ${j + 1}`,
        stands: 'on the floor',
      })
    y += depthOf(placed) + WALK
  }
}
