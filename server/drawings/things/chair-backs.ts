import type { Builder } from '../kit/builder.ts'
import { type Point, points, type Vec } from '../kit/geometry.ts'
import { bent } from '../props/bent.ts'
import { crowned, roundedOff, soft } from '../props/outline.ts'
import type { ChairPlan, Part } from './chair.ts'

/** What the back of a chair stands on and how high it is. */
export type BackPlan = Omit<ChairPlan, 'brief' | 'metal' | 'arms'>

/** A point on the middle of the raked back, or `forward` cm before it. */
export function onBack({ d, seat, rake, post }: BackPlan, x: number, z: number, forward = 0): Vec {
  return [x, -d / 2 + post / 2 - Math.max(0, z - seat) * rake + forward, z]
}

/** Rear legs that run up as posts of the back; `foot` is how far the feet stand back. */
export function rearPosts(b: Builder, plan: BackPlan, foot: number) {
  const { w, seat, top, post, frame } = plan
  for (const x of [-w / 2 + post / 2, w / 2 - post / 2]) {
    const [, y] = onBack(plan, x, 0)
    const head = onBack(plan, x, top)
    if (plan.plain) {
      b.box([x - post / 2, y - post / 2, 0], [post, post, plan.rake ? seat : top], frame)
      if (plan.rake) b.beam([x, y, seat], head, post, frame)
      continue
    }
    const path: Vec[] = [[x, y - foot, 0], [x, y, seat * 0.55], [x, y, seat], head]
    bent(b, path, [post, post], frame, { taper: 0.85 })
  }
}

/** Upholstery or board in the plane of the back: its edge in (x, z), its thickness and its crown. */
export function slab(b: Builder, plan: BackPlan, edge: Point[], size: Point, color: string) {
  const [thick, crown] = size
  const slices = crowned(-thick / 2, thick + crown, crown).slice(0, crown && !plan.plain ? 3 : 2)
  soft(b, edge, slices, color, (points, forward) =>
    points.map(([x, z]) => onBack(plan, x, z, forward)),
  )
}

/** The outline of a board, `half` as wide at its foot and `top` of that at its top. */
export function board(half: number, low: number, high: number, round = 0, top = 1): Point[] {
  const corners = points([-half, low], [half, low], [half * top, high], [-half * top, high])
  return roundedOff(corners, round)
}

/** A board that is widest at half its height. */
export function shield(half: number, low: number, high: number, round: number): Point[] {
  const side = points([half * 0.84, low], [half, (low + high) / 2], [half * 0.9, high])
  const other = side.map(([x, z]): Point => [-x, z]).reverse()
  return roundedOff([...side, ...other], round)
}

interface PadLook {
  /** Its width, as a share of that of the chair. */
  wide?: number
  /** Where it begins: above the seat, in cm, and as a share of the height of the back. */
  from: readonly [above: number, share: number]
  thick?: number
  crown?: number
  round: number
}

export const backPad =
  ({ wide = 0.5, from, thick = 3, crown = 2.4, round }: PadLook): Part =>
  (b, chair) => {
    const low = chair.seat + from[0] + (chair.top - chair.seat) * from[1]
    slab(b, chair, board(chair.w * wide, low, chair.top, round), [thick, crown], chair.fabric)
  }

/** A rail across the back that bows to the rear; its section stands upright. */
export function rail(b: Builder, plan: BackPlan, [x, z]: Point, size: Point, bow: number) {
  const [height, thick] = size
  if (plan.plain) {
    const [, y] = onBack(plan, 0, z)
    b.quiet.box([-x, y - thick / 2, z - height / 2], [2 * x, thick, height], plan.frame)
    return
  }
  const path = [-1, -0.5, 0, 0.5, 1].map(t => onBack(plan, x * t, z, -bow * (1 - t * t)))
  bent(b, path, size, plan.frame, { across: [0, 0, 1] })
}

/** A bar between two points of the back in (x, z), `by` cm before it. */
export function stick(b: Builder, plan: BackPlan, ends: Point[], thick: number, by = 0) {
  const [from, to] = ends.map(([x, z]) => onBack(plan, x, z, by)) as [Vec, Vec]
  const at = plan.plain ? b.quiet : b
  at.beam(from, to, thick, plan.frame)
}
