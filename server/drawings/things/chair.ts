import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'

/** Measures of a chair in cm and what it is made of; centred on the origin, facing +y. */
export interface ChairPlan
  extends Record<'w' | 'd' | 'post', number>,
    Record<'frame' | 'metal' | 'fabric', string> {
  brief: Brief
  /** Height of the seat and of the top of the back. */
  seat: number
  top: number
  /** How far the back leans, in cm for each cm of height. */
  rake: number
  arms: boolean
  /** Straight and square, to stand in numbers. */
  plain?: boolean
}

/** A part of a chair; its place follows from the measures of the chair. */
export type Part = (b: Builder, chair: ChairPlan) => void

/** A make of chair. A stool is one without a back, a bench a wide one. */
export interface ChairMake {
  base: Part
  seat: Part
  back?: Part
  /** For chairs that have arms. */
  arms?: Part
  /** What it is made to instead of the measures of the chair. */
  measures?: (chair: ChairPlan) => Partial<ChairPlan>
}

/** A chair put together from parts, or drawn as one. */
export type Chair = ChairMake | Part

export function chairOf(b: Builder, make: Chair, plan: ChairPlan) {
  if (typeof make === 'function') return make(b, plan)
  const chair = { ...plan, ...make.measures?.(plan) }
  make.base(b, chair)
  make.seat(b, chair)
  make.back?.(b, chair)
  if (chair.arms) make.arms?.(b, chair)
}

export const either =
  (...parts: readonly Part[]): Part =>
  (b, chair) =>
    chair.brief.pick(parts)(b, chair)

export const together =
  (...parts: readonly Part[]): Part =>
  (b, chair) => {
    for (const part of parts) part(b, chair)
  }

/** A part of a chair that has other measures. */
export const sized =
  (part: Part, change: (chair: ChairPlan) => Partial<ChairPlan>): Part =>
  (b, chair) =>
    part(b, { ...chair, ...change(chair) })

/** A back at least so high above the seat, in cm. */
export const backed =
  (least: number) =>
  ({ seat, top }: ChairPlan) => ({ top: Math.max(top, seat + least) })
