import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { joined, lines, type Mark, polygon } from '../../kit/mark.ts'
import { darker } from '../../kit/palette.ts'
import { type Cover, covering } from './covers.ts'

export interface PitchedLook {
  /** Height of the ridge above the eaves. */
  rise: number
  color: string
  along?: 'x' | 'y'
  cover?: Cover
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
    slopes: [covering(cover)],
    ends: [...(look.gableMarks ?? []), bargeBoards(1 - ridge, cover === 'thatch' ? 24 : 13, trim)],
    endColor: gable,
    ridge,
  })
}

/** Boards along both slopes of a gable, and the shadow that the roof throws under them. */
function bargeBoards(ridge: number, width: number, color: string): Mark {
  return face => {
    const band = (from: number, to: number): Point[] => {
      const [a, b] = [from / face.h, to / face.h]
      return [
        [a * ridge, 0],
        [ridge, 1 - a],
        [1 - a * (1 - ridge), 0],
        [1 - b * (1 - ridge), 0],
        [ridge, 1 - b],
        [b * ridge, 0],
      ]
    }
    return joined(
      polygon(band(width, width * 2.1), '#0b1a2a', 0.16),
      polygon(band(0, width), color),
      lines([band(width, width).slice(0, 3)], '#0b1a2a', 1, 0.3),
    )(face)
  }
}
