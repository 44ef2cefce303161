import type { Builder } from '../kit/builder.ts'
import { glowing, panel, tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'

/** A wood stove with its flue pipe up to a ceiling at `ceiling` cm, centred, facing +y. */
export function stove(b: Builder, ceiling: number) {
  b.box([[-22, 17], [-16, 11], 0], [5, 5, 12], metals.black)
  b.block(12, [52, 40, 62], metals.black, {
    front: [
      panel(0.12, 0.28, 0.76, 0.56, '#3a2a22'),
      glowing(0.2, 0.32, 0.6, 0.2, brand.orange),
      glowing(0.32, 0.32, 0.34, 0.34, brand.sun),
      tint(0.12, 0.1, 0.76, 0.08, metals.graphite),
    ],
  })
  b.block(74, [58, 46, 4], metals.graphite)
  b.quiet.cylinder([0, -4, 78], 7, Math.max(10, ceiling - 82), metals.graphite)
}
