import type { Builder } from '../../kit/builder.ts'
import { points } from '../../kit/geometry.ts'
import { lines, type Mark, polygon } from '../../kit/mark.ts'
import { darker } from '../../kit/palette.ts'
import { covers } from './covers.ts'

export interface PitchedLook {
  /** Height of the ridge above the eaves. */
  rise: number
  color: string
  along?: 'x' | 'y'
  cover?: keyof typeof covers
  /** How far it reaches over the long walls and over the gables. */
  eave?: number
  verge?: number
  /** Colour of the gables, and what is on them inside the barge boards. */
  gable?: string
  gableMarks?: readonly Mark[]
  /** Where the ridge lies across the roof: 0.5 in the middle, 0 over the wall at the back. */
  ridge?: number
  trim?: string
}

/** A roof of two slopes on walls of the given plan; its origin is the corner of the wall's top. */
export function pitchedRoof(b: Builder, [w, d]: readonly [number, number], look: PitchedLook) {
  const { rise, color, along = 'x', cover = 'sheet', eave = 34, verge = 26, ridge = 0.5 } = look
  const { gable = '#e9e2d2', trim = cover === 'thatch' ? darker(color, 0.18) : '#f3efe4' } = look
  const [x, y] = along === 'x' ? [verge, eave] : [eave, verge]
  const size = [w + 2 * x, d + 2 * y] as const
  const board = cover === 'thatch' ? 16 : 8
  b.box([-x, -y, 0], [...size, board], trim)
  b.gable([-x, -y, board], [...size, rise], along, color, {
    slopes: [covers[cover]],
    ends: [...(look.gableMarks ?? []), bargeBoards(1 - ridge, cover === 'thatch' ? 24 : 13, trim)],
    endColor: gable,
    ridge,
  })
}

/** Boards along both slopes of a gable, and the shadow that the roof throws under them. */
function bargeBoards(ridge: number, width: number, color: string): Mark {
  return face => {
    const slope = (out: number) => {
      const a = out / face.h
      return points([a * ridge, 0], [ridge, 1 - a], [1 - a * (1 - ridge), 0])
    }
    const band = (from: number, to: number) => [...slope(from), ...slope(to).reverse()]
    return [
      polygon(band(width, width * 2.1), '#0b1a2a', 0.16),
      polygon(band(0, width), color),
      lines([slope(width)], '#0b1a2a', 1, 0.3),
    ]
  }
}

/** A plane on a slant: over the plan, `low` at its front edge (+y) and `high` at its back. */
export function slantedSlab(
  b: Builder,
  [w, d]: readonly [number, number],
  [high, low]: readonly [number, number],
  color: string,
  thick = 10,
) {
  const profile = points([0, high], [d, low], [d, low + thick], [0, high + thick])
  b.extrude(profile, 'x', [0, 0, 0], w, color)
}
