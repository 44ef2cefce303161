import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { roundRug, rug } from '../../props/art.ts'
import { tableLamp } from '../../props/lamps.ts'
import { type CouchStyle, couch } from '../../props/lounge-sofas.ts'
import { plate } from '../../props/outline.ts'
import { type LowTableStyle, lowTable } from '../../things/low-tables.ts'

export interface LoungePlan {
  readonly brief: Brief
  readonly fabric: string
  readonly second: string
  readonly accent: string
  readonly wood: string
  readonly metal: string
  readonly top: string
}

export type Plan = LoungePlan

export function place(b: Builder, plan: Plan, style: CouchStyle, seats: number): void {
  const { brief, fabric, wood, accent, second } = plan
  const cushions = [accent, second, '#f1ece1'].slice(0, brief.int(1, 3))
  couch(b, style, { seats, fabric, wood, back: brief.between(66, 88), cushions })
}

export function looks({ top, brief, wood, metal }: Plan) {
  return { brief, top, leg: brief.pick([wood, metal]), metal }
}

const beforeSofas: readonly LowTableStyle[] = [
  'round',
  'oval',
  'pebble',
  'box',
  'shelf',
  'nest',
  'block',
  'blocks',
  'tray',
  'glass',
  'cross',
  'loops',
  'waterfall',
  'stumps',
]

export function table(b: Builder, plan: Plan, w: number): void {
  lowTable(b, plan.brief.pick(beforeSofas), { ...looks(plan), w })
}

export function small(b: Builder, plan: Plan, w: number): void {
  const { brief, accent } = plan
  if (brief.chance(0.3)) {
    plate(b, w * 0.42, 0, 46, plan.top)
    tableLamp(b.at(0, 0, 46), accent)
  } else lowTable(b, brief.pick(['round', 'tray', 'block']), { ...looks(plan), w })
}

export function carpet(b: Builder, { brief, accent }: Plan, w: number, d: number): void {
  const style = brief.int(0, 3)
  if (style === 0) roundRug(b, Math.max(w, d) * 0.46, accent)
  else if (style < 3) rug(b, w, d, accent, brief)
}
