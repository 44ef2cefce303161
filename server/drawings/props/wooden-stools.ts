import type { Builder } from '../kit/builder.ts'
import { bowBack, combBack } from './chair-back-shapes.ts'
import { rearPosts } from './chair-backs.ts'
import { fillBack } from './chair-fillings.ts'
import { legs, stretchers } from './chair-legs.ts'
import { chairSeat } from './chair-seats.ts'
import { moulded, rowsOf } from './moulded.ts'
import { cushion, ellipse, plate } from './outline.ts'
import type { StoolPlan } from './stool-plan.ts'

type Draw = (b: Builder, plan: StoolPlan) => void

/** Bar stools that stand on wood. */
export const woodenStools = {
  /** A round wooden seat on four splayed legs. */
  splayed(b, { h, wood, version, fabric }) {
    const under = { w: 28, d: 28, h: h - 4, color: wood, splay: 8, thick: 4 }
    legs(b, 'dowel', under)
    stretchers(b, 'box', h * 0.3, under)
    plate(b, 17.5, h - 4, 3.6, wood)
    if (version < 0.5) cushion(b, ellipse(16.4), h - 0.4, 4, fabric)
  },
  /** A small chair on long legs. */
  posted(b, { version, h, wood, fabric, back }) {
    const plan = {
      w: 40,
      d: 38,
      seat: h,
      top: h + Math.max(24, back),
      rake: 0.12,
      post: 3.8,
      frame: wood,
      fabric,
    }
    const under = { w: 40, d: 38, h: h - 7, color: wood, thick: 3.8 }
    legs(b, 'tapered', { ...under, front: true })
    rearPosts(b, plan, 3)
    stretchers(b, 'box', h * 0.34, under)
    chairSeat(b.at(0, 2), 'pad', { w: 40, d: 34, z: h, frame: wood, fabric })
    fillBack(
      b,
      (['band', 'ladder', 'cross', 'slats'] as const)[Math.floor(version * 4)] ?? 'band',
      plan,
      3,
    )
  },
  /** A hollowed plank between two frames. */
  saddle(b, { h, wood, metal, version }) {
    const color = version < 0.5 ? wood : metal
    for (const x of [-17, 17]) {
      b.beam([x * 1.25, -15, 0], [x, -7, h - 5], 3.6, color)
      b.beam([x * 1.25, 15, 0], [x, 7, h - 5], 3.6, color)
      b.beam([x * 1.17, -11.5, h * 0.3], [x * 1.17, 11.5, h * 0.3], 2.6, color)
    }
    b.beam([-18, 0, h * 0.3], [18, 0, h * 0.3], 2.6, color)
    moulded(
      b,
      rowsOf(
        [
          [14, h - 5],
          [-14, h - 5],
        ],
        8,
        () => ({ half: 24, rise: 5 }),
      ),
      3.4,
      wood,
    )
  },
  /** A tall Windsor stool. */
  spindle(b, { h, wood, back, fabric, version }) {
    const under = { w: 30, d: 30, h: h - 7, color: wood, splay: 8, thick: 4 }
    legs(b, 'dowel', under)
    stretchers(b, 'box', h * 0.3, under)
    chairSeat(b, 'solid', { w: 40, d: 38, z: h, frame: wood, fabric })
    const stands = { w: 40, d: 38, seat: h, top: h + Math.max(26, back), rake: 0.16, post: 8 }
    const draw = version < 0.5 ? bowBack : combBack
    draw(b, { ...stands, frame: wood, fabric }, 5)
  },
  /** Turned from one log, with a waist. */
  drum(b, { h, wood, metal, fabric }) {
    plate(b, 18, 0, 2, metal)
    b.turned(
      [0, 0, 2],
      [
        [17, 0],
        [14, h * 0.2],
        [8.5, h * 0.45],
        [9.5, h * 0.6],
        [15, h - 8],
      ],
      wood,
    )
    cushion(b, ellipse(17), h - 6, 6, fabric)
  },
} satisfies Record<string, Draw>
