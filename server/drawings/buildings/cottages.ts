import type { Brief, Family } from '../brief.ts'
import { lines, type Mark, upright } from '../kit/mark.ts'
import { coats, woods } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { lakeside } from './cottages/lakeside.ts'
import { rustic } from './cottages/rustic.ts'
import * as g from './garden-things.ts'
import type { BuildingThing, Range } from './look.ts'
import { build, type Modular } from './modular.ts'
import * as o from './openings.ts'
import * as p from './porches.ts'
import * as r from './roofs.ts'

const forest = {
  path: '#c9b591',
  left: ['gap', sometimes(g.fire), g.conifer],
  right: [g.conifer, 'gap', g.shrub],
} as const
const dark = (brief: Brief) => ({
  wall: brief.pick(['#3b4348', woods.wenge, '#2f4a4a', woods.mahogany]),
  skin: 'upright' as const,
  roof: '#4b555b',
})
const glassGable = (rise: Range, eave = 12): BuildingThing =>
  r.pitched(rise, {
    ...{ along: 'y', eave, verge: 30 },
    ...{ gable: '#c3e3e8', gableMarks: [mullions], trim: '#2f363b' },
  })

const mullions: Mark = lines(
  [0.3, 0.5, 0.7].map(u => upright(u, 0, 0.96 * (1 - Math.abs(u - 0.5) * 2))),
  '#2b3a40',
  6,
)

const steel = { frame: '#2b3a40', panes: 1 }
const cabinBody = {
  size: [[330, 390], [430, 540], 230],
  look: dark,
  front: o.glazing(290, 222),
  right: [o.window(80, steel), o.window(150, { ...steel, panes: 3 })],
  roof: glassGable([150, 210]),
  site: forest,
} as const
const half = {
  ...cabinBody,
  size: [270, [320, 380], 220],
  front: o.glazing(220, 212),
} as const

const cabin: Record<string, Modular> = {
  'glass-gable': { ...cabinBody, before: p.deck(140), top: r.pipe(0.28, 0.3) },
  'a-frame': {
    size: [[420, 500], [400, 500], 26],
    look: brief => ({ ...dark(brief), skin: 'boards' }),
    roof: glassGable([430, 520], 0),
    before: p.deck(130),
    site: { ...forest, front: [g.hammock, 'gap'] },
  },
  'on-posts': {
    ...cabinBody,
    size: [[330, 400], [300, 360], 235],
    right: o.two,
    lift: [110, 180],
    floor: p.platform(130),
    roof: glassGable([130, 180], 16),
    top: r.pipe(0.28, 0.3),
  },
  'lean-to': {
    look: dark,
    size: [[460, 560], 310, 230],
    front: [o.door('full'), o.glazing(290)],
    right: o.window(160, { ...steel, panes: 3 }),
    roof: r.shed([110, 170]),
    before: p.deck(150),
    top: r.pipe(0.2, 0.3),
    site: forest,
  },
  pair: {
    units: [
      { ...half, before: p.deck(110) },
      { ...half, forward: -90, look: brief => ({ ...dark(brief), wall: woods.oak }) },
    ],
    gap: 130,
    site: { ...forest, right: [], front: [g.shrub, 'gap', g.fire] },
  },
}

export const cottage: Family = (b, brief) => {
  const makes = brief.make<Record<string, Modular>>({ rustic, cabin, lakeside })
  build(b, brief.make(makes), cottageLook(brief))
}

export const cottageLook = (brief: Brief) => ({
  brief,
  paints: [brief.pick([woods.oak, woods.teak, woods.mahogany, woods.ash])],
  skin: brief.pick(['boards', 'upright', 'logs']),
  roof: brief.pick([
    roofColors.clay,
    roofColors.charcoal,
    roofColors.green,
    roofColors.umber,
    roofColors.brick,
  ]),
  accent: brief.pick([coats.teal, coats.orange, coats.sun, coats.brick]),
  wood: woods.oak,
  stone: brief.pick(['#a49c8c', '#b0a592', '#938f88']),
})
