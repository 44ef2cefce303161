import type { Leg, Piece } from './leg.ts'
import { square } from './section.ts'
import type { Shape } from './shaped.ts'
import { type Cut, turn } from './turning.ts'

/** Patterns of tall legs, cut by cut from the floor; the square head takes the rails. */
const tall = {
  farmhouse: [
    ['ball', 8, 0.7],
    ['cove', 3, 0.45, 0.6],
    ['bead', 2.5, 0.72],
    ['urn', 44, 0.46, 0.98, 0.54],
    ['bead', 2.5, 0.8],
    ['cove', 3, 0.6, 0.8],
    ['bead', 2.5, 0.9],
    ['block', 20, 1],
  ],
  baluster: [
    ['taper', 5, 0.46, 0.56],
    ['bead', 3, 0.8],
    ['vase', 44, 0.56, 1, 0.4],
    ['bead', 3, 0.74],
    ['cove', 4, 0.55, 0.7],
    ['bead', 3, 0.88],
    ['block', 24, 0.96],
  ],
  bobbin: [
    ['taper', 4, 0.5, 0.5],
    ['ball', 10, 0.86],
    ['ball', 10, 0.9],
    ['ball', 10, 0.94],
    ['ball', 10, 0.98],
    ['ball', 10, 1],
    ['block', 22, 1],
  ],
  cup: [
    ['ball', 10, 0.66],
    ['taper', 14, 0.32, 0.36],
    ['bead', 2, 0.5],
    ['urn', 22, 0.4, 1, 0.86],
    ['vase', 12, 0.86, 0.9, 0.44],
    ['bead', 3, 0.66],
    ['block', 20, 0.86],
  ],
  ringed: [
    ['taper', 5, 0.34, 0.46],
    ['bead', 2, 0.58],
    ['taper', 46, 0.4, 0.78],
    ['bead', 2.5, 0.98],
    ['cove', 4, 0.84, 0.84],
    ['bead', 2.5, 0.98],
    ['block', 20, 0.94],
  ],
  colonial: [
    ['ball', 7, 0.7],
    ['block', 11, 0.86],
    ['vase', 20, 0.5, 0.92, 0.4],
    ['bead', 2.5, 0.66],
    ['urn', 20, 0.4, 0.92, 0.5],
    ['block', 22, 0.92],
  ],
  trumpet: [
    ['bead', 5, 0.9],
    ['taper', 3, 0.5, 0.4],
    ['taper', 14, 0.26, 0.34],
    ['urn', 30, 0.34, 1, 0.9],
    ['cove', 5, 0.9, 0.5],
    ['bead', 3, 0.7],
    ['block', 18, 0.86],
  ],
} satisfies Record<string, readonly Cut[]>

/** Patterns of low feet for beds, sofas and cabinets. */
const low = {
  bun: [
    ['taper', 2, 0.5, 0.62],
    ['ball', 16, 1],
    ['taper', 2, 0.5, 0.56],
    ['bead', 3, 0.72],
  ],
  onion: [
    ['taper', 2, 0.4, 0.5],
    ['vase', 18, 0.5, 1, 0.4],
    ['bead', 3, 0.62],
    ['taper', 3, 0.7, 0.8],
  ],
  tulip: [
    ['taper', 3, 0.42, 0.42],
    ['bead', 3, 0.6],
    ['urn', 18, 0.42, 1, 0.9],
    ['bead', 3, 1],
  ],
  cone: [
    ['taper', 3, 0.36, 0.42],
    ['taper', 22, 0.42, 0.94],
    ['bead', 3, 1],
  ],
  discs: [
    ['bead', 6, 0.66],
    ['taper', 2, 0.4, 0.4],
    ['bead', 7, 0.86],
    ['taper', 2, 0.5, 0.5],
    ['bead', 8, 1],
  ],
  pear: [
    ['taper', 2, 0.6, 0.66],
    ['urn', 12, 0.6, 0.8, 0.5],
    ['bead', 3, 0.66],
    ['cove', 7, 0.5, 0.86],
    ['bead', 4, 1],
  ],
} satisfies Record<string, readonly Cut[]>

export const turnings = Object.keys(tall) as (keyof typeof tall)[]
export const buns = Object.keys(low) as (keyof typeof low)[]

/** A tall turned leg, or a low bun foot, of a height and a largest half width in cm. */
export function turnedLeg(
  pattern: keyof typeof tall | keyof typeof low,
  { h, half, color }: Omit<Shape, 'out'>,
): Leg {
  const cuts: readonly Cut[] = { ...tall, ...low }[pattern]
  const pieces = turn(cuts, h, half).map(
    (stretch): Piece =>
      'profile' in stretch
        ? { color, profile: stretch.profile }
        : {
            color,
            rings: [stretch.from, stretch.to].map(z => square(stretch.block, z, [0, 0], 0.08)),
          },
  )
  return { h, half, pieces }
}
