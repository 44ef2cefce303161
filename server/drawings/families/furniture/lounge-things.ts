import { brand } from '../../kit/palette.ts'
import type { Context, Thing } from '../../layout/thing.ts'
import { roundRug, rug } from '../../props/art.ts'
import { floorLamp, tableLamp } from '../../props/lamps.ts'
import { plate } from '../../props/outline.ts'
import { plantKinds, plant as potted } from '../../props/plants.ts'
import { pouf as roundPouf } from '../../props/seating.ts'
import { type Couch, type CouchLook, couch } from '../../things/couch.ts'
import { couches, easyChairs } from '../../things/couches.ts'
import { type LowTableStyle, lowTable, lowTableStyles } from '../../things/low-tables.ts'
import { sectionals } from '../../things/sectionals.ts'
import { type Cover, pad } from '../../things/upholstery.ts'

/** What a lounge is furnished with, and in which style. */
export interface Lounge extends Cover, Context {
  second: string
  top: string
  couch: Couch
  easy: Couch
}
export type LoungeThing = Thing<Lounge>

const seat =
  (make: (plan: Lounge) => Couch, seats: number, change: Partial<CouchLook> = {}): LoungeThing =>
  (b, plan) => {
    const { brief, accent, second } = plan
    const pillows = [accent, second, brand.sand].slice(0, seats > 1 ? brief.int(1, 3) : 0)
    // The seats of one lounge are alike.
    couch(b, make(plan), { ...plan, brief: brief.whole(), seats, pillows, ...change })
  }
export const sofa = (seats: number) => seat(plan => plan.couch, seats)
export const easyChair: LoungeThing = (b, plan) =>
  seat(({ easy }) => easy, 1)(b, { ...plan, fabric: plan.brief.pick([plan.fabric, plan.second]) })
export const daybed = seat(({ brief }) => brief.pick([couches.daybed, couches.divan]), 3)
export const egg = seat(() => easyChairs.egg, 1)
export const recliner = seat(({ brief }) => {
  const { recliner, wing, shell, rocker } = easyChairs
  return brief.pick([recliner, wing, shell, rocker])
}, 1)

const lowTableOf =
  (w: number, styles: readonly LowTableStyle[] = lowTableStyles): LoungeThing =>
  (b, { brief, top, wood, metal }) => {
    const leg = brief.pick([wood, metal])
    lowTable(b, brief.pick(styles), { brief, top, leg, w: w * brief.between(0.9, 1.1) })
  }
export const table = lowTableOf(104)
export const board = lowTableOf(108, ['block', 'blocks', 'oval'])
export const small: LoungeThing = (b, plan) => {
  if (plan.brief.chance(0.7)) return lowTableOf(56, ['round', 'drum', 'pedestal'])(b, plan)
  plate(b, 25, 0, 46, plan.top)
  tableLamp(b.at(0, 0, 46), plan.accent)
}
export const lamp: LoungeThing = (b, { brief }) =>
  floorLamp(b, brief.pick(['shade', 'globe', 'tripod']))
export const plant: LoungeThing = (b, { brief }) =>
  potted(b, brief.pick(plantKinds), brief.between(95, 130))
export const pouf: LoungeThing = (b, { second }) => roundPouf(b, 28, second)
export const floorCushion: LoungeThing = (b, { brief, fabric, second, accent }) => {
  const size = [58, 58, brief.pick([15, 24])] as const
  const round = brief.pick([10, 26])
  pad(b, [0, -29, 1], size, brief.pick([fabric, second, accent, brand.sand]), { round, crown: 5 })
}

/** Couches that reach around their table. */
export const corner: LoungeThing = (b, plan) => {
  seat(() => sectionals.corner, plan.brief.int(2, 3))(b, plan)
  table(b.at(52, 112), plan)
}
export const chaise: LoungeThing = (b, plan) => {
  const side = plan.brief.pick([-1, 1])
  seat(() => couches.low, 3, { chaise: side })(b, plan)
  table(b.at(-side * 46, 110), plan)
  lamp(b.at(-side * 146, -24), plan)
}
export const crescent: LoungeThing = (b, plan) => {
  seat(() => sectionals.crescent, plan.brief.int(3, 5))(b, plan)
  lowTableOf(90, ['round', 'drum', 'nest'])(b.at(0, 112), plan)
}

export const carpet =
  (w: number, d: number): LoungeThing =>
  (b, { brief, accent }) => {
    const style = brief.int(0, 3)
    if (style === 0) roundRug(b, Math.max(w, d) * 0.46, accent)
    else if (style < 3) rug(b.at(0, 14), w * 0.96, d * 0.9, accent, brief)
  }
export const roundCarpet =
  (w: number, d: number): LoungeThing =>
  (b, { accent }) =>
    roundRug(b, Math.max(w, d) * 0.48, accent)
export const onCarpet =
  (thing: LoungeThing): LoungeThing =>
  (b, plan) => {
    carpet(280, 220)(b.at(0, 84), plan)
    thing(b, plan)
  }
