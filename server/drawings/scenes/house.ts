import type { Family } from '../brief.ts'
import * as g from '../buildings/garden-things.ts'
import { family } from '../buildings/houses/family.ts'
import { villa } from '../buildings/houses/villa.ts'
import { houseLook } from '../buildings/houses.ts'
import type { BuildingThing } from '../buildings/look.ts'
import { build } from '../buildings/modular.ts'
import * as p from '../buildings/porches.ts'
import { tree } from '../buildings/unit-things.ts'
import { coats, ground, leaves } from '../kit/palette.ts'
import { turned } from '../layout/together.ts'
import { toAndFro } from '../props/motions.ts'
import { ripples } from '../props/water.ts'
import * as o from './outside.ts'

/** A prefab home: a family house with a gable on a lawn, or a villa with a terrace and a pool. */
export const heroHouse: Family = (b, brief) => {
  const kind = brief.construction(['family', 'villa'])
  build(b, kind === 'villa' ? byThePool : onTheLawn, houseLook(brief, kind))
}

const blooming = tree(['round'], 310, [leaves.jacaranda])
const child: BuildingThing = (b, look) => {
  o.someone({ height: 120, pose: 'walking' })(b, look)
  b.moving(toAndFro([150, 40, 0], 10), way => way.ball([50, 60, 12], 12, coats.sun))
}

const onTheLawn = {
  ...family.bungalow,
  beside: ['gap', turned(p.carport, 3)],
  site: {
    path: ground.paving,
    left: ['gap', blooming],
    right: [g.round, 'gap'],
    front: [g.flowers, o.someone(), 'gap', g.shrub, child, 'gap', g.flowers],
    edge: [o.fence(900)],
  },
} as const

const pool: BuildingThing = (b, look) => {
  g.pool(0.62, 230)(b, look)
  ripples(b.at(30, 20, 2), look.size[0] * 0.62 - 200, 190, 9)
}

const byThePool = {
  ...villa.terraces,
  before: p.deck(180, [g.settee, 'gap', g.lounger, g.lounger]),
  site: {
    paving: '#e2dccb',
    behind: [g.palm, 'gap'],
    left: ['gap', g.palm],
    right: [g.palm, 'gap', o.someone(), 'gap'],
    front: [pool, 'gap', g.lounger, g.parasol, g.lounger],
    edge: [o.walker(), 'gap', g.palm],
  },
} as const
