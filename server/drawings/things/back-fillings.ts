import type { Builder } from '../kit/builder.ts'
import { points, type Vec } from '../kit/geometry.ts'
import { bent } from '../props/bent.ts'
import { sweep } from '../props/sweep.ts'
import { spread } from './bars.ts'
import type { Part } from './chair.ts'
import { type BackPlan, board, onBack, rail, slab, stick } from './chair-backs.ts'

/** What lies between the posts of a back: half as wide as `x`, from `low` to `high`. */
type Fill = (b: Builder, plan: BackPlan, [x, low, high]: Vec, count: number) => void

const framed =
  (fill: Fill): Fill =>
  (b, plan, [x, , top], count) => {
    rail(b, plan, [x, plan.seat + 12], [4, 1.8], 1)
    rail(b, plan, [x, top - 5], [6, 1.8], 1)
    fill(b, plan, [x, plan.seat + 14, top - 8], count)
  }

const fillings = {
  ladder(b, plan, [x, seat, top], count) {
    const each = (top - seat - 12) / count
    for (let i = 0; i < count; i++)
      rail(b, plan, [x, seat + 12 + each * (i + 0.35)], [each * 0.42 + i * 0.5, 1.8], 2.5)
  },
  slats: framed((b, plan, [x, low, high], count) => {
    for (const [at, each] of spread(2 * x, count)) {
      const path = [onBack(plan, at, low), onBack(plan, at, high)]
      bent(b, path, [each * 0.48, 1.4], plan.frame)
    }
  }),
  spindles: framed((b, plan, [x, low, high], count) => {
    for (const [at] of spread(2 * x, count + 2)) stick(b, plan, points([at, low], [at, high]), 1.7)
  }),
  splat: framed((b, plan, [, low, high]) => {
    const vase = plan.plain ? [7, 4, 8, 6] : [7, 4.5, 4, 6.5, 8.5, 7.5, 5, 7]
    const edges = vase.map((half, i) => {
      const z = low + ((high - low) * i) / (vase.length - 1)
      const side = (x: number, by: number) => [onBack(plan, x, z, -by), onBack(plan, x, z, by)]
      return [...side(-half, -0.8), ...side(half, 0.8)]
    })
    sweep(b, edges, plan.frame)
  }),
  cross: framed((b, plan, [x, low, high]) => {
    for (const side of [-x + 1, x - 1])
      stick(b, plan, points([side, low], [-side, high]), 2, side < 0 ? -1 : 1)
  }),
  panel: framed((b, plan, [x, low, high]) =>
    slab(b, plan, board(x, low, high), [3, 2], plan.fabric),
  ),
  band(b, plan, [x, seat, top]) {
    const outline = board(x, seat + (top - seat) * 0.48, top - 2, plan.plain ? 0 : 3)
    slab(b, plan, outline, [4, 2], plan.fabric)
  },
} satisfies Record<string, Fill>

export type Filling = keyof typeof fillings

/** One of several fillings between the posts of a back, with `least` to `most` pieces. */
export const filled =
  (names: readonly Filling[], least = 4, most = least): Part =>
  (b, chair) => {
    const fill = fillings[chair.brief.pick(names)]
    const place = [chair.w / 2 - chair.post, chair.seat, chair.top] as const
    fill(b, chair, place, chair.brief.int(least, most))
  }
