import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { adorn } from '../../../props/ornaments.ts'
import { open } from './plan.ts'

/** Bookcases with a back and sides. */
export const cases = {
  /** Tall, with a plinth and a cornice. */
  classic(b, brief, { color, fronts }) {
    const [w, h] = [brief.between(84, 130), brief.between(170, 215)]
    const bays = w > 105 ? [open(5), open(5)] : [open(brief.int(4, 6))]
    b.box([-1, 0, 0], [w + 2, 33, 8], color)
    cabinet(b.at(0, 0, 8), {
      brief,
      size: [w, 32, h - 8],
      color,
      fronts,
      bays,
      theme: 'books',
      over: 3,
    })
  },
  /** Cubes in a grid, some with doors. */
  cubes(b, brief, { color, fronts }) {
    const [columns, rows] = brief.pick([
      [4, 2],
      [3, 3],
      [2, 4],
      [5, 2],
      [4, 3],
    ] as const)
    const kinds = ['open', 'open', 'open', 'door', 'drawer'] as const
    const bays = Array.from({ length: columns }, () =>
      column(1, ...Array.from({ length: rows }, () => brief.pick(kinds))),
    )
    const size = [columns * 38, 38, rows * 38] as const
    feet(b, {
      style: brief.pick(['plinth', 'posts', 'sled'] as const),
      w: size[0],
      d: 38,
      h: 10,
      wood: color,
      metal: metals.black,
    })
    cabinet(b.at(0, 0, 10), { brief, size, color, fronts, bays })
    if (rows < 4) adorn(b.at(0, 0, 10 + size[2]), brief, [size[0], 36], 3)
  },
  /** Cubes that climb like stairs. */
  stairs(b, brief, { color, fronts }) {
    const [steps, size] = [brief.int(3, 4), brief.between(36, 42)]
    for (let i = 0; i < steps; i++) {
      const rows = steps - i
      const kinds = Array.from({ length: rows }, (_, k) =>
        k === 0 && brief.chance(0.3) ? ('door' as const) : ('open' as const),
      )
      cabinet(b.at(i * (size + 0.2), 0), {
        brief,
        size: [size, 34, rows * size],
        color,
        fronts,
        bays: [column(1, ...kinds)],
      })
      if (i > 0) adorn(b.at(i * size, 0, rows * size), brief, [size, 34], 1)
    }
  },
  /** Glass doors above, wooden ones below. */
  glazed(b, brief, { color, fronts }) {
    const [w, h] = [brief.between(90, 150), brief.between(180, 210)]
    const bay = column(1, ['doors', 0.55], ['glass', 1.5])
    feet(b, { style: 'bracket', w, d: 38, h: 9, wood: color, metal: metals.black })
    cabinet(b.at(0, 0, 9), {
      brief,
      size: [w, 38, h],
      color,
      fronts,
      bays: w > 115 ? [bay, bay] : [bay],
      theme: 'books',
      over: 3,
    })
  },
  /** Low and wide under a window. */
  low(b, brief, { color, fronts, top }) {
    const [w, h] = [brief.between(140, 200), brief.between(66, 84)]
    const bays = [open(2), brief.chance(0.5) ? column(0.9, 'door') : open(2), open(2)]
    feet(b, {
      style: brief.pick(['leaning', 'posts', 'plinth'] as const),
      w,
      d: 34,
      h: 14,
      wood: color,
      metal: metals.black,
    })
    cabinet(b.at(0, 0, 14), {
      brief,
      size: [w, 34, h - 14],
      color,
      fronts,
      bays,
      theme: 'books',
      top,
      over: 1,
    })
    adorn(b.at(0, 0, h), brief, [w, 34], 4)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
