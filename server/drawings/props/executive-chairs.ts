import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { lighter } from '../kit/light.ts'
import { arc, bent } from './bent.ts'
import { type BackPlan, slab } from './chair-backs.ts'
import { barrel, seatShell } from './chair-shells.ts'
import { armrests, backOf, type OfficeChairPlan, pedestal, strut } from './office-chair-parts.ts'
import { cushion, ellipse, plan as outlineOf, roundedOff } from './outline.ts'
import { rounded } from './sweep.ts'

/** Chairs for the head of a table and for meetings. */
export const executiveChairs = {
  /** High and thickly padded, for the head of a table. */
  executive(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 8, frame)
    cushion(b, outlineOf(54, 52, 52, 8), seat - 7, 12, fabric, 4)
    const back = backOf(plan, 54, seat + brief.between(64, 78), 0.18)
    strut(b, back, frame)
    const rolls = brief.int(3, 5)
    const [low, high] = [seat + 8, back.top]
    for (let i = 0; i < rolls; i++) {
      const z = low + ((high - low) * i) / rolls
      const half = i === rolls - 1 ? 22 : 25
      const roll = roundedOff(
        [
          [-half, z],
          [half, z],
          [half, z + (high - low) / rolls - 0.6],
          [-half, z + (high - low) / rolls - 0.6],
        ],
        4,
      )
      slab(b, back, roll, 7, fabric, 4)
    }
    armrests(b, plan, 'padded')
  },
  /** Ribbed leather between two rails. */
  ribbed(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 6, frame)
    const top = seat + brief.between(36, 64)
    const line: Point[] = [
      [25, seat - 2],
      [20, seat + 1],
      [-14, seat - 1],
      [-21, seat + 5],
      [-27, seat + (top - seat) * 0.55],
      [-32, top],
    ]
    for (const x of [-25, 25])
      bent(
        b,
        line.map(([y, z]): Vec => [x, y, z]),
        [2, 3.4],
        frame,
        { across: [1, 0, 0] },
      )
    line.slice(1).forEach(([y, z], i) => {
      const [y0, z0] = line[i] as Point
      const count = Math.max(1, Math.round(Math.hypot(y - y0, z - z0) / 6))
      for (let k = 0; k < count; k++) {
        const at = (t: number): Vec => [
          0,
          y0 + ((y - y0) * (k + t)) / count,
          z0 + ((z - z0) * (k + t)) / count,
        ]
        bent(b, [at(0.03), at(0.94)], [47.6, 3.2], fabric, { across: [1, 0, 0] })
      }
    })
    if (plan.arms)
      for (const side of [-1, 1])
        bent(
          b,
          rounded(
            [
              [side * 27.6, 14, seat - 1],
              [side * 30, 12, seat + 20],
              [side * 30, -18, seat + 22],
              [side * 27.4, -25, seat + 14],
            ],
            7,
          ),
          [2.4, 2.4],
          frame,
        )
  },
  /** A moulded shell. */
  shell(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 5, frame)
    seatShell(b, {
      w: 52,
      d: 48,
      h: seat - 3,
      top: seat + brief.between(34, 46),
      color: fabric,
      wrap: plan.arms ? 17 : 6,
    })
  },
  /** A tub for a meeting room. */
  tub(b: Builder, plan: OfficeChairPlan) {
    const { seat, fabric, frame, brief } = plan
    pedestal(b, seat - 12, frame)
    b.cylinder([0, 0, seat - 12], 24, 6, fabric)
    barrel(b, {
      rx: 31,
      ry: 30,
      z: seat - 10,
      back: seat + brief.between(26, 36),
      arm: seat + brief.between(12, 20),
      thick: 5,
      color: fabric,
      open: 55,
      pieces: 20,
      flare: 0.06,
    })
    cushion(b, ellipse(25, 24.6, 20), seat - 6, 7, lighter(fabric, 0.08), 3)
  },
  /** Slats of wood, as in a bank. */
  banker(b: Builder, plan: OfficeChairPlan) {
    const { seat, wood, fabric } = plan
    pedestal(b, seat - 5, wood)
    b.extrude(outlineOf(52, 48, 46, 9), 'z', [0, 0, seat - 5], 4, wood, { smooth: true })
    cushion(b, outlineOf(44, 40, 40, 8), seat - 1, 4, fabric)
    const top = seat + 32
    const bow = arc([0, 2], [27, 25], [172, 368], 14).map(
      ([x, y]): Vec => [x, y, top - 8 * Math.max(0, (y + 10) / 18)],
    )
    bent(b, bow, [5, 3], wood, { across: [1, 0, 0.01] })
    for (const angle of [190, 208, 226, 244, 262, 278, 296, 314, 332, 350]) {
      const [[x, y], [u, v]] = [
        arc([0, 2], [26.4, 24.4], [angle, angle + 1], 1)[0],
        arc([0, 2], [22, 20], [angle, angle + 1], 1)[0],
      ] as [Point, Point]
      b.beam([u, v, seat - 1], [x, y, top - 2 - 8 * Math.max(0, (y + 10) / 18)], 2, wood)
    }
  },
  /** Bent plywood with thin pads. */
  plywood(b: Builder, plan: OfficeChairPlan) {
    const { seat, wood, fabric, frame } = plan
    pedestal(b, seat - 6, frame)
    const sheet: Vec[] = [
      [0, 27, seat - 8],
      [0, 24, seat - 4],
      [0, -14, seat - 5],
      [0, -22, seat],
      [0, -26, seat + 20],
      [0, -34, seat + 52],
    ]
    bent(b, sheet, [50, 2], wood, { across: [1, 0, 0] })
    cushion(b.at(0, 4), outlineOf(44, 38, 44, 4), seat - 3, 5, fabric)
    const back: BackPlan = {
      w: 46,
      d: 44,
      seat: seat + 20,
      top: seat + 50,
      rake: 0.25,
      post: -6,
      frame,
      fabric,
    }
    slab(
      b,
      back,
      roundedOff(
        [
          [-21, seat + 18],
          [21, seat + 18],
          [21, seat + 48],
          [-21, seat + 48],
        ],
        4,
      ),
      2,
      fabric,
      1.6,
    )
    armrests(b, plan, 'post')
  },
}
