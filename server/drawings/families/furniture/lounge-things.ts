import { lighter } from '../../kit/light.ts'
import type { Context, Thing } from '../../layout/thing.ts'
import { roundRug, rug } from '../../props/art.ts'
import { floorLamp, tableLamp } from '../../props/lamps.ts'
import { cushion, ellipse, plate } from '../../props/outline.ts'
import { plantKinds, plant as potted } from '../../props/plants.ts'
import { pouf as roundPouf } from '../../props/seating.ts'
import * as things from '../../things/couch.ts'
import { type Couch, couches } from '../../things/couches.ts'
import { easyChairs } from '../../things/easy-chairs.ts'
import { type LowTableStyle, lowTable, lowTableStyles } from '../../things/low-tables.ts'
import { sectionals } from '../../things/sectionals.ts'
import { type Cover, pad } from '../../things/upholstery.ts'

/** What a lounge is furnished with, and in which style. */
export interface Lounge extends Cover, Context {
  readonly second: string
  readonly top: string
  readonly couch: Couch
  readonly easy: keyof typeof easyChairs
}
export type LoungeThing = Thing<Lounge>

const couch =
  (name: Couch | undefined, seats: number, look: Partial<things.CouchLook> = {}): LoungeThing =>
  (b, plan) => {
    const { brief, accent, second } = plan
    const pillows = [accent, second, '#f1ece1'].slice(0, seats > 1 ? brief.int(1, 3) : 0)
    // The couches of one lounge are alike.
    const own = { ...plan, brief: brief.whole(), seats, pillows, ...look }
    things.couch(b, couches[name ?? plan.couch], own)
  }
export const sofa = (seats: number) => couch(undefined, seats)
export const easyChair: LoungeThing = (b, plan) =>
  easyChairs[plan.easy](b, { ...plan, fabric: plan.brief.chance(0.5) ? plan.fabric : plan.second })
/** One of four around a table. */
export const tubChair: LoungeThing = (b, plan) => {
  const { brief, fabric, second } = plan
  const style = brief
    .whole()
    .fork('tub')
    .pick(['tub', 'tub', 'slipper', 'shell'] as const)
  easyChairs[style](b, { ...plan, fabric: brief.pick([fabric, second]), plain: true })
}
export const recliner: LoungeThing = (b, plan) =>
  easyChairs[plan.brief.pick(['recliner', 'wing', 'shell', 'rocker'] as const)](b, plan)
export const egg: LoungeThing = (b, plan) => easyChairs.egg(b, plan)
export const daybed: LoungeThing = (b, plan) =>
  couch(plan.brief.pick(['daybed', 'divan'] as const), 3, { pillows: [] })(b, plan)

const lowTableOf =
  (styles: readonly LowTableStyle[], w: readonly [from: number, to: number]): LoungeThing =>
  (b, { brief, top, wood, metal }) =>
    lowTable(b, brief.pick(styles), {
      brief,
      top,
      leg: brief.pick([wood, metal]),
      w: brief.between(...w),
    })
export const table = lowTableOf(lowTableStyles, [88, 118])
export const board = lowTableOf(['block', 'blocks', 'oval'], [104, 116])
const stand = lowTableOf(['round', 'drum', 'pedestal'], [52, 60])
export const small: LoungeThing = (b, plan) => {
  if (plan.brief.chance(0.7)) return stand(b, plan)
  plate(b, 25, 0, 46, plan.top)
  tableLamp(b.at(0, 0, 46), plan.accent)
}
export const lamp: LoungeThing = (b, { brief }) =>
  floorLamp(b, brief.pick(['shade', 'globe', 'tripod']))
export const plant: LoungeThing = (b, { brief }) =>
  potted(b, brief.pick(plantKinds), brief.between(95, 130))
export const pouf: LoungeThing = (b, { second }) => roundPouf(b, 28, second)
export const floorCushion: LoungeThing = (b, { brief, fabric, second, accent }) => {
  const color = brief.pick([fabric, second, accent, '#f1ece1'])
  if (brief.chance(0.5)) pad(b, [0, -29, 1], { size: [58, 58, 15], round: 10, crown: 5 }, color)
  else cushion(b, ellipse(29, 29, 20), 1, 24, color, 6)
}

/** Couches that reach around their table. */
export const corner: LoungeThing = (b, plan) => {
  const seats = plan.brief.int(2, 3)
  sectionals.corner(b, { ...plan, seats, pillows: [plan.accent] })
  table(b.at(44 + seats * 3, 112), plan)
}
export const chaise: LoungeThing = (b, plan) => {
  const side = plan.brief.pick([-1, 1] as const)
  couch('low', 3, { chaise: side })(b, plan)
  table(b.at(-side * 46, 110), plan)
  lamp(b.at(-side * 146, -24), plan)
}
export const crescent: LoungeThing = (b, plan) => {
  sectionals.crescent(b, { ...plan, seats: plan.brief.int(3, 5), pillows: [plan.accent] })
  lowTableOf(['round', 'drum', 'nest'], [84, 96])(b.at(0, 112), plan)
}

/** A carpet below something that is `w` wide and `d` deep, or none. */
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
    roundRug(b, Math.max(w, d) * 0.48, lighter(accent, 0.1))
/** A carpet before a couch that is made with its table. */
export const onCarpet =
  (thing: LoungeThing): LoungeThing =>
  (b, plan) => {
    carpet(280, 220)(b.at(0, 84), plan)
    thing(b, plan)
  }
