import type { Builder } from '../kit/builder.ts'
import { times, type Vec } from '../kit/geometry.ts'
import { type Context, type Made, made, type Thing } from './thing.ts'

/** A thing that takes what its row leaves free, from `least` to `most` cm. */
export interface Fill<C extends Context = Context> {
  least: number
  most?: number | undefined
  fill: (w: number) => Thing<C>
}

/** Is in its row by chance. */
export interface Sometimes<C extends Context = Context> {
  share: number
  thing: Thing<C>
}

/** `gap` takes what is left; in a row without one the things stand evenly apart. */
export type Pieces<C extends Context = Context> = readonly (
  | Thing<C>
  | Fill<C>
  | Sometimes<C>
  | 'gap'
)[]

/** A thing alone stands in the middle. */
export type Row<C extends Context = Context> = Pieces<C> | Thing<C>

export interface Placed {
  thing: Made
  /** Where it begins, in cm from the start of its row. */
  at: number
}

/** A row whose things are built; they are placed as soon as the length is known. */
export interface MadeRow {
  /** The shortest length in cm that all of it fits into. */
  least: number
  placed(length: number): Placed[]
}

/** Between things, in cm. */
const GAP = 6

/** A thing that is told its width, of what its row leaves free. */
export const filling = <C extends Context>(
  least: number,
  most: number,
  fill: (w: number) => Thing<C>,
): Fill<C> => ({ least, most, fill })

export const sometimes = <C extends Context>(thing: Thing<C>, share = 0.5): Sometimes<C> => ({
  share,
  thing,
})

/** The same thing so many times in a row, or the same row so many times. */
export const many = <T>(count: number, one: T): T[] => times(count, () => one)

/** Builds the things of a row. */
export function madeRow<C extends Context>(
  b: Builder,
  context: C,
  name: string,
  row: Row<C>,
  turn = 0,
): MadeRow {
  const nameOf = (i: number) => `${name} ${i + 1}`
  const all: Pieces<C> = typeof row === 'function' ? ['gap', row, 'gap'] : row
  const pieces = all.flatMap((piece, i): (Made | { fill: Fill<C>; i: number } | 'gap')[] => {
    if (piece === 'gap') return ['gap']
    if ('fill' in piece) return [{ fill: piece, i }]
    return madePiece(b, piece, context, nameOf(i), turn)
  })
  const leastOf = (piece: (typeof pieces)[number]) =>
    piece === 'gap' ? 0 : GAP + ('fill' in piece ? piece.fill.least : piece.w)
  const least = pieces.reduce((sum, piece) => sum + leastOf(piece), -GAP)
  const fills = pieces.filter(piece => piece !== 'gap' && 'fill' in piece).length
  // A room asks again for lengths that it has asked for.
  const built = new Map<string, Made>()
  const filledBy = (piece: Fill<C>, i: number, w: number) => {
    const key = `${i} ${w}`
    const thing = built.get(key) ?? made(b, piece.fill(w), context, nameOf(i), turn)
    built.set(key, thing)
    return thing
  }
  const gaps = pieces.filter(piece => piece === 'gap').length

  return {
    least: Math.max(0, least),
    placed(length) {
      const each = fills > 0 ? Math.max(0, length - least) / fills : 0
      const filled = pieces.map(piece => {
        if (piece === 'gap' || !('fill' in piece)) return piece
        const { least, most = Infinity } = piece.fill
        return filledBy(piece.fill, piece.i, Math.min(most, least + each))
      })
      const things = filled.filter(piece => piece !== 'gap')
      const used = things.reduce((sum, { w }) => sum + w + GAP, -GAP)
      const spare = Math.max(0, length - used)
      const even = gaps > 0 ? 0 : spare / (things.length + 1)
      let at = even
      return filled.flatMap((piece): Placed[] => {
        if (piece === 'gap') {
          at += spare / gaps
          return []
        }
        const placed = { thing: piece, at }
        at += piece.w + GAP + even
        return [placed]
      })
    },
  }
}

/** Builds a thing, unless it is one that chance leaves out. */
export function madePiece<C extends Context>(
  b: Builder,
  piece: Thing<C> | Sometimes<C>,
  context: C,
  name: string,
  turn: number,
): Made[] {
  if (typeof piece === 'function') return [made(b, piece, context, name, turn)]
  const isThere = context.brief.fork(name).chance(piece.share)
  return isThere ? [made(b, piece.thing, context, name, turn)] : []
}

/** Puts things of a row on the floor, where `place` says; tests know them by the row's name. */
export function putRow(
  b: Builder,
  name: string,
  row: readonly Placed[],
  place: (at: number, thing: Made) => Vec,
) {
  for (const [i, { thing, at }] of row.entries())
    thing.put(b, place(at, thing), { name: `${name} ${i + 1}`, stands: 'on the floor' })
}

/** How far a row reaches forward in cm, of what begins in its first `within` cm. */
export const depthOf = (row: readonly Placed[], within = Infinity): number =>
  Math.max(0, ...row.map(({ thing, at }) => (at < within ? thing.d : 0)))
