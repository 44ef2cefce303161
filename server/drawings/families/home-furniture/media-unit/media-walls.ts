import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { battens, boards } from '../../../props/cladding.ts'
import { adorn } from '../../../props/ornaments.ts'
import { television } from '../../../props/television.ts'
import { unit } from './plan.ts'

/** Units that go up the wall around the screen. */
export const mediaWalls = {
  /** A tall panel of slats carries the screen. */
  panel(b, brief, look) {
    const [w, h] = [brief.between(180, 230), brief.between(150, 190)]
    const wide = w * brief.between(0.6, 0.8)
    b.box([(w - wide) / 2, 0, 0], [wide, 4, h], look.fronts.color, {
      front: [brief.chance(0.6) ? battens(24) : boards(5, true, '#10262b', 0.2)],
    })
    const z = unit(b.at(0, 4), brief, look, {
      w,
      h: 30,
      foot: ['plinth', 8],
      bays: [column(1, 'drawer'), column(1.2, 'drawer'), column(1, 'drawer')],
    })
    television(b.at(w / 2, 6.2, z + 26), brief, wide * 0.84, false)
    adorn(b.at(0, 6, z), brief, [w * 0.3, 36], 1)
    adorn(b.at(w * 0.72, 6, z), brief, [w * 0.28, 36], 1)
  },
  /** Cabinets at both sides and a bridge above. */
  wall(b, brief, look) {
    const [inner, side, h] = [
      brief.between(116, 140),
      brief.between(34, 46),
      brief.between(140, 175),
    ]
    const { color, fronts } = look
    const tower = [column(1, ['door', 0.6], 'open', 'open', brief.pick(['open', 'glass'] as const))]
    for (const x of [0, side + inner])
      cabinet(b.at(x, 0), { brief, size: [side, 36, h], color, fronts, bays: tower })
    cabinet(b.at(side, 0), {
      brief,
      size: [inner, 40, 40],
      color,
      fronts,
      bays: [column(1, 'drawer'), column(1, 'open'), column(1, 'drawer')],
    })
    if (brief.chance(0.6))
      b.box([side, 0, h - 26], [inner, 30, 26], color, {
        front: [boards(3, true, '#10262b', 0.25)],
      })
    television(b.at(side + inner / 2, 14, 40), brief, inner * 0.88, true)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
