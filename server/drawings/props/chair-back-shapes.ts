import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { add } from '../kit/geometry.ts'
import { arc, bent, curve } from './bent.ts'
import { type BackPlan, onBack, slab } from './chair-backs.ts'
import { ellipse } from './outline.ts'

/** A bow from seat to seat with spindles in it. */
export function bowBack(b: Builder, plan: BackPlan, spindles: number): void {
  const { seat, frame } = plan
  const path = arc([0, 0], [1, 1], [0, 180], 12).map(([c, s]) =>
    onBack(
      plan,
      bowHalf(plan) * Math.sign(c) * Math.abs(c) ** 0.7,
      seat + bowRise(plan) * s ** 0.8,
    ),
  )
  bent(b, path, 2.6, frame, { sides: 6 })
  for (let i = 0; i < spindles; i++) {
    const share = (2 * (i + 0.5)) / spindles - 1
    const sine = Math.sqrt(1 - Math.abs(share * 0.92) ** (2 / 0.7))
    const high = onBack(
      plan,
      share * 0.92 * bowHalf(plan),
      seat + bowRise(plan) * sine ** 0.8 - 1.4,
    )
    b.beam(onBack(plan, share * bowHalf(plan) * 0.74, seat), high, 1.6, frame)
  }
}

/** Half the width of a bow at a height above the seat, for arms that meet it. */
export function bowWidthAt(plan: BackPlan, above: number): number {
  const sine = Math.min(1, (above / bowRise(plan)) ** 1.25)
  return bowHalf(plan) * (1 - sine * sine) ** 0.35
}

const bowHalf = ({ w }: BackPlan): number => w / 2 - 3
const bowRise = ({ top, seat }: BackPlan): number => top - 2 - seat

/** Spindles that carry a comb. */
export function combBack(b: Builder, plan: BackPlan, spindles: number): void {
  const { w, seat, top, frame } = plan
  const half = w / 2 - 3
  const comb = curve(6, t =>
    add(onBack(plan, (half + 2) * (2 * t - 1), top - 2), [0, -3 * Math.sin(Math.PI * t), 0]),
  )
  bent(b, comb, [6, 2.2], frame, { across: [0, 0, 1] })
  for (let i = 0; i < spindles; i++) {
    const share = (2 * (i + 0.5)) / spindles - 1
    const high = onBack(plan, share * half * 1.02, top - 5)
    const bow = -3 * Math.cos((share * Math.PI) / 2)
    b.beam(onBack(plan, share * half * 0.74, seat), add(high, [0, bow, 0]), 1.6, frame)
  }
}

/** An oval medallion on two short posts. */
export function medallion(b: Builder, plan: BackPlan): void {
  const { rx, rz, middle } = ovalOf(plan)
  for (const side of [-1, 1])
    b.beam(
      onBack(plan, side * rx * 0.7, plan.seat),
      onBack(plan, side * rx * 0.62, middle - rz * 0.8),
      3,
      plan.frame,
    )
  const rim = arc([0, middle], [rx, rz], [0, 360], 20).map(([x, z]) => onBack(plan, x, z))
  bent(b, rim, 3, plan.frame, { sides: 6 })
  const inner = ellipse(rx - 1.8, rz - 1.8).map(([x, z]): Point => [x, z + middle])
  slab(b, plan, inner, 2.6, plan.fabric, 2)
}

/** Half the width of a medallion at a height, for arms that meet it. */
export function medallionWidthAt(plan: BackPlan, z: number): number {
  const { rx, rz, middle } = ovalOf(plan)
  return rx * Math.sqrt(Math.max(0.1, 1 - ((z - middle) / rz) ** 2))
}

function ovalOf({ w, seat, top }: BackPlan) {
  const rz = (top - seat) * 0.4
  return { rx: w * 0.42, rz, middle: top - rz }
}

/** A bentwood hoop with a second one inside it. */
export function hoops(b: Builder, plan: BackPlan): void {
  for (const [k, size] of [
    [1, 3],
    [0.62, 2],
  ] as const) {
    const x = (plan.w / 2 - 2) * k
    const high = plan.seat + (plan.top - plan.seat) * (k === 1 ? 1 : 0.74)
    bent(
      b,
      arc([0, 0], [1, 1], [0, 180], 12).map(([c, s]) =>
        onBack(
          plan,
          x * (c + 0.16 * Math.sin(2 * Math.acos(c)) * s),
          plan.seat + (high - plan.seat) * s,
        ),
      ),
      size,
      plan.frame,
      { sides: 6 },
    )
  }
}

/** A half-round rail at arm height on the rear posts, with a splat shaped like a Y. */
export function wishbone(b: Builder, plan: BackPlan): void {
  const { w, d, seat, top, frame } = plan
  const y0 = -d / 2 + d * 0.52
  const rim = arc([0, y0], [w / 2 + 1, d * 0.62], [180, 360], 14).map(
    ([x, y]): Vec => [x, y, top - 4 * ((y - y0) / (d * 0.62) + 1)],
  )
  bent(
    b,
    [[-w / 2 - 1, y0 + 10, top - 4], ...rim, [w / 2 + 1, y0 + 10, top - 4]],
    [4.5, 2.4],
    frame,
    {
      across: [1, 0, 0.01],
    },
  )
  const back = y0 - d * 0.62
  const low: Vec = [0, -d / 2 + 1, seat]
  bent(b, [low, [0, back + 1.5, seat + (top - seat) * 0.42]], [4, 1.4], frame, {
    across: [1, 0, 0],
  })
  for (const side of [-1, 1])
    bent(
      b,
      [
        [side * 1.2, back + 1.5, seat + (top - seat) * 0.42],
        [side * 7, back + 0.6, top - 1.6],
      ],
      [2.2, 1.4],
      frame,
      { across: [1, 0, 0] },
    )
}

/** A board with a hand hole, tapering towards the seat. */
export function plank(b: Builder, plan: BackPlan): void {
  const { seat, top, w } = plan
  const [low, mid, hi] = [seat, seat + (top - seat) * 0.58, seat + (top - seat) * 0.74]
  const x = w * 0.44
  const piece = (points: readonly Point[]) => slab(b, plan, points, 2.4, plan.frame, 0)
  piece([
    [-x * 0.55, low],
    [x * 0.55, low],
    [x, mid],
    [-x, mid],
  ])
  for (const side of [-1, 1])
    piece([
      [side * 5, mid],
      [side * x, mid],
      [side * x * 0.98, hi],
      [side * 5, hi],
    ])
  piece([
    [-x * 0.98, hi],
    [x * 0.98, hi],
    [x * 0.8, top - 3],
    [x * 0.4, top],
    [-x * 0.4, top],
    [-x * 0.8, top - 3],
  ])
}
