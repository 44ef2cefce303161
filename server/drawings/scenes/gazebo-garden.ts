import type { Family } from '../brief.ts'
import * as g from '../buildings/garden-things.ts'
import { garden } from '../buildings/gazebos/garden.ts'
import { gazeboLook } from '../buildings/gazebos.ts'
import type { BuildingThing } from '../buildings/look.ts'
import { build, type Modular } from '../buildings/modular.ts'
import * as f from '../buildings/pavilions.ts'
import * as r from '../buildings/roofs.ts'
import { ground, woods } from '../kit/palette.ts'
import { around } from '../layout/together.ts'
import { stringLights } from '../props/fixtures.ts'
import { breathing } from '../props/motions.ts'
import { chair as seat } from '../props/seating.ts'
import { reeds, ripples } from '../props/water.ts'
import { table } from '../things/table.ts'
import * as o from './outside.ts'

/** A gazebo in a garden: eight-sided among shrubs by a pond, or a pavilion beside a path. */
export const heroGazeboGarden: Family = (b, brief) =>
  build(b, brief.make({ octagon, pavilion }), gazeboLook(brief, 'garden'))

const pond: BuildingThing = b => {
  b.round(0, 170, 1, '#cfc7b4')
  b.round(1, 150, 0.2, ground.water)
  ripples(b.at(-100, -70, 1), 150, 140, 6)
  reeds(b.at(90, -90), 7)
  reeds(b.at(40, -120), 6)
}

const octagon: Modular = {
  ...garden.octagon,
  size: [400, 400, 245],
  site: {
    path: ground.gravel,
    behind: [o.hedge(900)],
    left: ['gap', g.round],
    right: [g.round, 'gap', pond],
    front: [g.birdBath, 'gap', o.someone(), 'gap', g.shrub, g.flowers],
  },
}

const suite: BuildingThing = (b, look) => {
  g.settee(b, look)
  table(b.at(0, 104), { w: 110, d: 56, h: 38, top: woods.teak })
}
const chair: BuildingThing = (b, { accent }) => seat(b, { fabric: accent, frame: woods.teak })
const roundTable: BuildingThing = b =>
  table(b, { shape: 'round', w: 92, legs: 'pedestal', top: woods.teak })
const dining = around(roundTable, chair, { back: 1, right: 1, left: 1, away: 6 })
const lights: BuildingThing = (b, { size: [w, , h] }) =>
  b.moving(breathing(0.45, 1, 4), glow =>
    stringLights(glow, [10, 4, h - 30], [w - 10, 4, h - 30], 16),
  )

const pavilion: Modular = {
  size: [540, 380, 266],
  lift: 24,
  floor: f.base(woods.oak),
  body: f.frame([3, 2], { hasRails: true }),
  inside: [['gap', suite, 'gap', dining, 'gap']],
  roof: r.pitched([96, 130], { eave: 26, verge: 26 }),
  before: lights,
  site: {
    path: ground.gravel,
    behind: [o.hedge(900)],
    left: ['gap', g.shrub],
    right: [g.palm, 'gap', g.lounger, g.lounger],
    front: [g.flowers, o.walker(), 'gap', g.flowers],
    edge: [g.shrub, 'gap', g.shrub, 'gap', g.round],
  },
}
