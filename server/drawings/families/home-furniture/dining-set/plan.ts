import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { boards } from '../../../props/cladding.ts'
import type { DiningChair, DiningChairStyle } from '../../../props/dining-backs.ts'
import { diningChair } from '../../../props/dining-chairs.ts'
import {
  metalPedestal,
  metalPedestals,
  woodPedestal,
  woodPedestals,
} from '../../../props/legs/pedestals.ts'
import { adorn, type Ornament } from '../../../props/ornaments.ts'

/** What the table and its chairs are made of. */
export interface Plan {
  readonly brief: Brief
  readonly wood: string
  readonly metal: string
  readonly top: string
  readonly style: DiningChairStyle
  readonly chair: DiningChair
}

/** Height of the tables in cm. */
export const tableHeight = 75

/** From the edge of the table to the middle of a chair. */
export const chairReach = 25

/** A rectangular top and what stands on it. */
export function board(b: Builder, plan: Plan, w: number, d: number, thick: number): void {
  b.box([-w / 2, -d / 2, tableHeight - thick], [w, d, thick], plan.top, {
    top: [boards(4, false, '#10262b', 0.12)],
  })
  laid(b, plan, w * 0.8, d * 0.6)
}

const onTable: readonly Ornament[] = ['vase', 'bowl', 'candles', 'tray', 'jars', 'plant']

/** What stands along the middle of the table. */
export function laid(b: Builder, { brief }: Plan, w: number, d: number): void {
  adorn(b.at(-w / 2, -d / 2, tableHeight), brief, [w, d], brief.int(2, 4), onTable)
}

/** Chairs in rows along the front and the rear, or the rear alone. */
export function along(
  b: Builder,
  { style, chair }: Plan,
  w: number,
  d: number,
  count: number,
  sides: 'both' | 'rear' = 'both',
): void {
  const places = Math.min(count, Math.floor((w - 16) / 48))
  for (let i = 0; i < places; i++) {
    const x = (w - 16) * ((i + 0.5) / places - 0.5)
    diningChair(b.at(x, -d / 2 - chairReach), style, chair)
    if (sides === 'both') diningChair(b.at(x, d / 2 + chairReach, 0, 2), style, chair)
  }
}

/** Puts the same column under a round or an oval top wherever it is called. */
export function footMaker({ brief, wood, metal }: Plan, r: number): (b: Builder) => void {
  const h = tableHeight - 3.4
  if (brief.chance(0.6)) {
    const style = brief.pick(woodPedestals)
    return b => woodPedestal(b, style, { r, h, color: wood })
  }
  const style = brief.pick(metalPedestals)
  return b => metalPedestal(b, style, { r, h, color: metal })
}
