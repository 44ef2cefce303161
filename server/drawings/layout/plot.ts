import type { Builder } from '../kit/builder.ts'
import { type Point, points } from '../kit/geometry.ts'
import { lakeLevel, lakeside, patch, paved, plot, steppingStones } from '../props/plots.ts'
import { depthOf, madeRow, type Placed, putRow, type Row } from './row.ts'
import { madeEdge, putEdge, putRoad } from './street.ts'
import type { Context, Thing } from './thing.ts'

/** The land around a building: rows of things along its sides. */
export interface Site<C extends Context> {
  ground?: string
  /** Colour of the path from the building to the front of its land. */
  path?: string
  /** Whether the path is of stepping stones. */
  stones?: boolean
  /** Colour of the paving before the building, from its left to its right. */
  paving?: string
  /** Behind the building, from the left to the right. */
  behind?: Row<C>
  /** Along the left and the right of the building, from the back to the front. */
  left?: Row<C>
  right?: Row<C>
  /** Before the building, from the left to the right. */
  front?: Row<C>
  /** Along the front of the land, on both sides of the path. */
  edge?: Row<C>
  /** What drives on a road before the land. */
  road?: Thing<C>
  /** In a lake, which begins where the building or what stands before it ends. */
  lake?: Row<C>
}

/** From what stands on the land to its edge, behind a building, and in front of it; in cm. */
const EDGE = 26
const BEHIND = 70
const BEFORE = 60
const PATH = 100

interface Measures {
  w: number
  d: number
  land?: number
  door?: readonly [x: number, y: number] | undefined
}

/**
 * Lays out the land around a building at the origin, as large as all that stands on it needs.
 * @param size width and depth of the building in cm; `land` is where a lake begins, `door` where the
 * path does, beside which all in front then stands
 */
export function layOut<C extends Context>(
  b: Builder,
  context: C,
  site: Site<C>,
  { w, d, land = d, door }: Measures,
) {
  const { ground, path, stones, paving, left = [], right = [], behind = [], lake } = site
  const sides = [left, right].map((row, i) => madeRow(b, context, i ? 'right' : 'left', row, 1))
  const rear = madeRow(b, context, 'behind', behind)
  const strips = [site.front, lake].flatMap(row => (row ? [row] : []))
  const before = strips.map((row, i) => madeRow(b, context, i ? 'beyond' : 'before', row))
  const [x, y] = door ?? [w * 0.44, d]
  const isLeft = x < w / 2
  const besides = door && path ? (isLeft ? x + PATH / 2 : w - x + PATH / 2) : 0
  const wide = Math.max(w, rear.least, ...before.map(row => besides + row.least))
  const atBack = rear.placed(wide)
  const back = atBack.length > 0 ? depthOf(atBack) + 2 * EDGE : BEHIND
  const long = Math.max(land + back - 2 * EDGE, ...sides.map(side => side.least))
  const [onLeft = [], onRight = []] = sides.map(side => side.placed(long))
  const inFront = before.map(row => row.placed(wide - besides))
  const deep = inFront.map(row => (row.length > 0 ? depthOf(row) + 2 * EDGE : BEFORE))
  const [l, r] = [widthOf(onLeft), widthOf(onRight)]
  const shore = strips.length > 1 ? d + (deep[0] as number) : land
  const end = Math.max(d + (deep.length > 0 ? sum(deep) : BEFORE), long + 2 * EDGE - back)
  const way = [x - PATH / 2, x + PATH / 2] as const
  const [start, stop] = [EDGE - l, wide + r - EDGE]
  const besidePath = points<Point>([start, way[0] - EDGE], [way[1] + EDGE, stop])
  const edge = madeEdge(b, context, site.edge ?? [], path ? besidePath : [[start, stop]])
  const front = end + (edge.depth > 0 ? edge.depth + EDGE : 0)
  const whole = [-l, -back, l + wide + r, front + back] as const
  if (lake) lakeside(b, whole, shore)
  else {
    plot(b, whole, ground)
    if (paving) paved(b, [-EDGE, d, wide + 2 * EDGE, end - d - EDGE], paving)
    if (stones) steppingStones(b.at(x + 39, y + 10, 0.3, 3), Math.floor((front - y) / 76))
    if (path) patch(b, [way[0], y, PATH, front - y - 12], path)
  }
  putRow(b, 'behind', atBack, (at, thing) => [at, EDGE - back + (depthOf(atBack) - thing.d) / 2, 0])
  putRow(b, 'left', onLeft, (at, thing) => [(thing.d - l) / 2 - thing.d, EDGE - back + at, 0])
  putRow(b, 'right', onRight, (at, thing) => [wide + (r - thing.d) / 2, EDGE - back + at, 0])
  for (const [i, row] of inFront.entries()) {
    const z = strips[i] === lake ? lakeLevel : 0
    // What lies in a lake beyond a strip of land reaches its shore.
    const from = d + sum(deep.slice(0, i)) - (i ? EDGE : 0)
    putRow(b, i ? 'beyond' : 'front', row, (at, thing) => [
      (isLeft ? besides : 0) + at,
      from + ((deep[i] as number) - thing.d) / 2,
      z,
    ])
  }
  putEdge(b, edge, front - EDGE - edge.depth / 2)
  if (site.road) putRoad(b.at(-l, front), context, l + wide + r, site.road)
}

const widthOf = (row: readonly Placed[]) => (row.length > 0 ? depthOf(row) : 0) + 2 * EDGE
const sum = (lengths: readonly number[]) => lengths.reduce((total, one) => total + one, 0)
