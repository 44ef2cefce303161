import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lighter } from '../../../kit/light.ts'
import { type CouchStyle, couch, couchWidth } from '../../../props/lounge-sofas.ts'
import { cushion, plan as outlineOf } from '../../../props/outline.ts'
import { leaning } from '../../../props/pillows.ts'

/** How many sit, and what the sofa is made of. */
export interface Plan {
  readonly brief: Brief
  readonly seats: number
  readonly fabric: string
  readonly accent: string
  readonly wood: string
  readonly metal: string
}

/** One of the sofas of a lounge, with loose cushions. */
export function plain(
  b: Builder,
  style: CouchStyle,
  { brief, seats, fabric, wood, accent }: Plan,
): void {
  const cushions = brief
    .shuffle([accent, '#f1ece1', lighter(fabric, 0.3)])
    .slice(0, brief.int(0, 3))
  const small = couchWidth(style, seats) > 260 && style !== 'modular' ? 3 : seats
  couch(b, style, { seats: small, fabric, wood, back: brief.between(64, 88), cushions })
}

interface Row {
  readonly w: number
  readonly from: number
  readonly to: number
  readonly z: number
  readonly count: number
  readonly fabric: string
}

/** Seat cushions side by side, the middle of the row at x = 0. */
export function seatRow(b: Builder, { w, from, to, z, count, fabric }: Row): void {
  const each = w / count
  for (let i = 0; i < count; i++)
    cushion(
      b.at(-w / 2 + (i + 0.5) * each, (from + to) / 2),
      outlineOf(each - 0.6, to - from, each - 0.6, 4),
      z,
      13,
      lighter(fabric, 0.05),
      3,
    )
}

/** Loose cushions along the back, spread over `w`. */
export function pillows(
  b: Builder,
  [w, y, z]: readonly [number, number, number],
  colors: readonly string[],
): void {
  colors.forEach((color, i) => {
    const x = colors.length === 1 ? -w * 0.3 : -w / 2 + 20 + ((w - 40) * i) / (colors.length - 1)
    leaning(b.at(x, y, z), 42, 38, 12, color, 10)
  })
}
