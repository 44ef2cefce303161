import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { plate } from '../../../props/outline.ts'

/** Size and materials of a lamp. */
export interface Plan {
  readonly brief: Brief
  /** Height of the lamp. */
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly shade: string
}

/** Colour of a lit bulb or the inside of a shade. */
export const lampLight = '#fff3cf'

/** A round or a square foot of a radius, 3 cm high. */
export function foot(b: Builder, { brief, metal, wood }: Plan, r: number): void {
  const color = brief.pick([metal, metal, wood])
  if (brief.chance(0.3)) b.box([-r * 0.8, -r * 0.8, 0], [r * 1.6, r * 1.6, 3], color)
  else plate(b, r, 0, 3, color)
}
