import type { Builder } from '../kit/builder.ts'
import { disc, type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'

/** Folded clothes in piles, along x, centred; `count` of them. */
export function folded(b: Builder, count: number, random: Random): void {
  const colors = ['#1f6f78', '#d8572a', '#e9b44c', '#54709a', '#f1e9d8', '#80506f']
  for (let i = 0; i < count; i++)
    for (let k = 0; k < random.int(2, 4); k++)
      b.box([(i - count / 2) * 36 + 3, -14, k * 5], [30, 28, 5], random.pick(colors), {
        casts: false,
      })
}

/** A sales counter along x, centred; customers at +y. */
export function salesCounter(
  b: Builder,
  w: number,
  front: string,
  top: string,
  marks: readonly Mark[] = [],
): void {
  b.box([-w / 2, -26, 0], [w, 52, 88], front, {
    front: [panel(0, 0, 1, 0.09, '#10262b', { opacity: 0.35, edge: false }), ...marks],
  })
  b.box([-w / 2 - 4, -30, 88], [w + 8, 60, 5], top)
}

/** A till with its screen turned to the seller at -y. */
export function till(b: Builder): void {
  b.box([-17, -14, 0], [34, 30, 10], metals.graphite, {
    casts: false,
    front: [panel(0.35, 0.3, 0.3, 0.2, metals.steel)],
  })
  b.box([-2, -2, 10], [4, 4, 12], metals.graphite, { casts: false })
  b.box([-15, -3, 20], [30, 4, 20], metals.black, {
    casts: false,
    front: [panel(0.1, 0.2, 0.8, 0.6, '#3d4a5f')],
    back: screen(),
  })
}

/** Kitchen scales with a pan. */
export function shopScales(b: Builder): void {
  b.box([-12, -10, 0], [24, 20, 14], '#e6e9ea', {
    casts: false,
    front: [disc(0.5, 0.5, 5, '#fbfbf8')],
  })
  b.cylinder([0, 0, 14], 3, 4, metals.steel, { casts: false })
  b.cylinder([0, 0, 18], 11, 4, metals.chrome, { r2: 17, casts: false })
}
