import { brand, coats, woods } from '../../kit/palette.ts'
import * as g from '../garden-things.ts'
import { either } from '../look.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'
import { along } from '../unit.ts'

const rendered = { wall: brand.sand, skin: 'render' } as const

export const guestHouse: Record<string, Modular> = {
  porch: {
    size: [[380, 430], [340, 430], 235],
    lift: 26,
    floor: p.porchFloor(170),
    front: [o.door('full'), o.wide(150)],
    right: o.two,
    roof: r.pitched([150, 210], { along: 'y', eave: 24, verge: 20, cover: 'shingles', over: 170 }),
    before: along('gap', p.chair),
    site: g.guestGarden,
  },
  annexe: {
    units: [
      {
        size: [330, 420, 330],
        look: () => rendered,
        front: [o.dressed(70), o.dressed(70)],
        roof: r.pitched([170, 170], { along: 'y', eave: 20, cover: 'tiles', attic: true }),
      },
      {
        size: [[440, 520], 290, 240],
        look: brief => ({
          wall: brief.pick([woods.teak, coats.sage, coats.slate]),
          skin: 'upright',
        }),
        front: [o.door('full'), o.window(), o.window(80, o.flowers)],
        right: o.window(130),
        roof: r.shed([70, 120]),
        before: p.veranda(0.94),
      },
    ],
    gap: 54,
  },
  pergola: {
    size: [[500, 620], 300, 265],
    front: [o.glazing(270), o.wide(150)],
    right: o.window(150),
    slab: 22,
    before: p.pergola,
    site: g.guestGarden,
  },
  gabled: {
    size: [[340, 400], [420, 500], 240],
    front: [o.door('full'), o.wide(150)],
    right: [o.window(130), o.window(130)],
    roof: r.pitched([170, 230], { along: 'y', eave: 20, attic: true }),
    before: p.deck(140),
  },
  'two-rooms': {
    size: [[640, 760], 310, 240],
    isOnStones: true,
    front: [o.door(), o.window(90, o.flowers), o.door(), o.window(90, o.flowers)],
    right: o.window(130),
    roof: either(r.hipped([150, 150]), r.pitched([150, 150], { eave: 16 })),
    before: p.veranda(1, 120),
  },
}
