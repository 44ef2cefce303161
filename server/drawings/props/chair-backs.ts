import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { add } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { arc, bent, curve, seamless } from './bent.ts'
import { ellipse, roundedOff, shrunk } from './outline.ts'

/** What the back of a chair stands on: its seat, centred on the origin, facing +y. */
export interface BackPlan {
  readonly w: number
  readonly d: number
  /** Height of the seat and of the top of the back. */
  readonly seat: number
  readonly top: number
  /** How far it leans back, in cm for each cm of height. */
  readonly rake: number
  /** Thickness of the posts. */
  readonly post: number
  readonly frame: string
  readonly fabric: string
}

/** A point on the middle of the raked back. */
export function onBack({ d, seat, rake, post }: BackPlan, x: number, z: number): Vec {
  return [x, -d / 2 + post / 2 - Math.max(0, z - seat) * rake, z]
}

/** Rear legs that run up as posts of the back; `foot` is how far the feet stand back. */
export function rearPosts(b: Builder, plan: BackPlan, foot = 5, finial = false): void {
  const { w, seat, top, post, frame } = plan
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - post / 2)
    const [y] = [onBack(plan, x, 0)[1]]
    bent(
      b,
      [[x, y - foot, 0], [x, y, seat * 0.55], onBack(plan, x, seat), onBack(plan, x, top)],
      post,
      frame,
      { across: [1, 0, 0], taper: 0.85 },
    )
    if (finial) b.ball(add(onBack(plan, x, top), [0, 0, post * 0.55]), post * 0.6, frame)
  }
}

export const fillings = [
  'ladder',
  'slats',
  'spindles',
  'splat',
  'cross',
  'panel',
  'band',
  'cane',
] as const
export type Filling = (typeof fillings)[number]

/** What lies between the posts of a back. */
export function fillBack(b: Builder, filling: Filling, plan: BackPlan, count = 4): void {
  fills[filling](b, plan, count)
}

const fills: Record<Filling, (b: Builder, plan: BackPlan, count: number) => void> = {
  ladder(b, plan, count) {
    const rise = plan.top - plan.seat - 12
    for (let i = 0; i < count; i++) {
      const z = plan.seat + 12 + (rise * (i + 0.35)) / count
      rail(b, plan, z, (rise / count) * 0.42 + i * 0.5, 2.5)
    }
  },
  slats(b, plan, count) {
    rails(b, plan)
    const span = plan.w - 2 * plan.post
    for (let i = 0; i < count; i++) {
      const x = (-0.5 + (i + 0.5) / count) * span
      bent(
        b,
        [onBack(plan, x, plan.seat + 14), onBack(plan, x, plan.top - 8)],
        [(span / count) * 0.48, 1.4],
        plan.frame,
        { across: [1, 0, 0] },
      )
    }
  },
  spindles(b, plan, count) {
    rails(b, plan)
    const span = plan.w - 2 * plan.post
    for (let i = 0; i < count + 2; i++) {
      const x = (-0.5 + (i + 0.5) / (count + 2)) * span
      b.beam(onBack(plan, x, plan.seat + 14), onBack(plan, x, plan.top - 8), 1.7, plan.frame)
    }
  },
  splat(b, plan) {
    rails(b, plan)
    const [low, high] = [plan.seat + 14, plan.top - 8]
    const vase = [7, 4.5, 4, 6.5, 8.5, 7.5, 5, 7]
    seamless(b, g =>
      vase.slice(1).forEach((half, i) => {
        const [z0, z1] = [i, i + 1].map(k => low + ((high - low) * k) / (vase.length - 1))
        const edge = (x: number, z: number): Vec[] =>
          [-1, 1].flatMap(side => {
            const [px, py, pz] = onBack(plan, side * x, z)
            return [-0.8, 0.8].map((t): Vec => [px, py + t * side, pz])
          })
        g.loft(edge(vase[i] as number, z0 as number), edge(half, z1 as number), plan.frame)
      }),
    )
  },
  cross(b, plan) {
    rails(b, plan)
    const x = plan.w / 2 - plan.post
    const [low, high] = [plan.seat + 14, plan.top - 8]
    for (const [side, y] of [
      [-1, -0.8],
      [1, 0.8],
    ] as const)
      bent(
        b,
        curve(4, t => {
          const at = onBack(plan, side * (x - 1) * (1 - 2 * t), low + (high - low) * t)
          return [at[0], at[1] + y, at[2]]
        }),
        [2.6, 1.4],
        plan.frame,
      )
  },
  panel(b, plan) {
    rails(b, plan)
    const x = plan.w / 2 - plan.post
    slab(b, plan, frameOf(x, plan.seat + 14, plan.top - 8), 3, plan.fabric, 2)
  },
  band(b, plan) {
    const x = plan.w / 2 - plan.post
    const low = plan.seat + (plan.top - plan.seat) * 0.48
    slab(b, plan, roundedOff(frameOf(x, low, plan.top - 2), 3), 4, plan.fabric, 2)
  },
  cane(b, plan) {
    rails(b, plan)
    const x = plan.w / 2 - plan.post
    const [low, high] = [plan.seat + 14, plan.top - 8]
    slab(b, plan, frameOf(x, low, high), 0.8, '#e2c791', 0)
    for (let i = 1; i < 6; i++) {
      const at = -x + (2 * x * i) / 6
      hair(b, plan, at, low, at, high)
      const z = low + ((high - low) * i) / 6
      hair(b, plan, -x, z, x, z)
    }
  },
}

/** Upholstery or board in the plane of the back, with an outline in (x, z). */
export function slab(
  b: Builder,
  plan: BackPlan,
  outline: readonly Point[],
  thick: number,
  color: string,
  crown = 2,
): void {
  const ring = (points: readonly Point[], forward: number) =>
    points.map(([x, z]) => add(onBack(plan, x, z), [0, forward, 0]))
  seamless(b, g => {
    g.loft(ring(outline, -thick / 2), ring(outline, thick / 2), color)
    if (crown > 0)
      g.loft(
        ring(outline, thick / 2),
        ring(shrunk(outline, crown * 1.3), thick / 2 + crown),
        mix(color, '#ffffff', 0.05),
      )
  })
}

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
      onBack(plan, side * rx * 0.62, middle - rz * 0.86),
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

function rails(b: Builder, plan: BackPlan): void {
  rail(b, plan, plan.seat + 12, 4, 1)
  rail(b, plan, plan.top - 5, 6, 1)
}

function rail(b: Builder, plan: BackPlan, z: number, height: number, bow: number): void {
  const x = plan.w / 2 - plan.post
  const path = curve(4, t =>
    add(onBack(plan, x * (2 * t - 1), z), [0, -bow * Math.sin(Math.PI * t), 0]),
  )
  bent(b, path, [height, 1.8], plan.frame, { across: [0, 0, 1] })
}

function frameOf(x: number, low: number, high: number): Point[] {
  return [
    [-x, low],
    [x, low],
    [x, high],
    [-x, high],
  ]
}

function hair(b: Builder, plan: BackPlan, x0: number, z0: number, x1: number, z1: number): void {
  const forward: Vec = [0, 0.7, 0]
  b.beam(add(onBack(plan, x0, z0), forward), add(onBack(plan, x1, z1), forward), 0.5, '#b08d4f', {
    casts: false,
  })
}
