import type { Builder } from '../kit/builder.ts'
import { add, cross, type Point, scale, subtract, times, unit, type Vec } from '../kit/geometry.ts'
import { seamless } from './bent.ts'

/** Rows of equal length. */
type Grid = readonly (readonly Vec[])[]

/**
 * A sheet moulded over a grid of points: seat shells, slings, canvas, folded
 * blankets. It is `thickness` cm thick, measured from the grid to the side that
 * row direction x column direction points to.
 */
export function moulded(b: Builder, rows: Grid, thickness: number, color: string) {
  const below = rows.map((row, i) =>
    row.map((p, j) => {
      const down = subtract(at(rows, i + 1, j), at(rows, i - 1, j))
      const over = subtract(at(rows, i, j + 1), at(rows, i, j - 1))
      return add(p, scale(unit(cross(down, over)), thickness))
    }),
  )
  seamless(b, g => {
    for (let i = 1; i < rows.length; i++)
      for (let j = 1; j < (rows[0]?.length ?? 0); j++)
        g.loft(cell(rows, i, j), cell(below, i, j), color)
  })
}

/**
 * Rows for a sheet from a profile in (y, z). `across` gives each row's half width and how far its
 * edges rise, to the profile's upper side or `towards` a direction in (y, z); `power` says how late
 * they start to rise.
 */
export function rowsOf(
  profile: readonly Point[],
  columns: number,
  across: (share: number) => { half: number; rise?: number },
  power = 2,
  towards?: Point,
): Vec[][] {
  return profile.map(([y, z], row) => {
    const [y0, z0] = profile[Math.max(0, row - 1)] as Point
    const [y1, z1] = profile[Math.min(profile.length - 1, row + 1)] as Point
    const length = Math.hypot(y1 - y0, z1 - z0)
    const normal = towards ?? [(z1 - z0) / length, (y0 - y1) / length]
    const { half, rise = 0 } = across(row / (profile.length - 1))
    return times(columns + 1, j => {
      const side = (2 * j) / columns - 1
      const up = rise * Math.abs(side) ** power
      return [side * half, y + normal[0] * up, z + normal[1] * up]
    })
  })
}

/** A smooth curve through the points of a profile (Catmull-Rom), two stretches for each. */
export function smoothed(points: readonly Point[]): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  return points.slice(1).flatMap((_, i) =>
    times(i === points.length - 2 ? 3 : 2, k => {
      const t = k / 2
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const mixed = (n: 0 | 1) =>
        b[n] +
        (t * (c[n] - a[n])) / 2 +
        t * t * (a[n] - 2.5 * b[n] + 2 * c[n] - 0.5 * d[n]) +
        t ** 3 * (-0.5 * a[n] + 1.5 * b[n] - 1.5 * c[n] + 0.5 * d[n])
      return [mixed(0), mixed(1)]
    }),
  )
}

function cell(rows: Grid, i: number, j: number): Vec[] {
  return [at(rows, i - 1, j - 1), at(rows, i - 1, j), at(rows, i, j), at(rows, i, j - 1)]
}

function at(rows: Grid, i: number, j: number): Vec {
  const row = rows[Math.max(0, Math.min(rows.length - 1, i))] as readonly Vec[]
  return row[Math.max(0, Math.min(row.length - 1, j))] as Vec
}
