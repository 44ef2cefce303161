import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { shares } from '../../../props/legs/section.ts'
import { adorn } from '../../../props/ornaments.ts'
import { silvered, standing, wardrobeDepth } from './plan.ts'

/** Wardrobes with all their doors shut. */
export const closedWardrobes = {
  /** Two doors over a drawer, a cornice, feet. */
  armoire(b, brief, look) {
    const [w, h] = [brief.between(96, 124), brief.between(176, 205)]
    const z = standing(b, brief, look, w, [
      brief.pick(['bracket', 'turned', 'cabriole'] as const),
      brief.between(9, 18),
    ])
    cabinet(b.at(0, 0, z), {
      brief,
      ...look,
      size: [w, wardrobeDepth, h - 8],
      bays: [column(1, ['drawer', 0.22], 'doors')],
      over: 3,
    })
    const rise = brief.between(7, 16)
    const bow = shares(12).map(t => [-3 + (w + 6) * t, rise * Math.sin(Math.PI * t)] as const)
    b.extrude(bow, 'y', [0, 0, z + h - 8], wardrobeDepth + 5, look.color, { smooth: true })
  },
  /** A mirror between two doors. */
  mirrored(b, brief, look) {
    const [side, h] = [brief.between(44, 54), brief.between(190, 216)]
    const z = standing(b, brief, look, side * 3, ['plinth', 8])
    for (const i of [0, 2])
      cabinet(b.at(i * side, 0, z), {
        brief,
        ...look,
        size: [side, wardrobeDepth, h],
        bays: [column(1, brief.pick(['door', ['door', 1]] as const))],
      })
    cabinet(b.at(side, 0, z), {
      brief,
      ...look,
      size: [side, wardrobeDepth, h],
      bays: [column(1, ['drawer', 0.14], ['drawer', 0.14], 'empty')],
    })
    const low = h * 0.24
    b.box([side + 3, wardrobeDepth - 3, z + low], [side - 6, 2, h - low - 4], look.color, {
      casts: false,
      front: silvered(0.06, 0.03),
    })
  },
  /** Small doors above large ones, all along the wall. */
  fitted(b, brief, look) {
    const count = brief.int(3, 5)
    const [leaf, h] = [brief.between(42, 52), brief.between(228, 256)]
    const bays = Array.from({ length: count }, (_, i) =>
      column(
        1,
        ...(i === 1 && brief.chance(0.5)
          ? ([
              ['drawer', 0.4],
              ['drawer', 0.4],
              ['door', 2.4],
              ['door', 0.8],
            ] as const)
          : ([
              ['door', 3.2],
              ['door', 0.8],
            ] as const)),
      ),
    )
    standing(b, brief, look, count * leaf, ['plinth', 7])
    cabinet(b.at(0, 0, 7), { brief, ...look, size: [count * leaf, wardrobeDepth + 4, h], bays })
  },
  /** A tall door beside a chest of drawers with a shelf over it. */
  combined(b, brief, look) {
    const [w, tall, low] = [brief.between(56, 76), brief.between(176, 205), brief.between(88, 110)]
    const side = brief.between(52, 68)
    const z = standing(b, brief, look, w, ['leaning', 16])
    standing(b.at(w + 0.4, 0), brief, look, side, ['leaning', 16])
    cabinet(b.at(0, 0, z), {
      brief,
      ...look,
      size: [w, wardrobeDepth, tall],
      bays: [column(1, w > 66 ? 'doors' : 'door')],
    })
    cabinet(b.at(w + 0.4, 0, z), {
      brief,
      ...look,
      size: [side, wardrobeDepth, low],
      bays: [column(1, 'drawer', 'drawer', 'drawer', 'drawer')],
    })
    adorn(b.at(w, 0, z + low), brief, [side, wardrobeDepth - 8], 2)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
