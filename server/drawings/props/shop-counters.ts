import type { Builder } from '../kit/builder.ts'
import { disc, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'

/** Folded clothes in piles, along x, centred; `count` of them. */
export function folded(b: Builder, count: number, random: Random) {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.denim, '#f1e9d8', fabrics.plum]
  for (let i = 0; i < count; i++)
    for (let k = 0; k < random.int(2, 4); k++)
      b.quiet.box([(i - count / 2) * 36 + 3, -14, k * 5], [30, 28, 5], random.pick(colors))
}

/** A sales counter along x, centred; customers at +y. */
export function salesCounter(
  b: Builder,
  w: number,
  front: string,
  top: string,
  marks: readonly Mark[] = [],
) {
  b.block(0, [w, 52, 88], front, { front: [tint(0, 0, 1, 0.09, brand.ink, 0.35), ...marks] })
  b.block(88, [w + 8, 60, 5], top)
}

/** A till with its screen turned to the seller at -y. */
export function till(b: Builder) {
  b.quiet.block([-14, 0], [34, 30, 10], metals.graphite, {
    front: [panel(0.35, 0.3, 0.3, 0.2, metals.steel)],
  })
  b.quiet.block(10, [4, 4, 12], metals.graphite)
  b.quiet.block([-3, 20], [30, 4, 20], metals.black, {
    front: [panel(0.1, 0.2, 0.8, 0.6, '#3d4a5f')],
    back: screen(),
  })
}

export function shopScales(b: Builder) {
  b.quiet.block(0, [24, 20, 14], '#e6e9ea', { front: [disc(0.5, 0.5, 5, '#fbfbf8')] })
  b.quiet.cylinder(14, 3, 4, metals.steel)
  b.quiet.cylinder(18, 11, 4, metals.chrome, { r2: 17 })
}
