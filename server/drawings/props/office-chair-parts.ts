import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { bent } from './bent.ts'
import { type BackPlan, onBack } from './chair-backs.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { rounded } from './sweep.ts'

export interface OfficeChairPlan {
  readonly brief: Brief
  readonly fabric: string
  /** Base, arms and frame. */
  readonly frame: string
  readonly wood: string
  readonly seat: number
  readonly arms: boolean
}

/** The plane of a back up to `top`. */
export function backOf(
  { seat, frame, fabric }: OfficeChairPlan,
  w: number,
  top: number,
  rake: number,
  from = seat,
): BackPlan {
  return { w, d: 52, seat: from, top, rake, post: 6, frame, fabric }
}

/** An outline in (x, z) that is widest at half its height. */
export function shield(_: BackPlan, half: number, low: number, top: number): Point[] {
  return [
    [-half * 0.84, low],
    [half * 0.84, low],
    [half, low + (top - low) * 0.5],
    [half * 0.9, top],
    [-half * 0.9, top],
    [-half, low + (top - low) * 0.5],
  ]
}

/** The bar that joins back and seat. */
export function strut(b: Builder, back: BackPlan, frame: string): void {
  const y = -back.d / 2 - 3.4
  bent(
    b,
    rounded(
      [
        [0, -10, back.seat - 8.4],
        [0, y, back.seat - 8.4],
        over(onBack(back, 0, back.seat + 22), -7),
      ],
      6,
    ),
    [8, 2.4],
    frame,
    { across: [1, 0, 0] },
  )
}

/** Five feet on castors and a gas spring up to the seat's underside. */
export function pedestal(b: Builder, h: number, color: string): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.4
    const at = (r: number, z: number): Vec => [Math.cos(a) * r, Math.sin(a) * r, z]
    bent(b, [at(3.6, 12), at(31, 8)], [5, 4], color, { taper: 0.6 })
    const [x, y] = at(31, 0)
    b.rod(
      Math.abs(Math.cos(a)) > 0.7 ? 'y' : 'x',
      Math.abs(Math.cos(a)) > 0.7 ? [x, y - 2.2, 3.2] : [x - 2.2, y, 3.2],
      3.2,
      4.4,
      '#23292d',
      { endColor: '#23292d' },
    )
  }
  b.cylinder([0, 0, 9], 3.4, 6, color)
  b.cylinder([0, 0, 15], 2, h - 17, '#c3ccd1', { capped: false })
  b.box([-12, -12, h - 2], [24, 24, 2], color)
}

/** Arms on posts beside the seat, where the chair has arms. */
export function armrests(
  b: Builder,
  { seat, frame, fabric, arms }: OfficeChairPlan,
  style: 'post' | 'padded',
): void {
  if (!arms) return
  for (const side of [-1, 1]) {
    const x = side * 31
    bent(
      b,
      rounded(
        [
          [side * 14, 0, seat - 7.4],
          [x, 0, seat - 7.4],
          [x, 0, seat + 18],
        ],
        5,
      ),
      [5, 2.6],
      frame,
      { across: [0, 1, 0] },
    )
    cushion(
      b.at(x, 0),
      outlineOf(style === 'padded' ? 9 : 7, 30, style === 'padded' ? 9 : 7, 2),
      seat + 18,
      style === 'padded' ? 6 : 3,
      style === 'padded' ? fabric : frame,
    )
  }
}

/** The point `by` cm before another. */
export function over([x, y, z]: Vec, by: number): Vec {
  return [x, y + by, z]
}
