import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { piece } from './plan.ts'

/** Sideboards of one height below the chest. */
export const lowSideboards = {
  /** Long and low on leaning legs. */
  long(b, brief, look) {
    const bays = brief.pick([
      [column(2, 'doors'), column(1.2, 'drawer', 'drawer', 'drawer'), column(2, 'doors')],
      [column(1, 'drawer', 'drawer', 'drawer'), column(2.2, 'doors'), column(1, 'open', 'open')],
      [
        column(1.4, 'door'),
        column(1.4, 'open', ['drawer', 0.6]),
        column(1.4, 'door'),
        column(1, 'drawer', 'drawer'),
      ],
    ])
    piece(b, brief, look, {
      w: brief.between(160, 210),
      h: brief.between(48, 58),
      foot: ['leaning', brief.between(16, 24)],
      bays,
      on: 4,
    })
  },
  /** Drawers above doors on bracket feet. */
  classic(b, brief, look) {
    const bay = column(1, ['doors', 2.2], 'drawer')
    const bays = brief.chance(0.5)
      ? [bay, bay]
      : [column(0.6, ['door', 2.2], 'drawer'), bay, column(0.6, ['door', 2.2], 'drawer')]
    piece(b, brief, look, {
      w: brief.between(130, 180),
      h: brief.between(68, 80),
      foot: [brief.pick(['bracket', 'turned', 'plinth'] as const), brief.between(9, 16)],
      bays,
      on: 4,
      over: 2.5,
    })
  },
  /** A case in a steel frame. */
  framed(b, brief, look) {
    const bays = [column(1.6, 'doors'), column(1, 'drawer', 'drawer'), column(1.2, 'door')]
    piece(b, brief, look, {
      w: brief.between(140, 180),
      h: brief.between(40, 52),
      foot: ['frame', brief.between(28, 38)],
      bays,
      on: 4,
    })
  },
  /** All drawers. */
  chest(b, brief, look) {
    const bay = column(1, ['drawer', 1.3], ['drawer', 1.1], 'drawer')
    piece(b, brief, look, {
      w: brief.between(110, 160),
      h: brief.between(70, 88),
      foot: [
        brief.pick(['leaning', 'bracket', 'cabriole', 'sled'] as const),
        brief.between(10, 22),
      ],
      bays: brief.chance(0.5) ? [bay, bay] : [bay, column(0.7, 'door'), bay],
      on: 4,
      over: 1.5,
    })
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
