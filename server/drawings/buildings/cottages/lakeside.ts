import type { Brief } from '../../brief.ts'
import { brand, woods } from '../../kit/palette.ts'
import { sometimes } from '../../layout/row.ts'
import { lakeLevel } from '../../props/plots.ts'
import * as g from '../garden-things.ts'
import type { Modular } from '../modular.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import * as r from '../roofs.ts'
import { along } from '../unit.ts'

const shore = {
  left: ['gap', g.conifer],
  right: [sometimes(g.conifer), 'gap', g.shrub],
  lake: [g.jetty, 'gap', g.boat, 'gap', g.reeds],
} as const

const lifted = {
  lift: [50, 100],
  floor: p.platform(180, lakeLevel),
  look: (brief: Brief) => ({
    wall: brief.pick([woods.oak, woods.teak, '#efe6d2', '#7fa0a6', '#a4b8a0']),
    skin: brief.pick(['boards', 'upright'] as const),
  }),
  front: [o.door('full'), o.glazing(210)],
  right: [o.window(96, { flowers: brand.orange }), o.window(96)],
  before: along('gap', p.chair, p.chair),
  site: shore,
} as const

export const lakeside = {
  'gable-to-lake': {
    ...lifted,
    size: [[380, 440], [380, 460], 230],
    roof: r.pitched([150, 200], { along: 'y', eave: 24, verge: 20, attic: true, over: 60 }),
  },
  long: {
    ...lifted,
    size: [[520, 620], 300, 230],
    front: [o.door('full'), o.glazing(320)],
    roof: r.pitched([160, 175], { eave: 36, cover: 'shingles' }),
    beside: p.chimney(210),
  },
  'lean-to': {
    ...lifted,
    size: [[430, 520], 330, 230],
    roof: r.shed([120, 180]),
    top: r.pipe(0.24, 0.3),
  },
  'two-wings': {
    ...lifted,
    size: [[520, 600], 280, 230],
    front: [o.door('full'), o.window(90)],
    roof: r.pitched([150, 180], { eave: 12 }),
    gap: 0,
    wing: {
      size: [250, 110, 230],
      front: o.glazing(200),
      roof: r.pitched([105, 120], { along: 'y', eave: 14, verge: 0 }),
    },
  },
} satisfies Record<string, Modular>
