import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel, tint } from '../../../kit/mark.ts'
import { brand, lighter } from '../../../kit/palette.ts'
import type { Floor, Row, Spot } from './floor.ts'

/** Step `i` of the stage, as deep as its row; the one at the back reaches to the wall. */
export function step(
  b: Builder,
  { w, rows }: Pick<Floor, 'w' | 'rows'>,
  i: number,
  high: number,
  wood: string,
) {
  const from = i === 0 ? 0 : between(rows, i)
  const to = i === rows.length - 1 ? endOf(rows[i]) + 30 : between(rows, i + 1)
  b.box([0, from, 0], [w, to - from, high], lighter(wood, 0.42), {
    front: [tint(0, 1 - 5 / high, 1, 5 / high, wood)],
  })
}

/** Halfway between row i - 1 and row i. */
function between(rows: readonly Row[], i: number): number {
  return (endOf(rows[i - 1]) + (rows[i] as Row).y) / 2
}

const endOf = (row: Row | undefined) => (row ? row.y + row.d : 0)

/** The border between bay i - 1 and bay i, halfway between their pieces. */
export function edge(spots: readonly Spot[], i: number): number {
  const [p, q] = [spots[i - 1] as Spot, spots[i] as Spot]
  return (p.x + p.w / 2 + q.x - q.w / 2) / 2
}

export function sign(color: string): Mark[] {
  return [
    panel(0.44, 0.42, 0.46, 0.36, lighter(color, 0.06)),
    tint(0.48, 0.62, 0.26, 0.07, brand.paper),
    tint(0.48, 0.5, 0.36, 0.05, brand.paper, 0.6),
  ]
}

/** How high the walls are for the pieces in front of them. */
export function heightOf(floor: Floor): number {
  return Math.max(tallest(floor) + 30, Math.min(320, (floor.w + floor.d) * 0.26))
}

/** How high the highest piece is, in cm. */
export function tallest({ spots }: Floor): number {
  return Math.max(...spots.map(({ piece }) => piece.bounds.max[2]))
}
