import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { arc, bent, curve } from './bent.ts'
import { onBack, slab } from './chair-backs.ts'
import {
  armrests,
  backOf,
  type OfficeChairPlan,
  over,
  pedestal,
  shield,
  strut,
} from './office-chair-parts.ts'
import { cushion, ellipse, plan as outlineOf, roundedOff } from './outline.ts'
import { rounded } from './sweep.ts'

/** Chairs for a desk. */
export const taskChairs = {
  /** A mesh back in a frame. */
  mesh(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 7, frame)
    cushion(b, outlineOf(50, 48, 46, 9), seat - 6, 7, fabric)
    const back = backOf(plan, 48, seat + brief.between(50, 62), 0.16)
    strut(b, back, frame)
    const rim = roundedOff(shield(back, 23, seat + 14, back.top), 9)
    bent(
      b,
      [...rim, rim[0] as Point].map(([x, z]) => onBack(back, x, z)),
      [3, 2.4],
      frame,
    )
    const inner = shield(back, 21, seat + 16, back.top - 2)
    slab(b, { ...back, post: back.post - 0.6 }, inner, 0.8, lighter(fabric, 0.12), 0)
    for (let i = 1; i < 8; i++) {
      const z = seat + 16 + ((back.top - seat - 20) * i) / 8
      b.beam(
        over(onBack(back, -19, z), 0.5),
        over(onBack(back, 19, z), 0.5),
        0.7,
        darker(fabric, 0.25),
        { casts: false },
      )
    }
    armrests(b, plan, 'post')
  },
  /** A back in two halves with a rest for the head. */
  split(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame } = plan
    pedestal(b, seat - 7, frame)
    cushion(b, outlineOf(52, 50, 48, 10), seat - 6, 8, fabric, 3)
    const back = backOf(plan, 48, seat + 58, 0.15)
    bent(
      b,
      [0, 1, 2].map(i => over(onBack(back, 0, seat - 4 + i * 36), -4)),
      [7, 2.6],
      frame,
      { across: [1, 0, 0] },
    )
    for (const side of [-1, 1]) {
      const half: Point[] = [
        [side * 1.6, seat + 12],
        [side * 20, seat + 14],
        [side * 23, back.top - 6],
        [side * 12, back.top],
        [side * 1.6, back.top - 4],
      ]
      slab(b, back, half, 4, fabric, 2.4)
    }
    const rest = { ...back, top: seat + 80 }
    b.beam(
      over(onBack(rest, 0, back.top - 8), -3.4),
      over(onBack(rest, 0, seat + 66), -3.4),
      2.4,
      frame,
    )
    slab(
      b,
      rest,
      roundedOff(
        [
          [-13, seat + 64],
          [13, seat + 64],
          [12, seat + 78],
          [-12, seat + 78],
        ],
        5,
      ),
      5,
      fabric,
      2.4,
    )
    armrests(b, plan, 'post')
  },
  /** Bolsters at the sides of a tall narrow back. */
  racing(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame } = plan
    const [dark, accent] = ['#33383c', fabric]
    pedestal(b, seat - 8, frame)
    cushion(b, outlineOf(36, 52, 34, 6), seat - 7, 10, dark, 3)
    for (const side of [-1, 1])
      cushion(b.at(side * 23, 0), outlineOf(9.4, 52, 9.4, 3), seat - 7, 14, accent, 3)
    const back = backOf(plan, 50, seat + 80, 0.17)
    strut(b, back, frame)
    slab(
      b,
      back,
      [
        [-15, seat + 5],
        [15, seat + 5],
        [16, seat + 62],
        [13, back.top],
        [-13, back.top],
        [-16, seat + 62],
      ],
      6,
      dark,
      2.4,
    )
    for (const side of [-1, 1])
      slab(
        b,
        back,
        [
          [side * 15.4, seat + 8],
          [side * 24, seat + 16],
          [side * 27, seat + 50],
          [side * 22, seat + 60],
          [side * 16.4, seat + 60],
        ],
        11,
        accent,
        3,
      )
    armrests(b, plan, 'post')
  },
  /** A round seat and a small back, without arms. */
  typist(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 6, frame)
    cushion(b, outlineOf(46, 43, 42, 12), seat - 5, 8, fabric, 3)
    bent(
      b,
      rounded(
        [
          [0, -14, seat - 6],
          [0, -26, seat - 6],
          [0, -30, seat + 20],
        ],
        6,
      ),
      [5, 2],
      frame,
      { across: [1, 0, 0] },
    )
    const high = brief.between(18, 26)
    const rest = curve(6, t => [
      (t - 0.5) * 40,
      -27 - 5 * Math.sin(Math.PI * t),
      seat + 18 + high / 2,
    ])
    bent(b, rest, [high, 5], fabric, { across: [0, 0, 1] })
    if (plan.arms) armrests(b, plan, 'post')
  },
  /** High, with a ring for the feet. */
  drafting(b: Builder, plan: OfficeChairPlan) {
    const { fabric, frame } = plan
    const seat = plan.seat + 22
    pedestal(b, seat - 6, frame)
    const ring = arc([0, 0], [20, 20], [0, 360], 14).map(([x, y]): Vec => [x, y, 24])
    bent(b, ring, 2, frame)
    b.beam([3, 0, 24], [19, 0, 24], 1.8, frame, { casts: false })
    cushion(b, ellipse(22, 21), seat - 5, 7, fabric, 3)
    const back = backOf(plan, 40, seat + 40, 0.12, seat)
    strut(b, back, frame)
    slab(b, back, roundedOff(shield(back, 19, seat + 16, back.top), 7), 4, fabric, 2.4)
  },
}
