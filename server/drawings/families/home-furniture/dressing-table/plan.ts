import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { type Bay, cabinet } from '../../../props/cabinets/cabinet.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { adorn, type Ornament } from '../../../props/ornaments.ts'

/** Height and depth of the tables in cm. */
export const tableHeight = 74
export const tableDepth = 44

/** What stands on a dressing table. */
export const small: readonly Ornament[] = [
  'jars',
  'vase',
  'candles',
  'bowl',
  'lamp',
  'mug',
  'tray',
  'plant',
]

/** Something at both sides of the mirror. */
export function things(b: Builder, brief: Brief, w: number): void {
  adorn(b.at(0, 12, tableHeight), brief, [w * 0.3, tableDepth - 14], 1, small)
  adorn(b.at(w * 0.7, 12, tableHeight), brief, [w * 0.3, tableDepth - 14], 1, small)
}

interface Table {
  readonly w: number
  readonly h: number
  readonly foot: FeetStyle
  readonly bays: readonly Bay[]
}

/** A case of drawers on its feet; `h` is the height of the case alone. */
export function table(b: Builder, brief: Brief, look: Finish, { w, h, foot, bays }: Table): void {
  feet(b, {
    style: foot,
    w,
    d: tableDepth,
    h: tableHeight - h,
    wood: look.color,
    metal: brief.pick([metals.black, metals.brass]),
  })
  cabinet(b.at(0, 0, tableHeight - h), {
    brief,
    ...look,
    size: [w, tableDepth, h],
    bays,
    over: 1.5,
  })
}
