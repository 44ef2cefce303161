import type { Builder } from '../kit/builder.ts'
import { pairs, type Vec } from '../kit/geometry.ts'
import { arc } from './bent.ts'
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
