import type { Builder } from '../kit/builder.ts'
import { mix } from '../kit/light.ts'

export const infillStyles = ['bars', 'rails', 'glass', 'none'] as const

export type InfillStyle = (typeof infillStyles)[number]

export const HIGH = 92

/** A platform from the origin, its floor at `z`, on posts at the corners named. */
export function platform(
  b: Builder,
  [w, d]: readonly [number, number],
  z: number,
  color: string,
  tread: string,
  posts: readonly (readonly [0 | 1, 0 | 1])[],
): void {
  b.box([0, 0, z - 14], [w, d, 10], color)
  b.box([0, 0, z - 4], [w, d, 4], tread)
  for (const [u, v] of posts) {
    const [x, y] = [u * (w - 8), v * (d - 8)]
    b.box([x, y, 3], [8, 8, z - 17], color)
    b.box([x - 6, y - 6, 0], [20, 20, 3], color)
  }
}

/** A level handrail along x from the origin, standing on the floor at z = 0. */
export function levelRail(b: Builder, length: number, color: string, infill: InfillStyle): void {
  if (infill === 'none') return
  for (const x of [0, length - 4]) b.box([x, 0, 0], [4, 4, HIGH - 5], color, { casts: false })
  b.box([0, -0.5, HIGH - 5], [length, 5, 5], color)
  if (infill === 'rails')
    for (const k of [0.3, 0.6])
      b.box([4, 1, HIGH * k], [length - 8, 2.4, 2.4], color, { casts: false })
  if (infill === 'bars')
    for (let x = 12; x < length - 8; x += 12)
      b.box([x, 1, 0], [1.8, 1.8, HIGH - 5], color, { casts: false })
  if (infill === 'glass')
    b.box([7, 1.4, 6], [length - 14, 1.4, HIGH - 16], mix('#b9dfe6', color, 0.12), { casts: false })
}
