import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import { coats, ground, woods } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { polygonRing } from '../props/roofs/hipped.ts'
import { lakeLevel } from '../props/waterside.ts'
import { type FurtherWing, type House, house } from './house.ts'
import * as r from './house-roofs.ts'
import * as t from './house-things.ts'
import * as o from './openings.ts'
import type { Look } from './wing.ts'

const farm = {
  path: ground.gravel,
  left: ['gap', t.coniferOrTank],
  right: [t.shrub, 'gap', t.shrub],
  front: [t.fence(200), 'gap', t.flowers],
} as const
const forest = {
  path: '#c9b591',
  left: ['gap', sometimes(t.fire), t.conifer],
  right: [t.conifer, 'gap', t.shrub],
} as const
const shore = {
  left: ['gap', t.conifer],
  right: [sometimes(t.conifer), 'gap', t.shrub],
  lake: [t.jetty, 'gap', t.boat, 'gap', t.reeds],
} as const

const sides = [o.window(), o.window()]
const plain = {
  size: [[440, 540], [320, 390], 220],
  base: true,
  front: [o.dressed(), o.door(), o.dressed()],
  right: sides,
} as const

const rustic: Record<string, House> = {
  porch: {
    ...plain,
    roof: r.pitched([190, 240], { cover: 'shingles', eave: 12, attic: true }),
    before: [t.veranda(1)],
    beside: [t.chimney(290), 'gap', t.firewood],
    site: farm,
  },
  'cross-gable': {
    ...plain,
    front: [o.dressed(60), o.door()],
    roof: r.pitched([200, 220], { cover: 'tiles', eave: 10 }),
    wings: [
      {
        at: 1,
        size: [[200, 235], [90, 140], 220],
        base: true,
        front: [o.dressed(86)],
        roof: r.pitched([120, 135], {
          along: 'y',
          cover: 'tiles',
          eave: 14,
          verge: 0,
          attic: true,
        }),
      },
    ],
    beside: [t.chimney(280), 'gap'],
    site: farm,
  },
  thatched: {
    ...plain,
    base: false,
    look: brief => ({ wall: brief.pick(['#efe6d2', '#e6d3b4', '#e9d6c6']), skin: 'render' }),
    roof: r.pitched([220, 270], { cover: 'thatch', eave: 46, verge: 30 }),
    beside: [t.chimney(330), 'gap'],
    site: farm,
  },
  steep: {
    ...plain,
    size: [[340, 420], [350, 430], 190],
    front: [o.door(), o.dressed(90)],
    roof: r.pitched([300, 360], {
      along: 'y',
      cover: 'shingles',
      eave: 26,
      verge: 36,
      attic: true,
    }),
    before: [t.veranda(1, 90)],
    beside: [t.chimney(380), 'gap'],
    site: farm,
  },
  hipped: {
    ...plain,
    roof: r.hipped([170, 220]),
    before: ['gap', t.veranda(0.6), 'gap'],
    beside: ['gap', t.chimney(220), 'gap'],
    site: farm,
  },
}

const dark = (brief: Brief) => ({
  wall: brief.pick(['#3b4348', '#4b362b', '#2f4a4a', woods.mahogany]),
  skin: 'upright' as const,
  roof: '#4b555b',
})
const steel = { frame: '#2b3a40', panes: 1 }
const cabinBody = {
  size: [[330, 390], [430, 540], 230],
  look: dark,
  front: [o.glazing(290, 222)],
  right: [o.window(80, steel), o.window(150, { ...steel, panes: 3 })],
  roof: r.glassGable([150, 210]),
} as const
const twin: FurtherWing = {
  ...cabinBody,
  at: 400,
  back: 340,
  size: [270, [320, 380], 220],
  look: () => ({ wall: woods.oak }),
  front: [o.glazing(220, 212)],
}

const cabin: Record<string, House> = {
  'glass-gable': {
    ...cabinBody,
    before: [t.deck(140)],
    onTop: r.pipe(0.28, 0.3),
    site: forest,
  },
  'a-frame': {
    size: [[420, 500], [400, 500], 26],
    look: brief => ({ ...dark(brief), skin: 'boards' }),
    roof: r.aFrame([430, 520]),
    before: [t.deck(130)],
    site: { ...forest, front: [t.hammock, 'gap'] },
  },
  'on-posts': {
    ...cabinBody,
    size: [[320, 400], [300, 360], 235],
    right: sides,
    lift: [110, 180],
    floor: t.platform(130),
    roof: r.glassGable([130, 180], 16),
    onTop: r.pipe(0.28, 0.3),
    site: forest,
  },
  'lean-to': {
    look: dark,
    size: [[460, 560], 310, 230],
    front: [o.door('full'), o.glazing(290)],
    right: [o.window(160, { ...steel, panes: 3 })],
    roof: r.shed([110, 170]),
    before: [t.deck(150)],
    onTop: r.pipe(0.2, 0.3),
    site: forest,
  },
  pair: {
    ...cabinBody,
    size: [270, [320, 380], 220],
    front: [o.glazing(220, 212)],
    wings: [twin],
    before: [t.deck(110, 660)],
    site: { ...forest, right: [], front: [t.shrub, 'gap', t.fire] },
  },
}

const lifted = {
  lift: [50, 100],
  floor: t.platform(180, lakeLevel),
  look: (brief: Brief) => ({
    wall: brief.pick([woods.oak, woods.teak, '#efe6d2', '#7fa0a6', '#a4b8a0']),
    skin: brief.pick(['boards', 'upright'] as const),
  }),
  front: [o.door('full'), o.glazing(210)],
  right: [o.window(96, { flowers: '#d8572a' }), o.window(96)],
  before: ['gap', t.chair, t.chair],
  site: shore,
} as const

/** Walls around a circle, with a door and a window on their flat faces. */
function round(b: Builder, { wall, size: [w, , h] }: Look, front: Mark[], right: Mark[]): void {
  const [radius, sides] = [w / 2, 12]
  const at = b.at(radius, radius)
  at.loft(polygonRing(sides, radius, 0), polygonRing(sides, radius, h), wall)
  const face = radius * Math.cos(Math.PI / sides)
  const open = { open: true, casts: false } as const
  at.box([-radius, face, 0], [w, 1.5, h], wall, { ...open, front })
  at.box([face, -radius, 0], [1.5, w, h], wall, { ...open, right })
}

const lakeside: Record<string, House> = {
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
    beside: ['gap', t.chimney(210), 'gap'],
  },
  'lean-to': {
    ...lifted,
    size: [[430, 520], 330, 230],
    roof: r.shed([120, 180]),
    onTop: r.pipe(0.24, 0.3),
  },
  round: {
    ...lifted,
    size: [[370, 430], 400, 205],
    walls: round,
    front: [o.door('full')],
    right: [o.window()],
    roof: r.cone([220, 280]),
  },
  'two-wings': {
    ...lifted,
    size: [[520, 600], 280, 230],
    front: [o.door('full'), o.window(90)],
    roof: r.pitched([150, 180], { eave: 12 }),
    wings: [
      {
        at: 0,
        size: [250, 110, 230],
        front: [o.glazing(200)],
        roof: r.pitched([105, 120], { along: 'y', eave: 14, verge: 0 }),
      },
    ],
  },
}

/** A cottage under a pitched roof: rustic, a cabin among trees, or at a lake. */
export const cottage: Family = (b, brief) => {
  const kinds = { rustic, cabin, lakeside }
  const makes = kinds[brief.construction(['rustic', 'cabin', 'lakeside'])]
  house(b, makes[brief.construction(Object.keys(makes))] as House, {
    brief,
    wall: brief.pick([woods.oak, woods.teak, woods.mahogany, woods.ash]),
    skin: brief.pick(['boards', 'upright', 'logs']),
    roof: brief.pick([
      roofColors.clay,
      roofColors.charcoal,
      roofColors.green,
      roofColors.umber,
      roofColors.brick,
    ]),
    accent: brief.pick([coats.teal, coats.orange, coats.sun, coats.brick]),
    stone: brief.pick(['#a49c8c', '#b0a592', '#938f88']),
  })
}
