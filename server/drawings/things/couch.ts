import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { type FeetStyle, feet } from '../props/cabinets/feet.ts'
import { type LegStyle, legs } from '../props/chair-legs.ts'
import { leaning } from '../props/pillows.ts'
import { spread } from './bars.ts'
import { arms, backs } from './couch-parts.ts'
import { type Cover, pad, pillows } from './upholstery.ts'

type Foot = LegStyle | (FeetStyle & ('plinth' | 'sled' | 'hairpin'))

/** What a couch is put together from; lengths in cm. */
export interface CouchMake {
  /** Under its base, one of several; none where the arms reach the floor. */
  feet?: readonly Foot[]
  base: readonly [of: 'fabric' | 'wood' | 'metal', low: number, thick: number]
  back: readonly [style: keyof typeof backs, thick: number]
  high: readonly [from: number, to: number]
  /** As high as the back where no height is given. */
  arms: readonly [style: keyof typeof arms, wide: number, high?: number]
  deep?: number
  /** Cushions that lean against the back. */
  loose?: true
  long?: true
  place?: number
}

export interface CouchLook extends Cover {
  seats: number
  /** Its chances; without, it is the first of each. */
  brief?: Random
  pillows?: readonly string[]
  chaise?: -1 | 1 | undefined
  /** With few facets, for scenes in which it is small. */
  plain?: boolean
}

/** A couch as it is being built: its outer size, and where its seat, base and arms end. */
export interface CouchPlan extends CouchLook {
  w: number
  d: number
  inner: number
  low: number
  seat: number
  high: number
  thick: number
  arm: readonly [wide: number, high: number]
}

/** How thick its cushions are, in cm. */
export const CUSHION = 14
const CHAISE = 62

/** A couch put together from parts, or in a way of its own. */
export type Couch = CouchMake | ((b: Builder, look: CouchLook) => void)

export function couch(b: Builder, make: Couch, look: CouchLook): void {
  if (typeof make === 'function') {
    make(b, look)
    return
  }
  const plan = planOf(make, look)
  base(b, make, plan)
  backs[make.back[0]](b, plan)
  for (const side of [-1, 1] as const)
    arms[make.arms[0]](b.at((side * (plan.inner + plan.arm[0])) / 2, 0), plan, side)
  cushions(b, make, plan)
}

function planOf(make: CouchMake, look: CouchLook): CouchPlan {
  const { deep: d = 88, place = 66, arms, back, base } = make
  const [, low, under] = base
  const high = look.brief?.between(...make.high) ?? (make.high[0] + make.high[1]) / 2
  const inner = look.seats * place
  const arm = [arms[1], arms[2] ?? high] as const
  const w = inner + 2 * arm[0]
  return { ...look, w, d, inner, low, seat: low + under, high, thick: back[1], arm }
}

function base(b: Builder, { feet, base: [of] }: CouchMake, plan: CouchPlan): void {
  const { inner, d, low, seat, seats, chaise } = plan
  // Soft arms stand on the base; frames hold it between them.
  const w = of === 'fabric' ? plan.w : inner
  if (feet) stand(b, feet, plan, w)
  b.block(low, [w, d, seat - low], plan[of])
  if (!chaise) return
  const each = inner / seats
  const x = (chaise * (inner - each)) / 2
  b.box([x - each / 2, d / 2, low], [each, CHAISE, seat - low], plan[of])
}

function stand(
  b: Builder,
  styles: readonly Foot[],
  { d, low, brief, wood, metal, plain }: CouchPlan,
  w: number,
): void {
  const style = plain ? 'square' : (brief?.pick(styles) ?? (styles[0] as Foot))
  if (style === 'plinth' || style === 'sled' || style === 'hairpin')
    feet(b.at(-w / 2, -d / 2), { style, w, d, h: low, wood, metal })
  else legs(b, style, { w: w - 8, d: d - 8, h: low, color: wood, thick: 5 })
}

function cushions(b: Builder, { loose, long, arms, back }: CouchMake, plan: CouchPlan): void {
  const { brief, seats, inner, d, seat, thick, high, fabric, plain, chaise } = plan
  const soft = lighter(fabric, 0.06)
  const from = -d / 2 + thick
  const count = long ? 1 : chaise ? seats : (brief?.pick([seats, seats, 1]) ?? seats)
  for (const [i, [x, each]] of spread(inner, count).entries()) {
    const isLong = chaise && i === (chaise < 0 ? 0 : count - 1)
    const deep = d / 2 - from + (isLong ? CHAISE : 0)
    pad(b, [x, from, seat], { size: [each - 0.6, deep, CUSHION], plain }, soft)
  }
  const on = seat + CUSHION
  const tall = Math.max(24, high - on + 2)
  for (const [x, each] of loose ? spread(inner, seats) : [])
    if (plain) b.box([x - each / 2 + 3, from, on], [each - 6, 15, tall], soft)
    else leaning(b.at(x, from, on), each - 3, tall, 15, soft, 9)
  if (!loose && back[0] === 'none') return
  const free = inner - (arms[0] === 'bolster' ? 50 : 0)
  pillows(b.at(0, from + (loose ? (plain ? 16 : 24) : 2), on), free, plan.pillows ?? [], plain)
}
