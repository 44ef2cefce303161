import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { type Bay, cabinet, column } from '../../../props/cabinets/cabinet.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { boards } from '../../../props/cladding.ts'
import { night } from './plan.ts'

/** Nightstands that are small cases. */
export const bedsideCases = {
  /** Drawers down to the floor. */
  chest(b, brief, look) {
    const rows = brief.int(2, 3)
    piece(b, brief, look, {
      w: brief.between(44, 62),
      h: rows * brief.between(17, 21),
      foot: [brief.pick(['plinth', 'bracket', 'turned'] as const), brief.between(5, 11)],
      bays: [column(1, ...Array.from({ length: rows }, () => 'drawer' as const))],
      over: 1.5,
    })
  },
  /** One drawer on tall legs. */
  legs(b, brief, look) {
    piece(b, brief, look, {
      w: brief.between(42, 56),
      h: brief.between(14, 20),
      foot: [
        brief.pick(['leaning', 'turned', 'hairpin', 'cabriole'] as const),
        brief.between(34, 46),
      ],
      bays: [column(1, 'drawer')],
    })
  },
  /** A drawer over an open space. */
  open(b, brief, look) {
    piece(b, brief, look, {
      w: brief.between(42, 58),
      h: brief.between(38, 48),
      foot: [brief.pick(['posts', 'sled', 'plinth', 'leaning'] as const), brief.between(6, 22)],
      bays: [column(1, ['open', 1.4], 'drawer')],
    })
  },
  /** A door under a drawer, narrow and tall. */
  tall(b, brief, look) {
    piece(b, brief, look, {
      w: brief.between(36, 44),
      h: brief.between(54, 66),
      foot: [brief.pick(['posts', 'leaning', 'bracket'] as const), brief.between(8, 16)],
      bays: [column(1, ['door', 1.7], 'drawer')],
      over: 1,
    })
  },
  /** On a panel of the headboard, clear of the floor. */
  hung(b, brief, look) {
    const [w, h, z] = [brief.between(46, 60), brief.between(18, 30), brief.between(28, 36)]
    const wide = w + brief.between(24, 40)
    b.box([-(wide - w) / 2, 0, 0], [wide, 5, brief.between(92, 116)], look.fronts.color, {
      front: [boards(brief.int(3, 5), true, '#10262b', 0.18)],
    })
    cabinet(b.at(0, 5, z), {
      brief,
      ...look,
      size: [w, 38, h],
      bays: [column(1, ...(h > 24 ? (['drawer', 'drawer'] as const) : (['drawer'] as const)))],
    })
    night(b.at(0, 7, z + h), brief, w)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>

interface Piece {
  readonly w: number
  readonly h: number
  readonly foot: readonly [FeetStyle, number]
  readonly bays: readonly Bay[]
  readonly over?: number
}

function piece(
  b: Builder,
  brief: Brief,
  look: Finish,
  { w, h, foot: [style, low], bays, over = 0 }: Piece,
): void {
  const d = 40
  feet(b, {
    style,
    w,
    d,
    h: low,
    wood: look.color,
    metal: brief.pick([metals.black, metals.brass]),
  })
  cabinet(b.at(0, 0, low), { brief, ...look, size: [w, d, h], bays, over })
  night(b.at(0, 0, low + h), brief, w)
}
