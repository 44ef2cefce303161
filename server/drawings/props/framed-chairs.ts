import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { bent } from './bent.ts'
import {
  bowBack,
  bowWidthAt,
  combBack,
  hoops,
  medallion,
  medallionWidthAt,
  plank,
  wishbone,
} from './chair-back-shapes.ts'
import { type BackPlan, onBack, rearPosts } from './chair-backs.ts'
import { type Filling, fillBack } from './chair-fillings.ts'
import { type LegStyle, legs, stretchers } from './chair-legs.ts'
import { chairArms, chairSeat, roundSeat, type SeatStyle, seatThick } from './chair-seats.ts'
import { ellipse } from './outline.ts'

export interface ChairPlan extends BackPlan {
  readonly brief: Brief
  readonly metal: string
  readonly arms: boolean
}

export const framedChairs = {
  /** Tall posts with curved slats across. */
  ladder: (b: Builder, plan: ChairPlan) =>
    posted(b, plan, {
      filling: 'ladder',
      count: plan.brief.int(3, 5),
      legs: plan.brief.pick(['turned', 'square']),
      seat: plan.brief.pick(['rush', 'pad', 'boards']),
      finial: true,
    }),
  /** Upright slats or spindles between two rails. */
  slatted: (b: Builder, plan: ChairPlan) =>
    posted(b, plan, {
      filling: plan.brief.pick(['slats', 'spindles']),
      count: plan.brief.int(3, 6),
      legs: plan.brief.pick(['square', 'tapered']),
      seat: plan.brief.pick(['pad', 'boards', 'cane']),
    }),
  /** A carved splat, legs with a knee. */
  splat: (b: Builder, plan: ChairPlan) =>
    posted(b, plan, { filling: 'splat', legs: 'cabriole', seat: 'pad' }),
  /** Crossed laths, a chair for a restaurant. */
  crossed: (b: Builder, plan: ChairPlan) =>
    posted(b, plan, {
      filling: 'cross',
      legs: plan.brief.pick(['square', 'tapered']),
      seat: plan.brief.pick(['rush', 'cane', 'pad']),
    }),
  /** A padded or woven panel in a frame. */
  panelled: (b: Builder, plan: ChairPlan) =>
    posted(b, plan, {
      filling: plan.brief.pick(['panel', 'band', 'cane']),
      legs: plan.brief.pick(['square', 'tapered', 'turned']),
      seat: 'pad',
    }),
  /** Spindles in a bow. */
  bow: (b: Builder, plan: ChairPlan) => windsor(b, plan, false),
  /** Spindles under a comb. */
  comb: (b: Builder, plan: ChairPlan) => windsor(b, plan, true),
  /** Bentwood: round seat, hoops for a back and a ring between the legs. */
  bentwood(b: Builder, plan: ChairPlan) {
    const { w, seat, frame } = plan
    const [r, h] = [w * 0.5, seat - seatThick]
    const under = { w: r * 1.5, d: r * 1.5, h, color: frame, thick: 3.4, splay: 4 }
    legs(b, 'dowel', under)
    const z = h * 0.52
    const ring = ellipse(r * 0.6, r * 0.6, 16).map(([x, y]) => [x, y, z] as const)
    bent(b, [...ring, ring[0] as (typeof ring)[0]], 1.8, frame)
    roundSeat(b, r, seat, frame, plan.brief.pick([frame, '#e2c791', plan.fabric]))
    hoops(b, { ...plan, d: r * 1.42, w: r * 1.4, post: 4 })
  },
  /** A half-round rail at arm height and a cord seat. */
  wishbone(b: Builder, plan: ChairPlan) {
    const { w, d, seat, frame } = plan
    const h = seat - 5
    const low = { ...plan, top: seat + plan.brief.between(26, 32), rake: 0 }
    legs(b, 'dowel', { w, d, h, color: frame, thick: 3.8, splay: 2 })
    stretchers(b, 'box', h * 0.5, { w, d, h, color: frame, thick: 3.4 })
    chairSeat(b, plan.brief.pick(['rush', 'pad']), { w, d, z: seat, frame, fabric: plan.fabric })
    wishbone(b, { ...low, post: 2 })
    for (const side of [-1, 1])
      bent(
        b,
        [
          [side * (w / 2 + 1.6), d * 0.2, seat - 6],
          [side * (w / 2 + 1), d * 0.1, low.top - 6],
        ],
        3,
        frame,
      )
  },
  /** An oval cushion in a ring, on turned legs. */
  medallion(b: Builder, plan: ChairPlan) {
    const { w, d, seat, frame, fabric } = plan
    legs(b, plan.brief.pick(['turned', 'cabriole', 'tapered']), {
      w,
      d,
      back: w * 0.86,
      h: seat - seatThick,
      color: frame,
    })
    chairSeat(b, 'pad', { w, d, z: seat, frame, fabric, back: w * 0.86 })
    medallion(b, plan)
    if (!plan.arms) return
    chairArms(b, 'curved', {
      w: w - 2,
      d,
      seat,
      color: frame,
      rear: onBack(plan, 0, seat + 24)[1] + 1,
      rearHalf: medallionWidthAt(plan, seat + 24) + 2.4,
    })
  },
  /** A board cut to a shape, on four pegs. */
  plank(b: Builder, plan: ChairPlan) {
    const { w, d, seat, frame } = plan
    legs(b, 'dowel', {
      w: w - 10,
      d: d - 10,
      h: seat - seatThick,
      color: frame,
      splay: 7,
      thick: 4.6,
    })
    chairSeat(b, 'solid', { w, d, z: seat, frame, fabric: frame })
    plank(b, { ...plan, post: 8 })
  },
}

/** A chair of turned sticks in a solid seat. */
function windsor(b: Builder, plan: ChairPlan, comb: boolean): void {
  const { brief, w, d, seat, frame, fabric } = plan
  const under = { w: w - 8, d: d - 8, h: seat - seatThick, color: frame, splay: 6 }
  legs(b, 'dowel', under)
  stretchers(b, 'h', under.h * 0.42, under)
  chairSeat(b, 'solid', { w, d, z: seat, frame, fabric })
  const back = { ...plan, post: 9 }
  const spindles = brief.int(5, 8)
  if (comb) combBack(b, back, spindles)
  else bowBack(b, back, spindles)
  if (!plan.arms) return
  const outer = (1 - 1 / spindles) * (w / 2 - 3)
  const meets = onBack(back, 0, seat + 24)
  const rearHalf = comb ? outer * (0.74 + (0.28 * 24) / (plan.top - seat)) : bowWidthAt(back, 24)
  chairArms(b, 'curved', {
    w: w - 6,
    d,
    seat,
    color: frame,
    rear: meets[1] + 2,
    rearHalf: rearHalf + 1.5,
  })
}

interface Posted {
  readonly filling: Filling
  readonly count?: number
  readonly legs: LegStyle
  readonly seat: SeatStyle
  readonly finial?: boolean
}

/** A chair whose rear legs carry its back. */
function posted(b: Builder, plan: ChairPlan, parts: Posted): void {
  const { w, d, seat, post, frame, fabric, brief } = plan
  const under = { w, d, h: seat - seatThick, color: frame, thick: post, front: true }
  legs(b, parts.legs, under)
  rearPosts(b, plan, brief.between(2, 8), parts.finial)
  if (parts.legs === 'square' && brief.chance(0.6))
    stretchers(b, brief.pick(['h', 'box']), under.h * 0.36, { ...under, thick: post * 0.8 })
  chairSeat(b.at(0, post / 2), parts.seat, { w, d: d - post, z: seat, frame, fabric })
  fillBack(b, parts.filling, plan, parts.count)
  if (plan.arms)
    chairArms(b, brief.pick(['straight', 'curved', 'padded']), {
      w,
      d,
      seat,
      color: frame,
      pad: fabric,
      rear: onBack(plan, 0, seat + 22)[1],
    })
}
