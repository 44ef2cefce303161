import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type InfillStyle, platform } from '../../../props/platforms.ts'

/** What a staircase is made of; sizes in cm. */
export interface Plan {
  readonly brief: Brief
  readonly rise: number
  readonly width: number
  readonly color: string
  readonly tread: string
  readonly infill: InfillStyle
}

type Post = readonly [0 | 1, 0 | 1]

/** Posts at all four corners. */
export const square: readonly Post[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A platform at z on its posts. */
export function landing(
  b: Builder,
  size: readonly [number, number],
  z: number,
  { color, tread }: Plan,
  posts: readonly Post[],
): void {
  platform(b, size, z, color, tread, posts)
}

/** The floor that a staircase stands on. */
export function floor(b: Builder, x: number, y: number, w: number, d: number): void {
  b.slab([x, y, -6], [w, d, 6], '#dcded9')
}
