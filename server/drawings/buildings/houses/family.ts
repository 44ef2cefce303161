import { turned } from '../../layout/together.ts'
import { unitSize } from '../../props/container.ts'
import * as g from '../garden-things.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'

const beside = ['gap', turned(p.carport, 3)] as const

export const family = {
  joined: {
    size: unitSize,
    right: o.window(116),
    top: r.solar,
    leftWing: {
      ...{ size: [510], isAccent: true },
      front: [o.glazing(300), o.window(130)],
      right: [o.door(), o.window(64)],
      before: p.shadedDeck(400, 150),
    },
    beside,
  },
  bungalow: {
    size: [[700, 820], 330, 240],
    isOnStones: true,
    front: [o.door(), o.dressed(60), o.window()],
    right: o.two,
    roof: r.pitched([170, 170], { eave: 10, verge: 22, cover: 'tiles' }),
    gap: 0,
    wing: {
      size: [[280, 330], [120, 170], 240],
      isOnStones: true,
      front: o.wide(150),
      roof: r.pitched([108, 108], { along: 'y', eave: 16, verge: 0, cover: 'tiles' }),
    },
    before: p.veranda(0.9),
    beside: ['gap', p.chimney(230), 'gap', 'gap'],
  },
  corner: {
    size: [[640, 760], 270, 265],
    front: o.glazing(330),
    right: o.wide(160),
    ...{ slab: 22, top: r.solar, gap: 0 },
    wing: {
      ...{ size: [270, [300, 390], 245], isAccent: true, slab: 22 },
      front: o.wide(160),
      right: [o.window(120), o.door()],
    },
    before: p.deck(240, g.parasol),
  },
  'two-slopes': {
    units: [
      {
        size: [[360, 420], 340, 240],
        front: o.glazing(300),
        roof: r.against('right', 28, r.shed([90, 150])),
        before: p.deck(130),
      },
      {
        ...{ size: [[360, 420], 340, 280], isAccent: true, forward: -60 },
        front: [o.door(), o.wide(140)],
        right: o.two,
        roof: r.against('left', 28, r.shed([120, 190])),
      },
    ],
    gap: 0,
  },
  hipped: {
    size: [[560, 680], [400, 470], 245],
    isOnStones: true,
    front: [o.dressed(), o.door(), o.dressed()],
    right: o.two,
    roof: r.hipped([140, 190], 40),
    before: p.veranda(0.36),
    beside,
  },
} satisfies Record<string, Modular>
