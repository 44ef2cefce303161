import type { Builder } from '../kit/builder.ts'
import { pairs, shares, type Vec } from '../kit/geometry.ts'
import { arc, bent, curve } from './bent.ts'
import { moulded, rowsOf, smoothed } from './moulded.ts'
import { cushion, ellipse } from './outline.ts'
import { smooth } from './smooth.ts'

/** Measures in cm and a colour. */
type Sizes<Names extends string> = Record<Names, number> & { color: string }

type SeatShell = Sizes<'w' | 'd' | 'h' | 'top'> & {
  wrap?: number
  /** Facets from side to side; fewer do where several chairs share a picture. */
  columns?: number
}

/** A moulded seat shell on something `h` high; `wrap` raises its sides into arms. */
export function seatShell(b: Builder, { w, d, h, top, color, wrap = 4, columns = 8 }: SeatShell) {
  const seat = pairs('0.52 -2.5, 0.45 0.6, 0.1 0, -0.34 0, -0.52 9', [d, 1], [0, h])
  const back = pairs('-0.57 0.5, -0.66 1', [d, top - h], [0, h])
  const rows = rowsOf(
    smoothed([...seat, ...back]),
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

/** A seat and its back of one sheet that stands on the floor. */
export function ribbon(b: Builder, w: number, seat: number, top: number, color: string) {
  const profile = smoothed([
    ...pairs('-22 2.2, -16 3.4, -4 8, 6 18, 14 30'),
    ...pairs('22 -5, 23 -1, 20 0, 2 -2, -14 0, -21 8', [1, 1], [0, seat]),
    [-24, (seat + top) / 2],
    [-30, top],
  ])
  const rows = rowsOf(profile, 4, t => ({
    half: (w / 2) * (0.84 + 0.16 * Math.max(0, 1 - t * 5) - 0.1 * Math.max(0, t * 5 - 4)),
    rise: t > 0.4 ? 4 * Math.sin(Math.PI * (t - 0.4) * 1.4) : 0,
  }))
  moulded(b, rows, 2, color)
}

type Barrel = Sizes<'r' | 'z' | 'back' | 'arm' | 'thick'> & {
  /** Half the opening in front, in degrees. */
  open?: number
  pieces?: number
  flare?: number
}

export function barrel(
  b: Builder,
  { r, z, back, arm, thick, color, open = 55, pieces = 24, flare = 0 }: Barrel,
) {
  const around = (r: number) => arc([0, 0], [r, r], [90 + open, 450 - open], pieces)
  const [outer, inner] = [around(r), around(r - thick)]
  const height = (i: number) => {
    const behind = Math.cos(((i / pieces) * 2 - 1) * Math.PI) * -0.5 + 0.5
    return back + (arm - back) * behind ** 1.6
  }
  const ring = (i: number, k: number, high: (i: number) => number) =>
    [outer[i], inner[i], inner[i + 1], outer[i + 1]].map(
      ([x, y] = [0, 0], corner): Vec => [x * k, y * k, high(i + Math.floor(corner / 2))],
    )
  smooth(b, color, g => {
    for (let i = 0; i < pieces; i++) {
      const foot = ring(i, 1, () => z)
      g.loft(foot, ring(i, 1 + flare, height), color)
    }
  })
}

/** A barrel around a round seat whose cushion is `soft` cm thick and begins at a height. */
export function tub(
  b: Builder,
  look: Barrel & Record<'seat' | 'soft', number>,
  fabric = look.color,
) {
  const { r, z, thick, seat, soft, color } = look
  const inner = r - thick - 0.4
  b.cylinder(z, inner, seat - z, color)
  barrel(b, look)
  cushion(b, ellipse(inner), seat, soft, fabric, soft * 0.34)
}

export function wireShell(b: Builder, { w, h, top, color }: Sizes<'w' | 'h' | 'top'>) {
  const at = (u: number, v: number): Vec => {
    const rise = u * u * 5
    if (v < 0.5) return [u * w * 0.5, 24 - v * 84, h + rise - Math.sin(v * 2 * Math.PI) * 2]
    const up = v - 0.5
    return [u * w * (0.5 - up * 0.16), -18 - up * 18 + rise * 0.6, h + up * 2 * (top - h)]
  }
  const strand = (share: number, path: Vec[]) => {
    const thick = share % 1 ? 0.8 : 1.4
    bent(b, path, [thick, thick], color)
  }
  for (const u of shares(6)) {
    const along = [0, 0.25, 0.5, 0.62, 0.8, 1].map(v => at(2 * u - 1, v))
    strand(u, along)
  }
  for (const v of shares(9))
    strand(
      v,
      curve(4, t => at(2 * t - 1, v)),
    )
}
