import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { partsOf } from '../kit/geometry.ts'
import { namesOf } from '../kit/palette.ts'
import { drawCase } from '../things/case.ts'
import { finishOf } from './cabinets/finish.ts'
import type { FrontStyle } from './cabinets/front-surfaces.ts'

interface Closet {
  brief: Brief
  w: number
  h: number
  color: string
  metal: string
}

/** Depth in cm. */
export const closetDepth = 58

/** The columns of a wardrobe, about how wide each is, and its surface. */
const makes = {
  plain: ['doors', 100, 'plain'],
  framed: ['doors', 100, 'framed'],
  mirrored: ['mirror', 52, 'plain'],
  louvred: ['doors', 100, 'louvred'],
  sliding: ['sliding', 500, 'plain'],
  chest: ['drawer*.15 drawer*.15 doors*.7', 100, 'plain'],
} as const
export type ClosetStyle = keyof typeof makes
export const closetStyles = namesOf(makes)

export function closet(b: Builder, style: ClosetStyle, look: Closet) {
  const [column, w, surface] = makes[style]
  wardrobe(
    b,
    Array(partsOf(look.w, w, 1))
      .fill(column)
      .join('|'),
    look,
    surface,
  )
}

/** One whose columns are told. */
export function wardrobe(
  b: Builder,
  front: string,
  { brief, w, h, color, metal }: Closet,
  style: FrontStyle = 'plain',
) {
  const look = finishOf(color, { style, handle: 'bar', metal })
  const size = [w, closetDepth - 4, h - 6] as const
  const over = style === 'framed' ? 3 : 0
  drawCase(b, { brief, look, size, front, feet: ['plinth', 6], theme: 'linen', over })
}
