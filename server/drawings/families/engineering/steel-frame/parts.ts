import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { iBeam } from '../../../props/steelwork.ts'

/** What a frame is made of: a bay along x, its depth along y and its height in cm. */
export interface Plan {
  readonly brief: Brief
  readonly color: string
  readonly bay: number
  readonly deep: number
  readonly h: number
}

/** Width of a column. */
export const COLUMN = 16

/** A column on its foot plate with four bolts' room: 16 by 18 cm, its corner at the origin. */
export function column(b: Builder, h: number, color: string): void {
  b.box([-8, -7, 0], [32, 32, 4], '#8d999f')
  iBeam(b, 'z', [0, 0, 4], h - 4, color, { w: COLUMN, h: 18 })
}

/** Crossed bracing in the front plane y between two columns, behind and before each other. */
export function cross(
  b: Builder,
  from: number,
  to: number,
  y: number,
  h: number,
  color: string,
): void {
  b.beam([from + 2, y - 3, 12], [to - 2, y - 3, h - 8], 5, color, { casts: false })
  b.beam([from + 2, y + 2.6, h - 8], [to - 2, y + 2.6, 12], 5, color, { casts: false })
}

/** The slab under a frame of w by d. */
export function slab(b: Builder, w: number, d: number): void {
  b.slab([-50, -50, -8], [w + 100, d + 100, 8], '#d9dcd8')
}
