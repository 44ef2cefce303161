import { brand, fabrics, woods } from '../../kit/palette.ts'
import { around } from '../../layout/together.ts'
import { unitSize } from '../../props/container.ts'
import { chair as seat } from '../../props/seating.ts'
import { table as top } from '../../things/table.ts'
import type { BuildingThing } from '../look.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import { base } from '../pavilions.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'
import { along } from '../unit.ts'
import { halfGlass } from '../walls.ts'

export const tiny: Record<string, Modular> = {
  loft: {
    size: [
      [300, 350],
      [290, 340],
      [400, 470],
    ],
    isOnStones: true,
    front: [
      o.door(),
      o.glazing(130, 190),
      o.upstairs(o.window(80)),
      o.upstairs(o.window(80, o.flowers)),
    ],
    right: [o.wide(150), o.upstairs(o.window(100))],
    roof: r.shed([110, 170]),
    before: p.shadedDeck(290),
  },
  saltbox: {
    size: [[440, 520], 360, 205],
    front: [o.dressed(), o.door(), o.window()],
    right: o.two,
    roof: r.pitched([190, 230], { ridge: 0.28, eave: 20, verge: 20 }),
    beside: [p.chimney(250), 'gap'],
  },
  unit: {
    size: unitSize,
    front: [o.door(), o.glazing(230), o.window(108, o.flowers)],
    right: o.window(116),
    before: along('gap', p.shadedDeck(330), p.planter),
  },
  wheels: {
    size: [[430, 520], 235, 215],
    lift: 62,
    floor: p.trailer,
    front: [o.window(76, o.flowers), o.door(), o.wide(124)],
    right: o.window(110),
    roof: r.pitched([90, 130], { eave: 16, verge: 18 }),
  },
  vault: {
    size: [[290, 330], [420, 520], 170],
    lift: 24,
    floor: base(undefined, 120),
    front: o.glazing(240),
    right: o.two,
    roof: r.vault([120, 150]),
    before: along('gap', p.chair),
  },
}

const bed: BuildingThing = (b, { brief }) => {
  b.box(0, [150, 200, 30], woods.oak)
  b.box([2, 2, 30], [146, 196, 18], brand.paper)
  b.box([2, 60, 48], [146, 138, 5], brief.material(fabrics))
  b.box([[8, 80], 8, 48], [62, 38, 12], brand.paper)
}
const table: BuildingThing = b => top(b, { w: 80, d: 60, legs: 'posts', top: woods.oak })
const chair: BuildingThing = (b, { accent }) => seat(b, { fabric: accent })

const oneRoom = {
  size: [[600, 700], [300, 350], 262],
  body: halfGlass,
  inside: [
    ['gap', bed],
    [around(table, chair, { left: 1 }), 'gap'],
  ],
  before: along('gap', p.deck(120, ['gap', p.planter], 0.7)),
} as const

export const studio: Record<string, Modular> = {
  raised: { ...oneRoom, lift: 90, floor: p.platform(110), slab: 22, top: r.cooler, before: [] },
  gabled: { ...oneRoom, roof: r.pitched([130, 190], { eave: 18 }) },
  vaulted: { ...oneRoom, roof: r.vault([110, 160]) },
  'lean-to': { ...oneRoom, roof: r.shed([90, 150]) },
  flat: { ...oneRoom, slab: 22, top: r.solar },
}
