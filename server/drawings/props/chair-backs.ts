import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { add } from '../kit/geometry.ts'
import { lighter } from '../kit/light.ts'
import { bent, seamless } from './bent.ts'
import { shrunk } from './outline.ts'

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
export function rearPosts(b: Builder, plan: BackPlan, foot: number, finial = false): void {
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

/** Upholstery or board in the plane of the back, with an outline in (x, z). */
export function slab(
  b: Builder,
  plan: BackPlan,
  outline: readonly Point[],
  thick: number,
  color: string,
  crown: number,
): void {
  const ring = (points: readonly Point[], forward: number) =>
    points.map(([x, z]) => add(onBack(plan, x, z), [0, forward, 0]))
  seamless(b, g => {
    g.loft(ring(outline, -thick / 2), ring(outline, thick / 2), color)
    if (crown > 0)
      g.loft(
        ring(outline, thick / 2),
        ring(shrunk(outline, crown * 1.3), thick / 2 + crown),
        lighter(color, 0.05),
      )
  })
}
