import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { ground } from '../kit/palette.ts'
import { passing } from '../props/motions.ts'
import { road } from '../props/plots.ts'
import { depthOf, madeRow, type Placed, putRow, type Row } from './row.ts'
import { type Context, made, type Thing } from './thing.ts'

/** Width of a road in cm; one drives on its left side. */
const ROAD = 290
/** From a vehicle to the kerb, and to the ends of the road where it comes and goes; in cm. */
const KERB = 18
const END = 40

/** What stands along the front of the land, in one or two rows with a way between them. */
interface Edge {
  rows: readonly { from: number; placed: readonly Placed[] }[]
  depth: number
}

/**
 * Builds the same row for each of the stretches along the edge of the land; one that is too short
 * for it stays free.
 */
export function madeEdge<C extends Context>(
  b: Builder,
  context: C,
  row: Row<C>,
  stretches: readonly Point[],
): Edge {
  const rows = stretches.flatMap(([from, to], i) => {
    const stretch = madeRow(b, context, `edge ${i + 1}`, row)
    return stretch.least > to - from ? [] : [{ from, placed: stretch.placed(to - from) }]
  })
  return { rows, depth: Math.max(0, ...rows.map(({ placed }) => depthOf(placed))) }
}

/** Puts an edge along x with its middle at a y. */
export function putEdge(b: Builder, { rows }: Edge, y: number) {
  for (const [i, { from, placed }] of rows.entries())
    putRow(b, `edge ${i + 1}`, placed, (at, thing) => [from + at, y - thing.d / 2, 0])
}

/** A road along x from the origin, on which something passes again and again. */
export function putRoad<C extends Context>(
  b: Builder,
  context: C,
  length: number,
  vehicle: Thing<C>,
) {
  b.slab(-18, [length, ROAD, 18], ground.road)
  road(b, length, ROAD)
  const driven = made(b, vehicle, context, 'passing')
  const x = (length - driven.w) * 0.56
  const way = passing([END - x, 0, 0], [length - END - driven.w - x, 0, 0], length / 100)
  b.moving(way, lane => driven.put(lane, [x, KERB, 0]))
}
