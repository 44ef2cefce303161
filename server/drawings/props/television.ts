import type { Builder } from '../kit/builder.ts'
import { type Point, pairs } from '../kit/geometry.ts'
import { disc, type Mark, panel, polygon } from '../kit/mark.ts'
import { fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'

const dark = metals.black

/** A television `w` cm wide, its foot's middle on the origin, facing +y; without a stand it hangs. */
export function television(b: Builder, random: Random, w: number, stands: boolean) {
  if (stands) {
    b.quiet.box([-w * 0.16, -7, 0], [w * 0.32, 14, 1.2], metals.graphite)
    b.quiet.block(1.2, [6, 3, 5.8], metals.graphite)
  }
  const front = random.pick(pictures)
  b.block(stands ? 7 : 0, [w, 4, w * 0.57], '#1d252b', { front })
}

export function soundbar(b: Builder) {
  const front = [panel(0.02, 0.2, 0.96, 0.6, metals.graphite)]
  b.quiet.block(0, [68, 6, 5], dark, { front })
}

const glow = { edge: false, glows: true }
const sky = (color: string) => panel(0.014, 0.03, 0.972, 0.94, color, glow)
/** What lies below a line across the picture. */
const land = (color: string, ...line: Point[]) =>
  polygon([[0.014, 0.03], [0.986, 0.03], ...line], color, glow)

const pictures: readonly (readonly Mark[])[] = [
  [
    sky('#9cc9d3'),
    disc(0.74, 0.7, 7, '#f3dfae'),
    land('#5c8a7b', [0.986, 0.44], [0.72, 0.62], [0.45, 0.36], [0.24, 0.52], [0.014, 0.3]),
    land(fabrics.forest, [0.986, 0.16], [0.5, 0.34], [0.014, 0.14]),
  ],
  [
    sky('#e8c9a0'),
    disc(0.4, 0.52, 9, '#e0764a'),
    land('#2f6b80', [0.986, 0.45], [0.014, 0.45]),
    polygon(pairs('0.6 0.4, 0.76 0.4, 0.68 0.78'), '#f7f3ea', glow),
  ],
  [
    sky('#35466a'),
    ...[0.3, 0.67, 0.59, 0.51, 0.43, 0.7].map((h, i) =>
      panel(0.06 + i * 0.155, 0.03, 0.11, h, i % 2 ? fabrics.mustard : '#5f7fa8', glow),
    ),
  ],
]
