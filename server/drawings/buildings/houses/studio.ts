import { brand, fabrics, metals, woods } from '../../kit/palette.ts'
import { around } from '../../layout/together.ts'
import { chair as seat } from '../../props/seating.ts'
import { table as top } from '../../things/table.ts'
import type { House } from '../house.ts'
import * as r from '../house-roofs.ts'
import * as walls from '../house-walls.ts'
import * as p from '../porches.ts'
import type { HouseThing } from '../wing.ts'
import { garden } from './garden.ts'

const bed: HouseThing = (b, { brief }) => {
  b.box(0, [150, 200, 30], woods.oak)
  b.box([2, 2, 30], [146, 196, 18], brand.paper)
  b.box([2, 60, 48], [146, 138, 5], brief.material(fabrics))
  for (const x of [8, 80]) b.box([x, 8, 48], [62, 38, 12], brand.paper)
}
const table: HouseThing = b => top(b, { w: 80, d: 60, legs: 'posts', top: woods.oak })
const chair: HouseThing = (b, { accent }) => seat(b, { fabric: accent })

const oneRoom = {
  size: [[600, 700], [300, 350], 262],
  walls: walls.halfGlass,
  inside: [
    ['gap', bed],
    [around(table, chair, { left: 1 }), 'gap'],
  ],
  before: ['gap', p.deck(120, ['gap', p.planter], 0.7)],
  site: garden,
} as const

export const studio: Record<string, House> = {
  raised: {
    ...oneRoom,
    lift: 90,
    floor: p.platform(110),
    roof: r.either(r.flat(), r.flat(metals.graphite)),
    onTop: r.cooler,
    before: [],
  },
  gabled: { ...oneRoom, roof: r.pitched([130, 190], { eave: 18 }) },
  vaulted: { ...oneRoom, roof: r.vault([110, 160]) },
  'lean-to': { ...oneRoom, roof: r.shed([90, 150]) },
  flat: { ...oneRoom, roof: r.flat(), onTop: r.solar(3, 2) },
}
