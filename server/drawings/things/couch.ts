import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { type FeetStyle, feet } from '../props/cabinets/feet.ts'
import { type LegStyle, legs } from '../props/chair-legs.ts'
import { spread } from './bars.ts'
import { arms, backs } from './couch-parts.ts'
import { type Length, lengthIn } from './lengths.ts'
import { type Cover, leaning, pad, pillows } from './upholstery.ts'

type Foot = LegStyle | (FeetStyle & ('plinth' | 'sled' | 'hairpin'))

/**
 * A couch in words, lengths in cm: `fabric 14 16 on tapered turned, upright 16 72-88, soft 15 60`
 * has a base covered with fabric, 14 above the floor and 16 thick, on feet of one of several styles
 * (none where the arms reach the floor); a back, its thickness and its top; arms, their width and
 * their top, as high as the back without. Cushions that are `loose` lean against the back, a `long`
 * one reaches over all seats; `deep 100` and `place 70` are its depth and the width of a seat.
 */
export type CouchMake = `${Of} ${string}, ${BackStyle} ${number} ${Length}, ${ArmStyle} ${string}`
type Of = 'fabric' | 'wood' | 'metal'
type BackStyle = keyof typeof backs
type ArmStyle = keyof typeof arms

export interface CouchLook extends Cover {
  seats: number
  /** Its chances; without, it is the first of each. */
  brief?: Random
  pillows?: readonly string[]
  chaise?: -1 | 1 | undefined
  /** With few facets, for scenes in which it is small. */
  plain?: boolean
}

/** A couch as it is being built: its parts, its outer size, and where its seat, base and arms end. */
export interface CouchPlan
  extends CouchLook,
    Record<'w' | 'd' | 'inner' | 'low' | 'seat' | 'high' | 'thick', number> {
  of: Of
  feet: readonly Foot[]
  back: BackStyle
  arms: ArmStyle
  loose: boolean
  long: boolean
  arm: readonly [wide: number, high: number]
}

/** How thick its cushions are, in cm. */
export const CUSHION = 14
const CHAISE = 62

/** A couch put together from parts, or in a way of its own. */
export type Couch = CouchMake | ((b: Builder, look: CouchLook) => void)

export function couch(b: Builder, make: Couch, look: CouchLook) {
  if (typeof make === 'function') return make(b, look)
  const plan = planOf(make, look)
  base(b, plan)
  backs[plan.back](b, plan)
  for (const side of [-1, 1] as const)
    arms[plan.arms](b.at((side * (plan.inner + plan.arm[0])) / 2, 0), plan, side)
  cushions(b, plan)
}

function planOf(make: CouchMake, look: CouchLook): CouchPlan {
  const [base = '', behind = '', aside = '', ...more] = make.split(', ')
  const [of, low, under, , ...feet] = base.split(' ') as [Of, string, string, string, ...Foot[]]
  const [back, thick, top] = behind.split(' ') as [BackStyle, string, string]
  const [arms, wide, rise] = aside.split(' ') as [ArmStyle, string, string?]
  const own = (name: string, usual: number) =>
    Number(more.find(word => word.startsWith(name))?.split(' ')[1] ?? usual)
  const high = lengthIn(top, look.brief)
  const inner = look.seats * own('place', 66)
  const arm = [Number(wide), Number(rise ?? high)] as const
  return {
    ...look,
    ...{ of, feet, back, arms, loose: more.includes('loose'), long: more.includes('long') },
    ...{ w: inner + 2 * arm[0], d: own('deep', 88), inner, high, thick: Number(thick), arm },
    ...{ low: Number(low), seat: Number(low) + Number(under) },
  }
}

function base(b: Builder, plan: CouchPlan) {
  const { of, feet, inner, d, low, seat, seats, chaise } = plan
  // Soft arms stand on the base; frames hold it between them.
  const w = of === 'fabric' ? plan.w : inner
  if (feet.length > 0) stand(b, plan, w)
  b.block(low, [w, d, seat - low], plan[of])
  if (!chaise) return
  const each = inner / seats
  const x = (chaise * (inner - each)) / 2
  b.box([x - each / 2, d / 2, low], [each, CHAISE, seat - low], plan[of])
}

function stand(b: Builder, plan: CouchPlan, w: number) {
  const { feet: styles, d, low, brief, wood, metal, plain } = plan
  const style = plain ? 'square' : (brief?.pick(styles) ?? (styles[0] as Foot))
  if (style === 'plinth' || style === 'sled' || style === 'hairpin')
    feet(b.at(-w / 2, -d / 2), { style, w, d, h: low, wood, metal })
  else legs(b, style, { w: w - 8, d: d - 8, h: low, color: wood, thick: 5 })
}

function cushions(b: Builder, plan: CouchPlan) {
  const { loose, long, brief, seats, inner, d, seat, thick, high, fabric, plain, chaise } = plan
  const soft = lighter(fabric, 0.06)
  const from = -d / 2 + thick
  const count = long ? 1 : chaise ? seats : (brief?.pick([seats, seats, 1]) ?? seats)
  for (const [i, [x, each]] of spread(inner, count).entries()) {
    const isLong = chaise && i === (chaise < 0 ? 0 : count - 1)
    const deep = d / 2 - from + (isLong ? CHAISE : 0)
    pad(b, [x, from, seat], [each - 0.6, deep, CUSHION], soft, { plain })
  }
  const on = seat + CUSHION
  const tall = Math.max(24, high - on + 2)
  for (const [x, each] of loose ? spread(inner, seats) : [])
    if (plain) b.box([x - each / 2 + 3, from, on], [each - 6, 15, tall], soft)
    else leaning(b.at(x, from, on), [each - 3, tall, 15], soft, 9)
  if (!loose && plan.back === 'none') return
  const free = inner - (plan.arms === 'bolster' ? 50 : 0)
  pillows(b.at(0, from + (loose ? (plain ? 16 : 24) : 2), on), free, plan.pillows ?? [], plain)
}
