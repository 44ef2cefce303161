import type { Builder } from '../kit/builder.ts'
import { type Point, times, type Vec } from '../kit/geometry.ts'
import { arc, bent } from '../props/bent.ts'
import { rounded } from '../props/sweep.ts'

type Section = number | readonly [number, number]

/**
 * A bar and its mirror image at the other side of a chair. A section of one number is round.
 * @param round where its bends begin before its corners, in cm
 * @param across the direction of the section's first measure
 */
export function pair(
  b: Builder,
  path: readonly Vec[],
  section: Section,
  color: string,
  round = 0,
  across: Vec = [1, 0, 0],
): void {
  for (const side of [-1, 1]) {
    const points = path.map(([x, y, z]): Vec => [side * x, y, z])
    bent(b, round > 0 ? rounded(points, round) : points, section, color, {
      across,
      sides: typeof section === 'number' ? 6 : 4,
    })
  }
}

/** The same along a path of (y, z), `x` cm from the middle. */
export function sides(
  b: Builder,
  x: number,
  path: readonly Point[],
  section: Section,
  color: string,
  round = 0,
): void {
  pair(
    b,
    path.map(([y, z]) => [x, y, z]),
    section,
    color,
    round,
  )
}

export function sheet(
  b: Builder,
  w: number,
  path: readonly Point[],
  thick: number,
  color: string,
): void {
  bent(
    b,
    path.map(([y, z]) => [0, y, z]),
    [w, thick],
    color,
    { across: [1, 0, 0] },
  )
}

export function ring(b: Builder, r: number, z: number, thick: number, color: string): void {
  const path = arc([0, 0], [r, r], [0, 360], 14).map(([x, y]): Vec => [x, y, z])
  bent(b, path, thick, color)
}

/** The middles and the width of equal parts of a length around 0. */
export function spread(length: number, count: number): (readonly [middle: number, each: number])[] {
  return times(count, i => [((i + 0.5) / count - 0.5) * length, length / count])
}
