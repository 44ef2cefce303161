import type { Builder } from '../../kit/builder.ts'
import { points, times, type Vec } from '../../kit/geometry.ts'
import { lighter, metals } from '../../kit/palette.ts'
import { rim } from '../outline.ts'
import { tube } from '../sweep.ts'
import { cut } from './lathe.ts'
import { stand } from './leg.ts'
import type { Base } from './pedestals.ts'
import { hoop } from './spider.ts'

export const swivels = ['castors', 'glides', 'disc', 'foot-ring'] as const

/** A star of five or a disc with a gas lift, a seat plate and its lever. */
export function swivel(b: Builder, style: (typeof swivels)[number], { r, h, color }: Base): void {
  const low = style === 'castors' ? 6.4 : style === 'disc' ? 0 : 1.6
  if (style === 'disc') {
    rim(b, r * 0.8, 0, color)
    stand(b, { pieces: cut('taper 2 80, flare 6 80 13', { h: 8, half: r, color }) })
  } else star(b, r, low, color, style === 'castors')
  const foot = low + 8
  const lift = foot + (h - foot) * 0.45
  b.cylinder(foot, r * 0.085, lift - foot, metals.black)
  b.cylinder(lift, r * 0.055, h - 4 - lift, '#c9d6de', { capped: false })
  b.block(h - 4, [18, 14, 3], metals.black)
  b.block(h - 1, [24, 20, 1], lighter(metals.black, 0.2))
  const lever = points([9, 2, h - 2.5], [22, 2, h - 4])
  tube(b, lever, 0.6, metals.black)
  if (style === 'foot-ring') footRing(b, r, foot + (h - foot) * 0.3, color)
}

function star(b: Builder, r: number, low: number, color: string, rolls: boolean): void {
  b.cylinder(low, r * 0.13, 8, color)
  for (const [cos, sin] of around(5, 0.32)) {
    const end = (out: number, half: number, z: number, high: number) =>
      points([-half, z], [half, z], [half, high], [-half, high]).map(
        ([side = 0, up = 0]): Vec => [cos * out - sin * side, sin * out + cos * side, up],
      )
    b.loft(end(r * 0.14, 2.6, low + 1, low + 7), end(r, 1.6, low, low + 2.6), color)
    const [x, y] = [cos * r * 0.95, sin * r * 0.95]
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
    const spoke: Vec[] = [from, to].map(out => [x * out, y * out, z])
    tube(b, spoke, 0.7, color)
  }
  hoop(b, r * 0.62, z, 0.9, color)
}

/** Directions of `count` arms around a middle. */
function around(count: number, from: number): [number, number][] {
  return times(count, i => {
    const a = (i / count) * 2 * Math.PI + from
    return [Math.cos(a), Math.sin(a)]
  })
}
