import { briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { namesOf } from '../kit/palette.ts'
import { chairOf } from '../things/chair.ts'
import { steelStools } from '../things/steel-stools.ts'
import type { Materials } from '../things/upholstery.ts'
import { woodenStools } from '../things/wooden-stools.ts'

const stools = { ...woodenStools, ...steelStools }

export type StoolStyle = keyof typeof stools
export const stoolStyles = namesOf(stools)

interface StoolPlan extends Materials {
  /** Which of the style's versions, 0..1: all stools of a bar are alike. */
  version: number
  /** Height of the seat. */
  h: number
  /** How far a back rises above the seat; 0 for none where the style can do without. */
  back: number
}

export function barStool(
  b: Builder,
  style: StoolStyle,
  { version, h, wood, back, ...colors }: StoolPlan,
) {
  const brief = briefFor(`stool ${version}`)
  const size = { w: 38, d: 38, seat: h, top: h + back, rake: 0.12, post: 3.8 }
  chairOf(b, stools[style], { ...colors, ...size, brief, frame: wood, arms: false })
}
