import { briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { chairOf } from '../things/chair.ts'
import { steelStools } from '../things/steel-stools.ts'
import { woodenStools } from '../things/wooden-stools.ts'

const stools = { ...woodenStools, ...steelStools }

export type StoolStyle = keyof typeof stools
export const stoolStyles = Object.keys(stools) as StoolStyle[]

interface StoolPlan {
  /** Which of the style's versions, 0..1: all stools of a bar are alike. */
  readonly version: number
  /** Height of the seat. */
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly fabric: string
  /** How far a back rises above the seat; 0 for none where the style can do without. */
  readonly back: number
}

/** A bar stool on the origin, facing +y. */
export function barStool(b: Builder, style: StoolStyle, plan: StoolPlan): void {
  const { version, h, wood, back, ...colors } = plan
  const brief = briefFor(`stool ${version}`)
  const size = { w: 38, d: 38, seat: h, top: h + back, rake: 0.12, post: 3.8 }
  chairOf(b, stools[style], { ...colors, ...size, brief, frame: wood, arms: false })
}
