import type { Builder } from '../kit/builder.ts'
import { steelStools } from './steel-stools.ts'
import { woodenStools } from './wooden-stools.ts'

export interface StoolPlan {
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

const stools = { ...woodenStools, ...steelStools }

export type StoolStyle = keyof typeof stools
export const stoolStyles = Object.keys(stools) as StoolStyle[]

/** A bar stool on the origin, facing +y. */
export function barStool(b: Builder, style: StoolStyle, plan: StoolPlan): void {
  stools[style](b, plan)
}
