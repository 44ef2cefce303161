import type { Builder } from '../../kit/builder.ts'
import { type Point, partsOf, points, times } from '../../kit/geometry.ts'

/** The space between two posts of a railing along x, in the plane y = 0. */
export interface Bay {
  from: number
  to: number
  /** Height of what one bar stands on, at a place along x. */
  foot: (x: number) => number
  /** Heights of the lower edge of a filling and of the handrail's underside. */
  low: (x: number) => number
  head: (x: number) => number
}

/** Fills a bay. */
export type Infill = (b: Builder, bay: Bay) => void

/** Places of bars about `space` cm apart, evenly over the bay. */
export function places({ from, to }: Bay, space: number): number[] {
  const count = partsOf(to - from, space, 1)
  return times(count, i => from + ((i + 0.5) * (to - from)) / count)
}

/** How high a bar of a half width can rise under the handrail. */
export const under = ({ head }: Bay, x: number, half: number): number =>
  Math.min(head(x - half), head(x + half))

/** A bar along the slope of the bay; `share` 0 lies on its lower edge, 1 under the handrail. */
export function slopeBar(
  b: Builder,
  { from, to, low, head }: Bay,
  share: number,
  [high, thick]: Point,
  color: string,
) {
  const z = (x: number): number => low(x) + (head(x) - low(x) - high) * share
  const side = points([from, z(from)], [to, z(to)], [to, z(to) + high], [from, z(from) + high])
  b.extrude(side, 'y', [0, -thick / 2, 0], thick, color)
}
