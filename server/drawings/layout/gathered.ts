import { add, between, union, type Vec } from '../kit/geometry.ts'
import { madePiece, type Sometimes } from './row.ts'
import { type Context, type Made, made, type Thing } from './thing.ts'

type Side = 'back' | 'left' | 'front' | 'right'

/** What stands around a middle and faces it. */
export interface Gathering<C extends Context = Context>
  extends Partial<Record<Side, readonly (Thing<C> | Sometimes<C>)[]>> {
  middle?: Thing<C>
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
      const things = pieces.flatMap((piece, i) =>
        madePiece(b, piece, context, `side ${turn} ${i}`, turn),
      )
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
      const { min, max } = union(
        placed.map(([{ w, d }, at]) => ({ min: at, max: add(at, [w, d, 0]) })),
      )
      const carpet = under(max[0] - min[0], max[1] - min[1])
      const middle = b.at(...between(min, max, 0.5))
      carpet(middle, { ...context, brief: context.brief.fork('under') })
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
