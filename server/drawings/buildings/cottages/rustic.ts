import { ground } from '../../kit/palette.ts'
import * as g from '../garden-things.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'

const farm = {
  path: ground.gravel,
  left: ['gap', g.coniferOrTank],
  right: [g.shrub, 'gap', g.shrub],
  front: [g.fence(200), 'gap', g.flowers],
} as const
const plain = {
  size: [[440, 540], [320, 390], 220],
  isOnStones: true,
  front: [o.dressed(), o.door(), o.dressed()],
  right: o.two,
  site: farm,
} as const

export const rustic = {
  porch: {
    ...plain,
    roof: r.pitched([190, 240], { cover: 'shingles', eave: 12, attic: true }),
    before: p.veranda(1),
    beside: [p.chimney(290), 'gap', p.firewood],
  },
  'cross-gable': {
    ...plain,
    size: [[500, 560], [320, 390], 220],
    front: [o.dressed(60), o.door()],
    roof: r.pitched([200, 220], { cover: 'tiles', eave: 10 }),
    gap: 0,
    leftWing: {
      size: [[200, 235], [90, 140], 220],
      isOnStones: true,
      front: o.dressed(86),
      roof: r.pitched([120, 135], {
        along: 'y',
        cover: 'tiles',
        eave: 14,
        verge: 0,
        attic: true,
      }),
    },
    beside: [p.chimney(280), 'gap'],
  },
  thatched: {
    ...plain,
    isOnStones: false,
    look: brief => ({ wall: brief.pick(['#efe6d2', '#e6d3b4', '#e9d6c6']), skin: 'render' }),
    roof: r.pitched([220, 270], { cover: 'thatch', eave: 46, verge: 30 }),
    beside: [p.chimney(330), 'gap'],
  },
  steep: {
    ...plain,
    size: [[340, 420], [350, 430], 216],
    front: [o.door(), o.dressed(90)],
    roof: r.pitched([300, 360], {
      along: 'y',
      cover: 'shingles',
      eave: 26,
      verge: 36,
      attic: true,
    }),
    before: p.veranda(1, 90),
    beside: [p.chimney(380), 'gap'],
  },
  hipped: {
    ...plain,
    roof: r.hipped([170, 220]),
    before: p.veranda(0.6),
    beside: p.chimney(220),
  },
} satisfies Record<string, Modular>
