import type { Builder } from '../kit/builder.ts'
import { partsOf, times } from '../kit/geometry.ts'
import { disc, inset, level, lines, panel, tint } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { panels } from './cladding.ts'
import { stocked } from './stocked.ts'

/** A serving counter with hot wells under a glass guard, along x; one queues at its +y side. */
export function servery(b: Builder, w: number, front: string, top: string = metals.steel) {
  b.box(0, [w, 62, 86], front, { front: [panels(partsOf(w, 90))] })
  const wells = partsOf(w, 60)
  b.box([-4, -2, 86], [w + 8, 68, 4], top, { top: [food(wells)] })
  b.quiet.box([0, 66, 74], [w, 22, 3], metals.chrome)
  b.quiet.box([[6, w / 2 - 2, w - 10], 36, 90], [3, 3, 34], metals.graphite)
  b.quiet.box([0, 24, 124], [w, 34, 3], '#cfe6ea')
}

const dishes = ['#d2763f', fabrics.sage, '#e3c98a', coats.brick, brand.sun, '#6d4632']

const food = (wells: number) => (face: { w: number; h: number }) =>
  times(wells, i => {
    const [u, w] = [(i + 0.14) / wells, 0.72 / wells]
    return [
      ...panel(u, 0.1, w, 0.5, '#e8ecec')(face),
      ...tint(u + w * 0.08, 0.15, w * 0.84, 0.4, dishes[i % dishes.length] as string)(face),
    ]
  }).flat()

export function tray(b: Builder, color: string) {
  b.quiet.block(0, [40, 28, 1.6], color, {
    top: [
      disc(0.36, 0.5, 10, brand.paper),
      disc(0.36, 0.5, 6, '#d2a25f'),
      disc(0.8, 0.66, 4, brand.paper),
    ],
  })
}

export function urn(b: Builder) {
  b.quiet.cylinder(0, 12, 4, metals.graphite)
  b.quiet.cylinder(4, 14, 34, metals.chrome)
  b.quiet.cylinder(38, 14, 7, metals.steel, { r2: 4 })
  b.quiet.block([14, 8], [3, 6, 3], metals.black)
}

export function stack(b: Builder, r: number, h: number) {
  b.quiet.cylinder(0, r * 0.9, h, brand.paper, { r2: r })
}

export function pot(b: Builder, r: number, h: number, color: string = metals.chrome) {
  b.quiet.cylinder(0, r, h, color)
  b.quiet.cylinder(h, r, 2.4, darker(color, 0.15), { r2: 3 })
}

/** With bottles behind glass, or with two doors. */
export function fridge(b: Builder, random: Random) {
  const inside = inset(0.07, 0.1, 0.86, 0.84, [stocked('bottles', [1, 4], random, metals.chrome)])
  b.box(0, [66, 64, 188], '#eef0ee', {
    front: random.chance(0.5)
      ? [inside, tint(0.86, 0.3, 0.03, 0.34, metals.black)]
      : [
          lines([level(0.36)], brand.ink, 1.6, 0.4),
          tint(0.84, 0.42, 0.04, 0.3, metals.graphite),
          tint(0.84, 0.1, 0.04, 0.2, metals.graphite),
        ],
  })
}
