import { level, lines, panel } from '../../../../drawings/kit/mark.ts'
import { brand, metals } from '../../../../drawings/kit/palette.ts'
import { tiles } from '../../../../drawings/props/cladding.ts'
import { railing } from '../../../../drawings/props/outdoors.ts'
import { doors } from '../../../../drawings/props/storage.ts'
import type { Piece } from './look.ts'

/** A worktop with sink and hob beside a fridge. */
export const kitchenette: Piece = (b, { wood }) => {
  b.box(0, [62, 60, 160], '#d9dfe1', {
    front: [
      panel(0.04, 0.02, 0.92, 0.56, '#ffffff', 0.3),
      panel(0.04, 0.61, 0.92, 0.36, '#ffffff', 0.3),
    ],
  })
  b.box([64, 2, 0], [112, 54, 86], '#f1eee6', { front: [doors(2)] })
  b.box([63, 0, 86], [114, 60, 4], wood, {
    top: [panel(0.08, 0.22, 0.32, 0.56, '#aab7bd'), panel(0.58, 0.18, 0.34, 0.64, brand.ink, 0.85)],
  })
  b.quiet.box([82, 8, 90], [3, 14, 22], metals.steel)
}

const [WIDE, DEEP, HIGH, THICK] = [136, 146, 58, 6]

/** A cell with toilet and basin, its walls cut low; its door is in front. */
export const washroom: Piece = b => {
  const walls = { topColor: '#ffffff' }
  b.quiet.box(0, [WIDE, DEEP - THICK, 1], '#bcd3d8', { top: [tiles(30)] })
  b.quiet.box([WIDE - THICK, 0, 1], [THICK, DEEP - THICK, HIGH], '#dfe6e6', walls)
  b.quiet.box([0, DEEP - THICK, 1], [54, THICK, HIGH], '#dfe6e6', walls)
  b.quiet.box([WIDE - 14, DEEP - THICK, 1], [14, THICK, HIGH], '#dfe6e6', walls)
  b.box([18, 4, 1], [44, 18, 78], '#fbfbf8')
  b.box([20, 22, 1], [40, 46, 40], '#fbfbf8', { top: [panel(0.14, 0.1, 0.72, 0.72, '#cfdbe0')] })
  b.box([80, 4, 1], [46, 38, 84], '#fbfbf8', { top: [panel(0.14, 0.16, 0.72, 0.6, '#a9c3cc')] })
  b.quiet.box([101, 8, 85], [4, 12, 16], metals.steel)
}

const [STAIR, RUN] = [88, 150]

/** The upper end of inside stairs: the steps below the floor, and a railing at three sides. */
export const stairwell: Piece = b => {
  b.group(g => {
    g.quiet.box(0, [STAIR, RUN, 1], '#3d4a52', {
      top: [
        ...[0.86, 0.72, 0.58, 0.44].map((v, i) =>
          panel(0.06, 1 - v - 0.1, 0.88, 0.12, '#c79a63', { opacity: 0.95 - i * 0.2, edge: true }),
        ),
        lines([level(0.01)], brand.ink, 3, 0.5),
      ],
    })
    railing(g.at(0, 1, 1), STAIR, 90)
    for (const x of [0, STAIR - 2]) railing(g.at(x, RUN, 1, 1), RUN - 4, 90)
  })
}
