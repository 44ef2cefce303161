import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { type Foot, piece } from './plan.ts'

/** Sideboards with something over them. */
export const highSideboards = {
  /** High, with doors below and drawers in the middle. */
  high(b, brief, look) {
    const side = column(1, ['door', 1.4], ['open', 0.7], ['door', 1])
    const bays = [side, column(1, 'doors', ['drawer', 0.4], ['drawer', 0.4], ['open', 0.8])]
    piece(b, brief, look, {
      w: brief.between(100, 130),
      h: brief.between(96, 120),
      foot: [brief.pick(['posts', 'sled', 'turned'] as const), brief.between(12, 20)],
      bays,
      on: 3,
    })
  },
  /** A dresser: plates on open shelves above the doors. */
  dresser(b, brief, look) {
    const [w, d] = [brief.between(110, 150), 42]
    const z = piece(b, brief, look, {
      w,
      d,
      h: brief.between(70, 80),
      foot: ['plinth', 7],
      bays: [
        column(1, ['door', 2], 'drawer'),
        column(1, ['door', 2], 'drawer'),
        column(1, ['door', 2], 'drawer'),
      ],
      on: 0,
      over: 2,
    })
    const bays = [column(1, 'open', 'open', brief.pick(['open', 'drawer'] as const))]
    cabinet(b.at(3, 0, z), {
      brief,
      size: [w - 6, 24, brief.between(80, 104)],
      color: look.color,
      fronts: look.fronts,
      theme: 'dishes',
      bays,
      over: 2,
    })
  },
  /** A base with a glazed cabinet over it. */
  glazed(b, brief, look) {
    const [w, d] = [brief.between(84, 112), 44]
    const z = piece(b, brief, look, {
      w,
      d,
      h: brief.between(64, 76),
      foot: [brief.pick(['bracket', 'posts', 'cabriole'] as const), brief.between(10, 18)],
      bays: [column(1, ['doors', 2], 'drawer')],
      on: 0,
      over: 1.5,
    })
    cabinet(b.at(2, 0, z), {
      brief,
      size: [w - 4, 34, brief.between(84, 110)],
      color: look.color,
      fronts: look.fronts,
      theme: 'dishes',
      bays: [column(1, 'glass'), column(1, 'glass')],
      over: 2,
    })
  },
  /** Two heights side by side. */
  stepped(b, brief, look) {
    const [low, tall] = [brief.between(48, 58), brief.between(84, 112)]
    const [w, narrow] = [brief.between(92, 120), brief.between(46, 58)]
    const foot: Foot = [brief.pick(['sled', 'plinth', 'hairpin'] as const), brief.between(10, 18)]
    piece(b, brief, look, {
      w,
      h: low,
      foot,
      bays: [column(2, 'doors'), column(1.3, 'drawer', 'drawer')],
      on: 2,
    })
    piece(b.at(w + 1, 0), brief, look, {
      w: narrow,
      h: tall,
      foot,
      bays: [column(1, ['door', 1.2], ['drawer', 0.4], ['open', 1])],
      on: 1,
    })
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
