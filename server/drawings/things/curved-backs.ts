import type { Builder } from '../kit/builder.ts'
import { pairs, points, type Vec } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { arc, bent, curve } from '../props/bent.ts'
import { pair, sheet, spread } from './bars.ts'
import type { Part } from './chair.ts'
import { type BackPlan, board, onBack, slab, stick } from './chair-backs.ts'

/** How square a bow is: an ellipse at 1. */
const FULL = 0.75

export const bowBack: Part = (b, chair) => {
  const { brief, seat } = chair
  const half = chair.w / 2 - 3
  bow(b, chair, [half, chair.top - 2, 2.6])
  for (const [x] of spread(1.84 * half, brief.int(5, 8))) {
    const high = (chair.top - 2 - seat) * bowAt(x / half) - 1.4
    stick(b, chair, points([x * 0.8, seat], [x, seat + high]), 1.6)
  }
}

/** Half the width of a bow at a height above its seat, or its height at a distance, as shares. */
const bowAt = (share: number): number =>
  (1 - Math.min(1, Math.abs(share)) ** (2 / FULL)) ** (FULL / 2)

export const combBack: Part = (b, chair) => {
  const { brief, seat, top, frame } = chair
  const half = chair.w / 2 - 3
  const [height, arch, count] = [brief.between(4, 10), brief.pick([0, 0, 6]), brief.int(4, 8)]
  const flat = brief.chance(0.4) ? half / count : 1.6
  const onComb = (t: number, below = 0) =>
    onBack(chair, (half + 2) * t, top - height / 2 - arch * t * t - below, 3 * t * t - 3)
  const comb = curve(4, t => onComb(2 * t - 1))
  bent(b, comb, [height, 2.2], frame, { across: [0, 0, 1] })
  for (const [t] of spread(2, count)) {
    const path = [onBack(chair, half * t * 0.74, seat), onComb(t, height / 2)]
    bent(b, path, [flat, 1.4], frame)
  }
}

export const medallion: Part = (b, chair) => {
  const rz = (chair.top - chair.seat) * 0.4
  const [rx, middle] = [chair.w * 0.42, chair.top - rz]
  for (const side of [-rx, rx])
    stick(b, chair, points([side * 0.7, chair.seat], [side * 0.62, middle - rz * 0.8]), 3)
  const rim = arc([0, middle], [rx, rz], [0, 360], 20).map(([x, z]) => onBack(chair, x, z))
  bent(b, rim, 3, chair.frame)
  const inner = arc([0, middle], [rx - 1.8, rz - 1.8], [0, 342], 19)
  slab(b, chair, inner, [2.6, 2], chair.fabric)
}

export const hoops: Part = (b, chair) => {
  const { w, seat, top } = chair
  bow(b, chair, [w / 2 - 2, top, 3], 0.85)
  bow(b, chair, [w * 0.29, seat + (top - seat) * 0.74, 2], 0.85)
}

/** A half-round rail on the rear posts, with a splat like a Y. */
export const wishbone: Part = (b, { w, d, seat, brief, frame }) => {
  const top = seat + brief.between(26, 32)
  const [y0, deep, half] = [d * 0.02, d * 0.62, w / 2 + 1]
  const rim = arc([0, y0], [half, deep], [180, 360], 14).map(
    ([x, y]): Vec => [x, y, top - 4 * ((y - y0) / deep + 1)],
  )
  const ends = [-half, half].map((x): Vec => [x, y0 + 10, top - 4]) as [Vec, Vec]
  bent(b, [ends[0], ...rim, ends[1]], [4.5, 2.4], frame, { across: [1, 0, 0.01] })
  const fork: Vec = [1.2, y0 - deep + 1.5, seat + (top - seat) * 0.42]
  sheet(b, [4, 1.4], points([1 - d / 2, seat], [fork[1], fork[2]]), frame)
  pair(b, [fork, [7, fork[1] - 0.9, top - 1.6]], [2.2, 1.4], frame)
  for (const x of [-half, half])
    b.beam([x * 1.02, d * 0.2, seat - 6], [x, d * 0.1, top - 6], 3, frame)
}

export const plank: Part = (b, chair) => {
  const { seat, top, frame } = chair
  const [x, wide] = [chair.w * 0.44, seat + (top - seat) * 0.64]
  slab(b, chair, board(x * 0.55, seat, wide, 0, 1 / 0.55), [2.4, 0], frame)
  const head = `-1 ${wide}, 1 ${wide}, 0.8 ${top - 3}, 0.4 ${top}, -0.4 ${top}, -0.8 ${top - 3}`
  slab(b, chair, pairs(head, [x, 1]), [2.4, 0], frame)
  const before = { ...chair, d: chair.d - 2.8 }
  slab(b, before, board(5, wide + 3, wide + 7), [0.3, 0], darker(frame, 0.5))
}

/** A bar from the seat up and down again, `half` as wide. */
export function bow(b: Builder, plan: BackPlan, [half, top, thick]: Vec, full = FULL) {
  const path = arc([0, 0], [1, 1], [0, 180], plan.plain ? 8 : 12).map(([c, s]) => {
    const x = half * Math.sign(c) * Math.abs(c) ** full
    return onBack(plan, x, plan.seat + (top - plan.seat) * s ** full)
  })
  bent(b, path, plan.plain ? [thick, thick] : thick, plan.frame)
}
