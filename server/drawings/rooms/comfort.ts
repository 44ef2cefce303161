import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { roundRug, rug } from '../props/art.ts'
import { easyChair } from '../props/easy-chairs.ts'
import { loungeChair } from '../props/seating.ts'
import { type LowTableStyle, lowTable } from '../things/low-tables.ts'
import type { Plan } from './plan.ts'

/** A chair to rest in, facing +y: low and soft, winged, or with an open wooden frame. */
export function armchair(b: Builder, { brief, scheme }: Plan, fabric = scheme.accent): void {
  const style = brief.pick(['framed', 'framed', 'slipper', 'wing'] as const)
  if (style === 'framed') loungeChair(b, fabric, scheme.wood)
  else easyChair(b, style, { fabric, wood: scheme.wood, metal: metals.black })
}

const tables: readonly LowTableStyle[] = [
  'box',
  'shelf',
  'block',
  'glass',
  'cross',
  'round',
  'nest',
]

/** A low table with something on it, centred. */
export function coffeeTable(b: Builder, { brief, scheme }: Plan): void {
  lowTable(b, brief.pick(tables), { brief, top: scheme.wood, leg: metals.black })
}

/** A carpet under a group of seats, centred. */
export function carpet(b: Builder, { brief, scheme }: Plan): void {
  const color = brief.pick([scheme.accent, scheme.fabric, scheme.feature])
  if (brief.chance(0.3)) roundRug(b, 112, color)
  else rug(b, brief.between(210, 260), brief.between(150, 185), color, brief)
}
