import type { Vec } from '../kit/geometry.ts'
import type { Sometimes } from './row.ts'
import { type Context, type Made, made, type Thing } from './thing.ts'

type Pieces<C extends Context> = readonly (Thing<C> | Sometimes<C>)[]

/** What stands around a middle and faces it. */
export interface Gathering<C extends Context = Context> {
  middle?: Thing<C>
  back?: Pieces<C>
  left?: Pieces<C>
  front?: Pieces<C>
  right?: Pieces<C>
  /** What stays free around the middle, in cm. */
  away?: number
}

/** Between things of one side, in cm. */
const GAP = 10

/**
 * Things around a middle at the origin. Of each side the widest is before the middle; their backs
 * are in one line.
 * @param under what lies below all of it, told its width and depth in cm
 */
export function gathered<C extends Context>(
  gathering: Gathering<C>,
  under?: (w: number, d: number) => Thing<C>,
): Thing<C> {
  return (b, context) => {
    const { middle, back = [], left = [], front = [], right = [], away = 34 } = gathering
    const table = middle && made(b, middle, context, 'middle')
    const [x, y] = table ? [table.w / 2 + away, table.d / 2 + away] : [0, 0]
    const placed: [thing: Made, at: Vec][] = table ? [[table, [-table.w / 2, -table.d / 2, 0]]] : []
    for (const [turn, pieces] of [back, left, front, right].entries()) {
      const things = pieces.flatMap((piece, i) => {
        const name = `side ${turn} ${i}`
        if (typeof piece === 'function') return [made(b, piece, context, name, turn)]
        const isThere = context.brief.fork(name).chance(piece.share)
        return isThere ? [made(b, piece.thing, context, name, turn)] : []
      })
      const deep = Math.max(...things.map(thing => thing.d))
      const free = turn % 2 ? x : y
      // What stands at a side keeps clear of what stands at the back.
      const from = turn % 2 && back.length > 0 ? GAP - y : -Infinity
      for (const [thing, along] of inLine(things, from)) {
        const out = turn < 2 ? -free - deep : free + deep - thing.d
        placed.push([thing, turn % 2 ? [out, along, 0] : [along, out, 0]])
      }
    }
    if (under) {
      const [x0, y0, x1, y1] = around(placed)
      const carpet = under(x1 - x0, y1 - y0)
      carpet(b.at((x0 + x1) / 2, (y0 + y1) / 2), { ...context, brief: context.brief.fork('under') })
    }
    for (const [thing, at] of placed) thing.put(b, at)
  }
}

/** Where the things of one side begin along it, not before `from`. */
function inLine(things: readonly Made[], from: number): [thing: Made, along: number][] {
  const widest = things.reduce((best, { w }, i) => (w > (things[best]?.w ?? 0) ? i : best), 0)
  const before = things.slice(0, widest).reduce((sum, { w }) => sum + w + GAP, 0)
  let along = Math.max(from, -before - (things[widest]?.w ?? 0) / 2)
  return things.map(thing => {
    const start = along
    along += thing.w + GAP
    return [thing, start]
  })
}

function around(placed: readonly (readonly [Made, Vec])[]): [number, number, number, number] {
  const [xs, ys] = [placed.map(([, [x]]) => x), placed.map(([, [, y]]) => y)]
  const ends = placed.map(([thing, [x, y]]) => [x + thing.w, y + thing.d] as const)
  return [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...ends.map(([x]) => x)),
    Math.max(...ends.map(([, y]) => y)),
  ]
}
