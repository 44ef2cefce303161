import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { type Mark, panel, tint } from '../kit/mark.ts'
import { glass, metals, woods } from '../kit/palette.ts'
import { wheels } from './wheels.ts'

const HALF = 76

export const carKinds = ['saloon', 'pickup', 'van'] as const
type CarKind = (typeof carKinds)[number]

/** A car driving along +x, 400 cm long, its middle over the origin. */
export function car(b: Builder, color: string, kind: CarKind = 'saloon'): void {
  b.group(g => {
    wheels(g, [-118, 118], HALF, 31)
    g.block([-HALF, 20], [400, 2 * HALF, 46], color, {
      right: [
        tint(0, 0.04, 1, 0.28, metals.graphite),
        panel(0.05, 0.55, 0.16, 0.28, '#fff3cf'),
        panel(0.79, 0.55, 0.16, 0.28, '#fff3cf'),
      ],
      front: [tint(0, 0, 1, 0.14, metals.graphite), tint(0.44, 0.6, 0.05, 0.06, '#e7ebec')],
    })
    const cabin = cabins[kind]
    const { roof, height } = cabin
    g.extrude(profile(cabin), 'y', [0, 5 - HALF, 66], 2 * HALF - 10, glass.dark, {
      ends: posts(cabin, color),
    })
    g.box([roof[0] + 2, 5 - HALF, 66 + height], [roof[1] - roof[0] - 4, 2 * HALF - 10, 5], color)
    if (kind !== 'pickup') return
    for (const y of [4 - HALF, HALF - 10]) g.box([-198, y, 66], [150, 6, 24], color)
    g.box([-198, 10 - HALF, 66], [6, 2 * HALF - 20, 24], color)
    g.box([-170, -50, 66], [90, 100, 34], woods.oak)
  })
}

/** A cabin from the side: its sill from rear to front, its roof from rear to front, its height. */
interface Cabin {
  sill: readonly [number, number]
  roof: readonly [number, number]
  height: number
  /** Where posts stand, as shares of the roof's length. */
  posts: readonly number[]
}

const cabins: Record<CarKind, Cabin> = {
  saloon: { sill: [-156, 112], roof: [-108, 50], height: 50, posts: [0.02, 0.5] },
  pickup: { sill: [-46, 114], roof: [-40, 62], height: 52, posts: [0.02] },
  van: { sill: [-196, 146], roof: [-192, 90], height: 88, posts: [0, 0.25, 0.66] },
}

function profile({ sill, roof, height }: Cabin): Point[] {
  return [
    [sill[0], 0],
    [sill[1], 0],
    [roof[1], height],
    [roof[0], height],
  ]
}

/** Posts between the side windows, in the 0..1 of the cabin's side. */
function posts({ sill, roof, posts: shares }: Cabin, color: string): Mark[] {
  const length = sill[1] - sill[0]
  return shares.map(share => {
    const at = (roof[0] + (roof[1] - roof[0]) * share - sill[0]) / length
    return tint(at, 0, 16 / length, 1, color)
  })
}
