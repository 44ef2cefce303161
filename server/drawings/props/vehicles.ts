import type { Builder } from '../kit/builder.ts'
import { type Point, pairs } from '../kit/geometry.ts'
import { disc, panel, tint } from '../kit/mark.ts'
import { glass, metals, namesOf, woods } from '../kit/palette.ts'
import { container } from './container.ts'
import { breathing } from './motions.ts'

/** A flatbed truck driving along +x with a unit on it; the middle of its length is the origin. */
export function truck(b: Builder, cab: string, load?: string) {
  wheels(b, [-245, -173, 211], 58, 33, 26)
  b.box([-285, -54, 38], [560, 108, 22], metals.graphite)
  b.box([-285, -88, 68], [430, 176, 10], metals.black)
  b.box([153, -88, 44], [128, 176, 62], cab, {
    right: [panel(0.06, 0.1, 0.88, 0.3, metals.graphite), ...lamps(0.5)],
    front: [panel(0, 0, 1, 0.16, metals.graphite)],
  })
  b.box([153, -88, 106], [112, 176, 88], cab, {
    right: [panel(0.08, 0.14, 0.84, 0.7, glass.pane)],
    front: [panel(0.34, 0.12, 0.56, 0.66, glass.pane)],
  })
  b.box([155, -82, 194], [86, 164, 14], cab)
  if (load) container(b.at(-279, -84, 78), { color: load, size: [416, 168, 176] })
}

/** Wheels of a radius whose inner sides are at `half` to both sides of y = 0, at places along x. */
export function wheels(b: Builder, xs: readonly number[], half: number, r: number, wide = 9) {
  const hub = [disc(0.5, 0.5, Math.round(r * 0.48), '#aeb7bb', 14)]
  for (const x of xs)
    for (const y of [-half - wide, half]) b.rod('y', [x, y, r], r, wide, '#23292d', { ends: hub })
}

/** Lamps at both sides of a vehicle's front, at a height. */
export const lamps = (v: number) => [0.06, 0.78].map(u => panel(u, v, 0.16, 0.28, '#fff3cf'))

/** Cabins from the side, from the rear of their sills; posts at shares of the roof's length. */
const cabins = {
  saloon: { side: '-156 0, 112 0, 50 50, -108 50', posts: [0.02, 0.5] },
  pickup: { side: '-46 0, 114 0, 62 52, -40 52', posts: [0.02] },
  van: { side: '-196 0, 146 0, 90 88, -192 88', posts: [0, 0.25, 0.66] },
}
type CarKind = keyof typeof cabins
export const carKinds = namesOf(cabins)

/** A car driving along +x, 400 cm long, its middle over the origin. */
export function car(b: Builder, color: string, kind: CarKind = 'saloon') {
  b.group(g => {
    wheels(g, [-118, 118], 76, 31)
    g.block([-76, 20], [400, 152, 46], color, {
      right: [tint(0, 0.04, 1, 0.28, metals.graphite), ...lamps(0.55)],
      front: [tint(0, 0, 1, 0.14, metals.graphite), tint(0.44, 0.6, 0.05, 0.06, '#e7ebec')],
    })
    const side = pairs(cabins[kind].side)
    const [[sill], [bonnet], [front, height], [rear]] = side as [Point, Point, Point, Point]
    const ends = cabins[kind].posts.map(share => {
      const at = rear + (front - rear) * share - sill
      return tint(at / (bonnet - sill), 0, 16 / (bonnet - sill), 1, color)
    })
    g.extrude(side, 'y', [0, -71, 66], 142, glass.dark, { ends })
    g.box([rear + 2, -71, 66 + height], [front - rear - 4, 142, 5], color)
    if (kind !== 'pickup') return
    g.box([-198, [-72, 66], 66], [150, 6, 24], color)
    g.box([-198, -66, 66], [6, 132, 24], color)
    g.box([-170, -50, 66], [90, 100, 34], woods.oak)
  })
}

/** An ambulance driving along +x, 540 cm long, its middle over the origin; its lamp blinks. */
export function ambulance(b: Builder, accent: string) {
  wheels(b, [-170, 160], 86, 38)
  b.block(26, [540, 172, 18], metals.graphite)
  b.box([-270, -86, 44], [360, 172, 190], '#f3f2ec', {
    front: [
      tint(0, 0.2, 1, 0.14, accent),
      tint(0.44, 0.5, 0.08, 0.36, accent),
      tint(0.38, 0.61, 0.2, 0.14, accent),
      panel(0.72, 0.52, 0.2, 0.3, glass.dark),
    ],
  })
  b.box([92, -86, 44], [178, 172, 64], '#f3f2ec', {
    front: [tint(0, 0.42, 1, 0.3, accent)],
    right: lamps(0.4),
  })
  b.extrude(pairs('92 0, 230 0, 176 76, 92 76'), 'y', [0, -80, 108], 160, glass.dark, {
    ends: [tint(0, 0, 0.12, 1, '#f3f2ec')],
  })
  b.box([94, -80, 184], [80, 160, 6], '#f3f2ec')
  b.moving(breathing(0.35, 1, 2.4), g => g.quiet.box([40, -50, 234], [30, 100, 16], '#3f7fc4'))
}
