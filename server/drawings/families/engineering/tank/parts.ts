import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import type { Point } from '../../../kit/geometry.ts'
import { darker } from '../../../kit/light.ts'
import { metals } from '../../../kit/palette.ts'

/** What a tank is made of; radius and height in cm. */
export interface Plan {
  readonly brief: Brief
  readonly r: number
  readonly h: number
  readonly color: string
  readonly steel: string
}

/** A cylinder with welded courses and a domed or conical head, its foot at the origin. */
export function shell(b: Builder, r: number, h: number, color: string, brief: Brief): void {
  const band = darker(color, 0.16)
  const courses = Math.max(2, Math.round(h / 80))
  for (let i = 0; i < courses; i++) {
    const [z, t] = [(i * h) / courses, h / courses]
    b.cylinder([0, 0, z], r, t - 2.5, color, { capped: false })
    b.cylinder([0, 0, z + t - 2.5], r, 2.5, band, { capped: i === courses - 1 })
  }
  const domed: Point[] = [
    [r, 0],
    [r * 0.86, r * 0.22],
    [r * 0.5, r * 0.36],
    [r * 0.16, r * 0.4],
  ]
  const cone: Point[] = [
    [r * 1.06, 0],
    [r * 0.16, r * 0.44],
  ]
  const head = brief.chance(0.6) ? domed : cone
  b.turned([0, 0, h], head, color)
  b.cylinder([0, 0, h + (head[head.length - 1]?.[1] ?? 0)], r * 0.16, 12, metals.graphite)
}

/** Four posts under a platform, with or without bracing. */
export function stand(
  b: Builder,
  half: number,
  high: number,
  color: string,
  braced: boolean,
): void {
  const s = 12
  for (const x of [-half, half - s])
    for (const y of [-half, half - s]) b.box([x, y, 0], [s, s, high - 12], color)
  if (braced)
    for (const [lo, hi] of [
      [14, high * 0.48],
      [high * 0.52, high - 16],
    ] as const) {
      b.beam([s - half + 2, half - s / 2, lo], [half - s - 2, half - s / 2, hi], 5, color, {
        casts: false,
      })
      b.beam([half - s / 2, half - s - 2, lo], [half - s / 2, s - half + 2, hi], 5, color, {
        casts: false,
      })
    }
  b.box([-half - 6, -half - 6, high - 12], [2 * half + 12, 2 * half + 12, 20], color)
}

/** The pad under a tank of a radius. */
export function pad(b: Builder, r: number): void {
  b.slab([-r - 55, -r - 55, -8], [2 * r + 130, 2 * r + 110, 8], '#d3d6d1')
}
