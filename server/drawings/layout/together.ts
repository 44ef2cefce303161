import { madeRow, type Row } from './row.ts'
import { type Context, made, type Thing } from './thing.ts'

/** A thing with a row of others on its top. */
export function laden<C extends Context>(base: Thing<C>, row: Row<C>): Thing<C> {
  return (b, context) => {
    const below = made(b, base, context, 'base')
    below.put(b, [0, 0, 0])
    for (const { thing, at } of madeRow(b, context, 'top', row).placed(below.w))
      thing.put(b, [at, (below.d - thing.d) / 2, below.h])
  }
}

/** How many seats stand at each side. */
export interface Sides {
  readonly back?: number
  readonly front?: number
  readonly left?: number
  readonly right?: number
  /** How far the seats are drawn back from the table, in cm. */
  readonly away?: number
}

/** How much of a seat's depth stands free of its table. */
const FREE = 0.86

/**
 * A table with seats along its sides, facing it.
 * @param under what lies below, such as a rug, told the table's width and depth in cm
 */
export function around<C extends Context>(
  table: Thing<C>,
  seat: Thing<C>,
  { back = 0, front = 0, left = 0, right = 0, away = 0 }: Sides,
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
        const chair = made(b, seat, context, `seat ${turn} ${i}`, turn)
        const along = ((i + 0.5) / count) * length - chair.w / 2
        const out = chair.d * FREE + away
        const far = turn > 1 ? depth + out - chair.d : -out
        chair.put(b, turn % 2 ? [far, along, 0] : [along, far, 0])
      }
    }
  }
}

/** A thing turned by quarter turns: by one it reaches away from its wall, by two it faces it. */
export const turned =
  <C extends Context>(thing: Thing<C>, turn: number): Thing<C> =>
  (b, context) =>
    thing(b.at(0, 0, 0, turn), context)
