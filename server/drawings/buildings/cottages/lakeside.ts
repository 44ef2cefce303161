import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Mark } from '../../kit/mark.ts'
import { woods } from '../../kit/palette.ts'
import { sometimes } from '../../layout/row.ts'
import { polygonRing } from '../../props/roofs/hipped.ts'
import { lakeLevel } from '../../props/waterside.ts'
import type { House } from '../house.ts'
import * as r from '../house-roofs.ts'
import * as t from '../house-things.ts'
import * as o from '../openings.ts'
import type { Look } from '../wing.ts'

const shore = {
  left: ['gap', t.conifer],
  right: [sometimes(t.conifer), 'gap', t.shrub],
  lake: [t.jetty, 'gap', t.boat, 'gap', t.reeds],
} as const

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

/** Raised on posts at the water, with a deck, a landing stage and a boat. */
export const lakeside: Record<string, House> = {
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
