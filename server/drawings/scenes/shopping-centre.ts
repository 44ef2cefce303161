import type { BuildingThing } from '../buildings/look.ts'
import { type Modular, modular } from '../buildings/modular.ts'
import * as r from '../buildings/roofs.ts'
import { shops } from '../buildings/shopping-centre.ts'
import { plainStore, pylon, store, stores, turned, upper } from '../buildings/shops.ts'
import * as t from '../buildings/unit-things.ts'
import { ground, leaves } from '../kit/palette.ts'
import { gathered } from '../layout/gathered.ts'
import { tree as grown } from '../props/trees.ts'
import * as o from './outside.ts'

/** Shops made of units: a court on two floors, or a row with awnings along a path. */
export const heroShoppingCentre = modular(() => ({ ...shops, layouts }))

const STONE = '#e6e4da'
const fountain: BuildingThing = b => {
  b.round(0.7, 210, 0.4, '#c8c0aa')
  b.cylinder(0, 120, 34, STONE, { top: ground.water })
  b.cylinder(34, 12, 44, STONE)
  b.cylinder(78, 20, 14, STONE, { r2: 52, top: ground.water })
}
const potted: BuildingThing = (b, { brief }) => {
  b.cylinder(0, 62, 40, STONE, { top: ground.soil })
  grown(b.at(0, 0, 40), 'round', 290, brief.pick([leaves.green, leaves.fresh]))
}
const byTheFountain = gathered({
  ...{ middle: fountain, left: [o.bench], front: [o.bench], right: [o.bench] },
})
const palm = t.tree(['palm'], [350, 430])
const small = t.tree(['round'], [230, 260])
const paving = '#d9cdb6'
const wide = (crown?: 'parapet' | 'none') => store({ size: [[560, 620]] }, crown)

const layouts: Record<string, Modular> = {
  court: {
    units: stores(4, plainStore),
    above: [[upper(), upper(), upper(), upper([t.gallery, t.galleryStair])]],
    leftWing: [turned, turned],
    court: [
      ['gap', o.pair(), o.walker(), 'gap', o.pair()],
      [t.parasol, potted, 'gap', byTheFountain, 'gap', potted],
      [t.parasol, t.parasol, 'gap', o.pair(), 'gap', t.planter],
    ],
    paving,
    site: { ground: ground.paving, right: ['gap', palm, pylon, palm] },
  },
  row: {
    units: [wide(), wide('none'), wide('parapet')],
    gap: 60,
    above: store({ size: [[560, 620]], top: r.solar, aside: 660 }, 'none', false),
    court: [[t.planter, o.pair(), 'gap', o.walker(), 'gap', o.pair(), t.planter]],
    paving,
    site: {
      ground: ground.paving,
      right: ['gap', pylon],
      front: [o.parked(1800)],
      edge: [o.lamp, small, o.bench, small, 'gap', small, o.bench, small, o.lamp],
      road: o.anyCar,
    },
  },
}
