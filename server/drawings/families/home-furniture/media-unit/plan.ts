import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { darker } from '../../../kit/light.ts'
import { metals } from '../../../kit/palette.ts'
import { type Bay, cabinet } from '../../../props/cabinets/cabinet.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'

interface Unit {
  readonly w: number
  readonly h: number
  readonly foot: readonly [FeetStyle, number]
  readonly bays: readonly Bay[]
}

/** A low case on its feet; gives the height of its top. */
export function unit(
  b: Builder,
  brief: Brief,
  { color, fronts, top }: Finish,
  { w, h, foot: [style, low], bays }: Unit,
): number {
  feet(b, { style, w, d: 42, h: low, wood: darker(color, 0.1), metal: metals.black })
  cabinet(b.at(0, 0, low), { brief, size: [w, 42, h], color, fronts, bays, top })
  return low + h
}
