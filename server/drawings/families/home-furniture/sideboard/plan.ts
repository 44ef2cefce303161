import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { type Bay, cabinet } from '../../../props/cabinets/cabinet.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { adorn } from '../../../props/ornaments.ts'

/** Style and height of the feet. */
export type Foot = readonly [FeetStyle, number]

interface Piece {
  readonly w: number
  readonly d?: number
  readonly h: number
  readonly foot: Foot
  readonly bays: readonly Bay[]
  /** How many things stand on it. */
  readonly on: number
  readonly over?: number
}

/** A case on its feet; gives the height of its top. */
export function piece(
  b: Builder,
  brief: Brief,
  { color, fronts, top }: Finish,
  { w, d = 44, h, foot: [style, low], bays, on, over = 0 }: Piece,
): number {
  feet(b, {
    style,
    w,
    d,
    h: low,
    wood: color,
    metal: brief.pick([metals.black, metals.brass, fronts.metal]),
  })
  cabinet(b.at(0, 0, low), { brief, size: [w, d, h], color, fronts, bays, over, top })
  adorn(b.at(0, 0, low + h), brief, [w, d], on)
  return low + h
}
