import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { adorn, type Ornament } from '../../../props/ornaments.ts'

/** Size and materials of a table. */
export interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly top: string
}

const low: readonly Ornament[] = [
  'books',
  'bowl',
  'tray',
  'vase',
  'candles',
  'plant',
  'mug',
  'jars',
]

/** A few low things on a top with its middle on the origin. */
export function things(
  b: Builder,
  brief: Brief,
  [w, d]: readonly [number, number],
  z: number,
  most = 4,
): void {
  adorn(b.at(-w / 2, -d / 2, z), brief, [w, d], brief.int(1, most), low)
}
