import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { adorn, ornament } from '../../../props/ornaments.ts'

/** A lamp and small things on a top `w` cm wide. */
export function night(b: Builder, brief: Brief, w: number): void {
  const lamp = brief.chance(0.75)
  const left = brief.chance(0.5)
  if (lamp) ornament(b.at(left ? w * 0.3 : w * 0.7, 16), 'lamp', brief)
  const room = lamp ? w - 30 : w
  adorn(b.at(lamp && left ? 30 : 0, 8), brief, [room, 30], 2, [
    'mug',
    'clock',
    'books',
    'plant',
    'candles',
    'frame',
  ])
}
