import { type Leg, type Piece, profile } from './leg.ts'
import { square } from './section.ts'
import { type Cut, turn } from './turning.ts'

/** Patterns of tall posts with a square base and a finial, for beds and stairs. */
const patterns = {
  vase: [
    ['block', 26, 1],
    ['bead', 2, 0.86],
    ['vase', 34, 0.6, 0.96, 0.44],
    ['bead', 2, 0.74],
    ['cove', 2, 0.56, 0.8],
    ['block', 16, 1],
    ['bead', 2, 0.9],
    ['cove', 2, 0.66, 0.5],
    ['ball', 10, 0.92],
  ],
  barley: [
    ['block', 22, 1],
    ['bead', 2, 0.9],
    ['ball', 8, 0.9],
    ['ball', 8, 0.86],
    ['ball', 8, 0.82],
    ['ball', 8, 0.78],
    ['bead', 2, 0.9],
    ['block', 16, 1],
    ['cove', 3, 0.8, 0.46],
    ['urn', 12, 0.46, 0.9, 0.2],
  ],
  column: [
    ['block', 18, 1],
    ['cove', 3, 0.94, 0.7],
    ['taper', 46, 0.72, 0.56],
    ['bead', 2, 0.74],
    ['cove', 3, 0.56, 0.86],
    ['block', 14, 0.96],
    ['taper', 2, 1.1, 1.1],
    ['vase', 9, 0.5, 0.86, 0.24],
  ],
  acorn: [
    ['block', 34, 1],
    ['cove', 2.5, 0.9, 0.6],
    ['urn', 26, 0.5, 0.92, 0.56],
    ['bead', 2, 0.8],
    ['block', 18, 1],
    ['cove', 2.5, 0.84, 0.5],
    ['bead', 3, 0.86],
    ['urn', 9, 0.7, 0.74, 0.14],
  ],
} satisfies Record<string, readonly Cut[]>

export type NewelPattern = keyof typeof patterns
export const newelPatterns = Object.keys(patterns) as NewelPattern[]

/** A turned newel or bedpost with its square blocks. */
export function newel(pattern: NewelPattern, h: number, half: number, color: string): Leg {
  const pieces = turn(patterns[pattern], h, half).map(
    (stretch): Piece =>
      'profile' in stretch
        ? { color, profile: stretch.profile }
        : { color, rings: [stretch.from, stretch.to].map(z => square(stretch.block, z)) },
  )
  return { h, half, pieces }
}

export const caps = ['flat', 'pyramid', 'ball'] as const

/** A square newel with a plinth, a moulded cap and what stands on it. */
export function squareNewel(
  cap: (typeof caps)[number],
  h: number,
  half: number,
  color: string,
): Leg {
  const block = (from: number, to: number, wide: number, wideTop = wide): Piece => ({
    color,
    rings: [square(half * wide, from), square(half * wideTop, to)],
  })
  const head = h - half * (cap === 'ball' ? 2.4 : 1.2)
  const pieces = [
    block(0, half * 2.4, 1.25),
    block(half * 2.4, half * 2.8, 1.25, 1),
    block(half * 2.8, head - half * 0.5, 1),
    block(head - half * 0.5, head, 1.4),
  ]
  if (cap === 'flat') pieces.push(block(head, head + half * 0.4, 1.15))
  if (cap === 'pyramid') pieces.push(block(head, head + half, 1.2, 0.1))
  if (cap === 'ball')
    pieces.push({
      color,
      profile: profile(ball, half * 0.95, half * 2.2).map(([r, z]) => [r, z + head] as const),
    })
  return { h, half, pieces }
}

const ball = [
  0.6, 0, 0.5, 0.1, 0.72, 0.2, 0.92, 0.32, 1, 0.48, 0.98, 0.62, 0.86, 0.78, 0.6, 0.92, 0.02, 1,
]
