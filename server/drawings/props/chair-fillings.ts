import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { add } from '../kit/geometry.ts'
import { bent, curve, seamless } from './bent.ts'
import { type BackPlan, onBack, slab } from './chair-backs.ts'
import { roundedOff } from './outline.ts'

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
