import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { lighter } from '../../kit/light.ts'
import { metals } from '../../kit/palette.ts'
import { rim } from '../rim.ts'
import { tube } from '../sweep.ts'
import { profile, revolve } from './leg.ts'
import type { Base } from './pedestals.ts'
import { hoop } from './spider.ts'

export const swivels = ['castors', 'glides', 'disc', 'foot-ring'] as const

/** A star of five or a disc with a gas lift, a seat plate and its lever. */
export function swivel(b: Builder, style: (typeof swivels)[number], { r, h, color }: Base): void {
  const low = style === 'castors' ? 6.4 : style === 'disc' ? 0 : 1.6
  if (style === 'disc') {
    revolve(b, profile(disc, r, 8), color)
    rim(b, r * 0.8, 0, color)
  } else star(b, r, low, color, style === 'castors')
  const foot = low + 8
  const lift = foot + (h - foot) * 0.45
  b.cylinder([0, 0, foot], r * 0.085, lift - foot, metals.black)
  b.cylinder([0, 0, lift], r * 0.055, h - 4 - lift, '#c9d6de', { capped: false })
  b.box([-9, -7, h - 4], [18, 14, 3], metals.black)
  b.box([-12, -10, h - 1], [24, 20, 1], lighter(metals.black, 0.2))
  tube(
    b,
    [
      [9, 2, h - 2.5],
      [19, 2, h - 3],
      [22, 2, h - 4],
    ],
    0.6,
    metals.black,
  )
  if (style === 'foot-ring') footRing(b, r, foot + (h - foot) * 0.3, color)
}

const disc = [0.8, 0, 0.82, 0.12, 0.76, 0.3, 0.2, 0.55, 0.13, 1]

function star(b: Builder, r: number, low: number, color: string, rolls: boolean): void {
  b.cylinder([0, 0, low], r * 0.13, 8, color)
  for (const [cos, sin] of around(5, 0.32)) {
    const at = (out: number, side: number, z: number): Vec => [
      cos * out - sin * side,
      sin * out + cos * side,
      z,
    ]
    const end = (out: number, half: number, z: number, high: number): Vec[] => [
      at(out, -half, z),
      at(out, half, z),
      at(out, half, high),
      at(out, -half, high),
    ]
    b.loft(end(r * 0.14, 2.6, low + 1, low + 7), end(r, 1.6, low, low + 2.6), color)
    const [x, y] = at(r * 0.95, 0, 0)
    if (!rolls) b.cylinder([x, y, 0], 1.6, low, metals.black)
    else {
      b.ball([x, y, 3], 3, metals.black)
      b.cylinder([x, y, 5.8], 0.9, 0.6, metals.graphite, { capped: false })
    }
  }
}

function footRing(b: Builder, r: number, z: number, color: string): void {
  for (const [x, y] of around(4, 0)) {
    const [from, to] = [r * 0.1, r * 0.6]
    tube(
      b,
      [
        [x * from, y * from, z],
        [x * to, y * to, z],
      ],
      0.7,
      color,
    )
  }
  hoop(b, r * 0.62, z, 0.9, color)
}

/** Directions of `count` arms around a middle. */
function around(count: number, from: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI + from
    return [Math.cos(a), Math.sin(a)]
  })
}
