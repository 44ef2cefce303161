import type { Brief, Family } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Theme } from '../props/cabinets/contents.ts'
import type { FeetStyle } from '../props/cabinets/feet.ts'
import { type Finish, finish } from '../props/cabinets/finish.ts'
import type { FrontStyle } from '../props/cabinets/front-surfaces.ts'
import { adorn, type Ornament } from '../props/ornaments.ts'
import { drawCase } from './case.ts'
import { type Length, lengthIn } from './lengths.ts'

/** What a case is built from; what is named several times is one of them. */
interface Build<Size extends string> {
  /**
   * Its lengths in cm without the feet, one of several feet and their height, and how far its top
   * stands out: `84-130 32 160-205 on leaning plinth 14-22, over 3`.
   */
  body: `${Size}${'' | ` on ${string}`}${'' | `, over ${number}`}`
  /** As `columnsOf` reads it. */
  front: string | readonly string[]
  theme?: Theme
}

/** A case of a width, a depth and a height. */
export interface Make extends Build<`${Length} ${Length} ${Length}`> {
  /** Another one on it, drawn in by so many cm at both sides. */
  above?: Build<`${Length} ${Length}`> & { inset: number }
  on?: readonly Extra[]
}

/** A case that stands, in cm: `low` is the height of its feet, `z` that of its first top. */
export type Piece = ReturnType<typeof drawn>

/** Draws what stands on a case or belongs to it, from the origin of the case. */
export type Extra = (b: Builder, piece: Piece) => void

/**
 * A family of cases, each of one of the makes, that stands turned to one side or to the other.
 * @param usual what makes have that say nothing else
 */
export function casesOf(
  makes: Readonly<Record<string, Make>>,
  styles?: readonly FrontStyle[],
  usual: Partial<Make> = {},
): Family {
  return (b, brief) => {
    const make = brief.make(makes)
    const at = b.facing(brief.pick([0, 0, 1]))
    const look = finish(brief, styles)
    standing(at, brief, look, { ...usual, ...make })
  }
}

/** A case of a make with what is on it; `w` cm wide, where its place says so. */
export function standing(b: Builder, brief: Brief, look: Finish, make: Make, w?: number): Piece {
  const piece = drawn(b, brief, look, make, w)
  const { above, on = [] } = make
  if (above) drawn(b.at(above.inset, 0, piece.z), brief, look, above, piece.w - 2 * above.inset)
  for (const extra of on) extra(b, piece)
  return piece
}

function drawn(
  b: Builder,
  brief: Brief,
  look: Finish,
  { body, front, ...make }: Build<string>,
  width?: number,
) {
  const [stands = '', over = 0] = body.split(', over ')
  const [size = '', feet = 'plinth 0'] = stands.split(' on ')
  const [high = '', deep = '', wide = ''] = size.split(' ').reverse()
  const styles = feet.split(' ')
  const w = width ?? lengthIn(wide, brief)
  const [d, low] = [lengthIn(deep, brief), lengthIn(styles.pop() as string, brief)]
  const tops = drawCase(b, {
    ...make,
    brief,
    look,
    size: [w, d, lengthIn(high, brief)],
    front: typeof front === 'string' ? front : brief.pick(front),
    feet: [brief.pick(styles as FeetStyle[]), low],
    over: Number(over),
  })
  return { brief, look, w, d, low, z: tops[0]?.z ?? 0, tops }
}

/** Some things side by side on each top, or on the one of a number. */
export const things =
  (most: number, kinds?: readonly Ornament[], only?: number): Extra =>
  (b, { brief, w, d, tops }) => {
    for (const [i, top] of tops.entries())
      if (only === undefined || only === i)
        adorn(b.at(top.x, 0, top.z), brief, [top.w, d], Math.ceil((most * top.w) / w), kinds)
  }

/** A shelf on the rails of framed feet, with some things on it. */
export const lowShelf =
  (...kinds: readonly Ornament[]): Extra =>
  (b, { brief, look, w, d, low }) => {
    b.box([3.6, 3.6, low * 0.3], [w - 7.2, d - 7.2, 1.8], look.top)
    adorn(b.at(6, 3, low * 0.3 + 1.8), brief, [w - 12, d - 8], Math.ceil(w / 40), kinds)
  }
