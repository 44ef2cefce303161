import type { Brief, Family } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Theme } from '../props/cabinets/contents.ts'
import type { FeetStyle } from '../props/cabinets/feet.ts'
import { type Finish, finish } from '../props/cabinets/finish.ts'
import type { FrontStyle } from '../props/cabinets/front-surfaces.ts'
import { adorn, type Ornament } from '../props/ornaments.ts'
import { drawCase, type Top } from './case.ts'
import { type Length, lengthIn } from './lengths.ts'

/** A way to build a case; what is named several times is one of them. */
export interface Make {
  /** Width, depth and height of the carcass, without its feet. */
  size: `${Length} ${Length} ${Length}`
  /** One of several styles, and their height: 'leaning plinth 14-22'. */
  feet?: string
  /** As `columnsOf` reads it. */
  front: string | readonly string[]
  theme?: Theme
  over?: number
  /** Another case on it, drawn in by so many cm at both sides. */
  above?: Omit<Make, 'size' | 'above' | 'on'> & { inset: number; size: `${Length} ${Length}` }
  on?: readonly Extra[]
}

/** A case that stands; lengths in cm. */
export interface Piece {
  brief: Brief
  look: Finish
  w: number
  d: number
  /** Height of its feet, and of its first top. */
  low: number
  z: number
  tops: readonly Top[]
}

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
  const { size, above, on = [], ...front } = make
  const [width = '', ...deepAndHigh] = size.split(' ')
  const piece = drawn(b, brief, look, front, [w ?? lengthIn(width, brief), ...deepAndHigh])
  if (above) {
    const { inset, size, ...front } = above
    drawn(b.at(inset, 0, piece.z), brief, look, front, [piece.w - 2 * inset, ...size.split(' ')])
  }
  for (const extra of on) extra(b, piece)
  return piece
}

function drawn(
  b: Builder,
  brief: Brief,
  look: Finish,
  { feet = 'plinth 0', front, ...make }: Omit<Make, 'size' | 'above' | 'on'>,
  [w, deep = '', high = '']: readonly [w: number, ...deepAndHigh: string[]],
): Piece {
  const styles = feet.split(' ')
  const [d, low] = [lengthIn(deep, brief), lengthIn(styles.pop() as string, brief)]
  const tops = drawCase(b, {
    ...make,
    brief,
    look,
    size: [w, d, lengthIn(high, brief)],
    front: typeof front === 'string' ? front : brief.pick(front),
    feet: [brief.pick(styles as FeetStyle[]), low],
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
