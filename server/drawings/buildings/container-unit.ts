import { coats, ground, valuesOf } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { type BuildingThing, either, type Several } from './look.ts'
import { type Choice, modular, oneOf } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import type { Facade } from './spread.ts'
import { type Unit, unitOf } from './unit.ts'
import * as t from './unit-things.ts'

export const containerUnit = modular(() => ({
  ...{ paints: valuesOf(coats), count: 2, sites: [garden] },
  accents: [coats.orange, coats.teal, coats.sun, coats.brick, coats.blue],
  layouts: kinds,
}))

const garden = {
  path: ground.paving,
  left: ['gap', sometimes(t.bloom, 0.6)],
  right: [t.tree(['poplar', 'conifer', 'palm', 'round']), 'gap', sometimes(t.shrub, 0.7)],
} as const
const cafe = {
  ground: ground.paving,
  front: [t.parasol, sometimes(t.cafeTable), t.parasol],
  right: [t.tree(), 'gap'],
} as const

const ends = { 'end-window': o.pane(), 'glazed-end': o.glass([], true), 'high-window': o.high }
const end: Facade = ({ brief }) => brief.material(ends)
const front: Facade = ({ brief }) =>
  brief.pick([
    [o.pane(150), o.unitDoor(), o.pane(190)],
    [o.glass(t.step), o.pane(160)],
    [o.pane(110), o.pane(110), o.unitDoor({ lite: 'full' }), o.pane(110)],
    [o.unitDoor({ lite: 'full' }), o.ribbon],
  ])
const upper: Facade = ({ brief }) =>
  brief.pick([o.panes(), [o.glass([], true), o.pane(130)], o.ribbon])

const LONG = [580, 700] as const
export const box = unitOf({ size: [LONG], front, right: end, top: r.solarOrCooler })
const above = unitOf(box({ front: upper }))
const bare = unitOf(box({ top: [] }))
const withDoor = (before: Several<BuildingThing>) => [o.pane(), o.unitDoor({}, before), o.panes()]

const sign = either(r.board, r.parapet)
const shop = (front: Facade, more: Partial<Unit> = {}) => box({ front, top: sign, ...more })

const withStair = oneOf({
  shifted: { ...box({ before: t.stair(0.2) }), above: above({ aside: [60, 120] }) },
  back: { ...box({ before: t.stair(0.04) }), above: above({ aside: [-100, 0] }) },
})
const withTerrace = oneOf({
  roof: {
    ...box({ top: r.terrace, before: t.deck(110) }),
    ...{ above: above({ size: [360], aside: [0, 220] }), lift: 18 },
  },
  porch: { ...box({ before: t.porch(130, 0.6) }), above: above(), lift: 18 },
})

const shops = oneOf({
  awning: shop(({ brief }) =>
    brief.shuffle([o.glass(t.awning), brief.pick([o.shutter, o.pane(150)])]),
  ),
  corner: shop([o.glass(t.awning)], { size: [480], right: o.glass(t.awning, true) }),
  kiosk: shop([o.hatch, o.unitDoor()], { size: [460] }),
  slab: { ...shop([o.glass(), o.pane()], { top: [] }), over: r.overhang(20, 110) },
  shutter: shop([o.shutter, o.glass([t.step, t.slab])]),
  gable: {
    ...shop([o.glass(t.awning)], { size: [430, 300], top: [] }),
    over: r.pitched([110, 160], { along: 'y', eave: 10 }),
  },
})

const kinds: Record<string, Choice> = {
  'one-storey': oneOf({
    covered: { ...bare(), over: either(r.shed([60, 110]), r.pitched([90, 150]), r.overhang(46)) },
    ramp: { ...box({ front: withDoor([t.ramped(), t.slab]) }), lift: 40 },
    plain: box({
      front: ({ brief }) =>
        brief.pick([withDoor([t.step, t.shelter]), withDoor([t.step, t.slab]), withDoor(t.step)]),
    }),
  }),
  'two-storey': brief => (brief.option('stair', 0.55) ? withStair : withTerrace)(brief),
  deck: oneOf({
    'lean-to': { ...bare({ before: t.veranda(150) }), over: r.shed([60, 100]), lift: 26 },
    overhang: { ...bare({ before: t.deck(150) }), over: r.overhang(24, 130), lift: 22 },
    porch: { ...box({ before: t.porch(190, 0.6) }), lift: 22 },
    pitched: {
      ...bare({ before: t.deck(160, true) }),
      ...{ over: r.pitched([110, 150], { over: 160, eave: 8 }), lift: 22 },
    },
    corner: {
      ...box({ front: o.glass(t.porch(200)) }),
      ...{ wing: box({ size: [244, 230], front: o.pane(), right: [] }), lift: 22 },
    },
  }),
  shopfront: brief => ({ site: cafe, ...shops(brief) }),
}
