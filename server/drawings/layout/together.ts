import { madeRow, type Row } from './row.ts'
import { type Context, type Made, made, type Thing } from './thing.ts'

/** A thing with a row of others on its top. */
export function laden<C extends Context>(base: Thing<C>, row: Row<C>): Thing<C> {
  return (b, context) => {
    const below = made(b, base, context, 'base')
    below.put(b, [0, 0, 0])
    for (const { thing, at } of madeRow(b, context, 'top', row).placed(below.w))
      thing.put(b, [at, (below.d - thing.d) / 2, below.h])
  }
}

/** How many seats stand at each side, and how. */
export interface Sides<C extends Context = Context>
  extends Partial<Record<'back' | 'front' | 'left' | 'right', number>> {
  /** How far the seats are drawn back from the table, in cm. */
  away?: number
  /** The table is a circle or an ellipse, whose edge the seats follow. */
  round?: boolean
  /** What lies on the table before each seat, at its own height; read from +y. */
  setting?: Thing<C>
}

/** As many seats at both long sides, and as many at both ends. */
export const sides = (long: number, ends = 0) => {
  return { front: long, back: long, left: ends, right: ends }
}

/** How much of a seat's depth stands free of its table. */
const FREE = 0.86
/** From the edge of a table to what lies before a seat, in cm. */
const EDGE = 8

/**
 * A table with seats along its sides, facing it.
 * @param under what lies below, such as a rug, told the table's width and depth in cm
 */
export function around<C extends Context>(
  table: Thing<C>,
  seat: Thing<C>,
  { back = 0, front = 0, left = 0, right = 0, away = 0, round = false, setting }: Sides<C>,
  under?: (w: number, d: number) => Thing<C>,
): Thing<C> {
  return (b, context) => {
    const top = made(b, table, context, 'table')
    const { brief } = context
    under?.(top.w, top.d)(b.at(top.w / 2, top.d / 2), { ...context, brief: brief.fork('under') })
    top.put(b, [0, 0, 0])
    for (const [turn, count] of [back, left, front, right].entries()) {
      const [length, depth] = turn % 2 ? [top.d, top.w] : [top.w, top.d]
      for (let i = 0; i < count; i++) {
        const share = (i + 0.5) / count
        const inset = round ? (depth / 2) * (1 - Math.sqrt(1 - (2 * share - 1) ** 2)) : 0
        const put = (thing: Made, out: number) => {
          const along = share * length - thing.w / 2
          const far = turn > 1 ? depth + out - thing.d : -out
          thing.put(b, turn % 2 ? [far, along, 0] : [along, far, 0])
        }
        const chair = made(b, seat, context, `seat ${turn} ${i}`, turn)
        put(chair, chair.d * FREE + away - inset)
        if (!setting) continue
        const before = made(b, setting, context, `setting ${turn} ${i}`, turn + 2)
        put(before, -EDGE - inset)
      }
    }
  }
}

/** A thing turned by quarter turns: by one it reaches away from its wall, by two it faces it. */
export const turned =
  <C extends Context>(thing: Thing<C>, turn: number): Thing<C> =>
  (b, context) =>
    thing(b.facing(turn), context)
