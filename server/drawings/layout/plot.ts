import type { Builder } from '../kit/builder.ts'
import { patch, paved, plot } from '../props/plots.ts'
import { steppingStones } from '../props/roads.ts'
import { lakeLevel, lakeside } from '../props/waterside.ts'
import { depthOf, madeRow, type Placed, putRow, type Row } from './row.ts'
import type { Context } from './thing.ts'

/** The land around a building: rows of things along its sides. */
export interface Site<C extends Context> {
  readonly ground?: string
  /** Colour of the path from the building to the front of its land. */
  readonly path?: string
  /** Whether the path is of stepping stones. */
  readonly stones?: boolean
  /** Colour of the paving before the building, from its left to its right. */
  readonly paving?: string
  /** Along the left and the right of the building, from the back to the front. */
  readonly left?: Row<C>
  readonly right?: Row<C>
  /** Before the building, from the left to the right. */
  readonly front?: Row<C>
  /** The same in a lake, which begins where the building ends. */
  readonly lake?: Row<C>
}

/** From what stands on the land to its edge, behind a building, and in front of it; in cm. */
const EDGE = 26
const BEHIND = 70
const BEFORE = 60
const PATH = 100

interface Measures {
  readonly w: number
  readonly d: number
  readonly land?: number
  readonly door?: readonly [x: number, y: number] | undefined
}

/**
 * Lays out the land around a building at the origin, as large as all that stands on it needs.
 * @param size width and depth of the building in cm; `land` is where a lake begins, `door` where the
 * path does, beside which all in front then stands
 */
export function layOut<C extends Context>(
  b: Builder,
  context: C,
  { ground, path, stones, paving, left = [], right = [], front = [], lake }: Site<C>,
  { w, d, land = d, door }: Measures,
): void {
  const sides = [left, right].map((row, i) => madeRow(b, context, i ? 'right' : 'left', row, 1))
  const before = madeRow(b, context, 'before', lake ?? front)
  const long = Math.max(land + BEHIND - 2 * EDGE, ...sides.map(side => side.least))
  const [x, y] = door ?? [w * 0.44, d]
  const isLeft = x < w / 2
  const besides = door && path ? (isLeft ? x + PATH / 2 : w - x + PATH / 2) : 0
  const wide = Math.max(w, besides + before.least)
  const [onLeft = [], onRight = []] = sides.map(side => side.placed(long))
  const inFront = before.placed(wide - besides)
  const [l, r] = [widthOf(onLeft), widthOf(onRight)]
  const strip = inFront.length > 0 ? depthOf(inFront) + 2 * EDGE : BEFORE
  const deep = Math.max(BEHIND + d + strip, long + 2 * EDGE)
  const whole = [-l, -BEHIND, l + wide + r, deep] as const
  if (lake) lakeside(b, whole, land)
  else {
    plot(b, whole, ground)
    if (paving) paved(b, [-EDGE, d, wide + 2 * EDGE, deep - BEHIND - d - EDGE], paving, 70)
    if (stones) steppingStones(b.at(x + 39, y + 10, 0.3, 3), Math.floor((deep - BEHIND - y) / 76))
    if (path) patch(b, [x - PATH / 2, y, PATH, deep - BEHIND - y - 12], path)
  }
  putRow(b, 'left', onLeft, (at, thing) => [(thing.d - l) / 2 - thing.d, EDGE - BEHIND + at, 0])
  putRow(b, 'right', onRight, (at, thing) => [wide + (r - thing.d) / 2, EDGE - BEHIND + at, 0])
  const [from, z] = [isLeft ? besides : 0, lake ? lakeLevel : 0]
  putRow(b, 'front', inFront, (at, thing) => [from + at, d + (strip - thing.d) / 2, z])
}

const widthOf = (row: readonly Placed[]) => (row.length > 0 ? depthOf(row) : 0) + 2 * EDGE
