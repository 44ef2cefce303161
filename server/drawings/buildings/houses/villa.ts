import { times } from '../../kit/geometry.ts'
import { woods } from '../../kit/palette.ts'
import * as g from '../garden-things.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'
import { unitOf } from '../unit.ts'

const byThePool = {
  paving: '#e2dccb',
  right: ['gap', g.palm],
  front: [g.pool(0.5), 'gap', g.lounger, g.lounger],
} as const

const groundFloor = {
  front: [o.window(100), o.door('none', 120), o.glazing(380, 245)],
  right: o.glazing(220, 245),
  ...{ slab: 30, top: r.terrace, gap: 0 },
  site: byThePool,
} as const

const storey = unitOf({
  ...{ size: [300], slab: 22 },
  look: brief => ({
    wall: brief.pick([woods.teak, woods.walnut, '#4b585f']),
    skin: 'upright',
  }),
})

export const villa = {
  terraces: {
    ...groundFloor,
    size: [[720, 860], 380, 290],
    above: storey({
      aside: 10,
      size: [[380, 480], 300, 260],
      front: o.glazing(320, 220),
      right: o.wide(180),
    }),
  },
  /** The upper floor lies across the lower and reaches over its front. */
  across: {
    ...groundFloor,
    size: [[700, 820], 340, 290],
    above: storey({
      aside: 200,
      size: [300, [500, 550], 270],
      front: o.glazing(240, 225),
      right: [o.window(120), o.glazing(230, 225)],
      top: r.solar,
    }),
  },
  hipped: {
    units: [
      {
        size: [[640, 760], 400, 540],
        front: [o.glazing(540), ...times(3, () => o.upstairs(o.dressed(100)))],
        right: times(2, () => o.upstairs(o.dressed())),
        roof: r.hipped([120, 160], 40),
        before: p.colonnade,
      },
      {
        size: [250, 340, 290],
        front: o.wide(140),
        right: o.window(130),
        roof: r.against('left', 42, r.hipped([90, 90], 38)),
      },
    ],
    gap: 0,
    site: byThePool,
  },
  courtyard: {
    ...groundFloor,
    size: [[860, 960], 310, 290],
    front: [o.door('none', 120), o.glazing(380, 245)],
    leftWing: {
      ...{ size: [290, [280, 330], 290], slab: 16 },
      front: o.glazing(220, 245),
      right: o.wide(160),
    },
    above: storey({
      forward: 60,
      size: [290, 500, 260],
      front: o.glazing(220, 215),
      right: [o.window(), o.window(), o.window()],
    }),
    before: p.pergola,
  },
} satisfies Record<string, Modular>
