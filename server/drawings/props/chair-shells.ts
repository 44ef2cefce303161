import type { Builder } from '../kit/builder.ts'
import { type Point, points, type Vec } from '../kit/geometry.ts'
import { arc, bent } from './bent.ts'
import { moulded, rowsOf, smoothed } from './moulded.ts'
import { smooth } from './smooth.ts'

/** Measures in cm and a colour. */
type Sizes<Names extends string> = Record<Names, number> & { color: string }

type SeatShell = Sizes<'w' | 'd' | 'h' | 'top'> & {
  wrap?: number
  /** Facets from side to side; fewer do where several chairs share a picture. */
  columns?: number
}

/** A moulded seat shell on something `h` high; `wrap` raises its sides into arms. */
export function seatShell(
  b: Builder,
  { w, d, h, top, color, wrap = 4, columns = 8 }: SeatShell,
): void {
  const profile = smoothed(
    [
      [d * 0.52, h - 2.5],
      [d * 0.45, h + 0.6],
      [d * 0.1, h],
      [-d * 0.34, h],
      [-d * 0.52, h + 9],
      [-d * 0.57, h + (top - h) * 0.5],
      [-d * 0.66, top],
    ],
    2,
  )
  const rows = rowsOf(
    profile,
    columns,
    t => ({
      half: (w / 2) * (1 - 0.22 * Math.abs(2 * t - 0.8) ** 2.5),
      rise: wrap * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.04)) ** 1.4,
    }),
    3,
    wrap > 8 ? [0.5, 0.87] : undefined,
  )
  moulded(b, rows, 1.4, color)
}

export function ribbonChair(
  b: Builder,
  { w, seat, top, color, form }: Sizes<'w' | 'seat' | 'top'> & { form: 's' | 'z' },
): void {
  if (form === 'z') {
    const path: Vec[] = [
      [0, 24, 1.3],
      [0, -21, 1.3],
      [0, 22, seat - 1.3],
      [0, -19, seat - 1.3],
      [0, -25, top],
    ]
    bent(b, path, [w, 2.6], color, { across: [1, 0, 0] })
    return
  }
  const profile = smoothed([
    [-22, 2.2],
    [-16, 3.4],
    [-4, 8],
    [6, 18],
    [14, 30],
    [22, seat - 5],
    [23, seat - 1],
    [20, seat],
    [2, seat - 2],
    [-14, seat],
    [-21, seat + 8],
    [-24, seat + (top - seat) * 0.5],
    [-30, top],
  ])
  const rows = rowsOf(profile, 4, t => ({
    half: (w / 2) * (0.84 + 0.16 * Math.max(0, 1 - t * 5) - 0.1 * Math.max(0, t * 5 - 4)),
    rise: t > 0.4 ? 4 * Math.sin(Math.PI * (t - 0.4) * 1.4) : 0,
  }))
  moulded(b, rows, 2, color)
}

type Barrel = Sizes<'rx' | 'ry' | 'z' | 'back' | 'arm' | 'thick'> & {
  /** Half the opening in front, in degrees. */
  open?: number
  pieces?: number
  flare?: number
}

export function barrel(
  b: Builder,
  { rx, ry, z, back, arm, thick, color, open = 55, pieces = 24, flare = 0 }: Barrel,
): void {
  const range: Point = [90 + open, 450 - open]
  const outer = arc([0, 0], [rx, ry], range, pieces)
  const inner = arc([0, 0], [rx - thick, ry - thick], range, pieces)
  const height = (i: number) => {
    const behind = Math.cos(((i / pieces) * 2 - 1) * Math.PI) * -0.5 + 0.5
    return back + (arm - back) * behind ** 1.6
  }
  const ends = (i: number, at: (i: number) => number, k: number): Vec[] => {
    const [p, q] = [outer[i] as Point, inner[i] as Point]
    return points([p[0] * k, p[1] * k, at(i)], [q[0] * k, q[1] * k, at(i)])
  }
  smooth(b, color, g => {
    for (let i = 0; i < pieces; i++) {
      const around = (at: (i: number) => number, k: number) => [
        ...ends(i, at, k),
        ...ends(i + 1, at, k).reverse(),
      ]
      g.loft(
        around(() => z, 1),
        around(height, 1 + flare),
        color,
      )
    }
  })
}

export function wireShell(b: Builder, { w, h, top, color }: Sizes<'w' | 'h' | 'top'>): void {
  const at = (u: number, v: number): Vec => {
    const rise = u * u * 5
    return v < 0.5
      ? [u * w * 0.5, 24 - v * 84, h + rise - Math.sin(v * 2 * Math.PI) * 2]
      : [
          u * w * (0.5 - (v - 0.5) * 0.16),
          -18 - (v - 0.5) * 18 + rise * 0.6,
          h + (v - 0.5) * 2 * (top - h),
        ]
  }
  for (let i = 0; i <= 6; i++) {
    const u = i / 3 - 1
    bent(
      b,
      [0, 0.25, 0.5, 0.62, 0.8, 1].map(v => at(u, v)),
      i % 6 ? 0.8 : 1.4,
      color,
      CALM,
    )
  }
  for (let j = 0; j <= 9; j++) {
    const v = j / 9
    bent(
      b,
      [-1, -0.5, 0, 0.5, 1].map(u => at(u, v)),
      j % 9 ? 0.8 : 1.4,
      color,
      CALM,
    )
  }
}

const CALM = { casts: true }
