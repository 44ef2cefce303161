import type { Builder } from '../kit/builder.ts'
import { steelStools } from './steel-stools.ts'
import type { StoolPlan } from './stool-plan.ts'
import { woodenStools } from './wooden-stools.ts'

const stools = { ...woodenStools, ...steelStools }

export type StoolStyle = keyof typeof stools
export const stoolStyles = Object.keys(stools) as StoolStyle[]

/** A bar stool on the origin, facing +y. */
export function barStool(b: Builder, style: StoolStyle, plan: StoolPlan): void {
  stools[style](b, plan)
}
