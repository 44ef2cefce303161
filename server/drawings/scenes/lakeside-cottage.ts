import type { Family } from '../brief.ts'
import { lakeside } from '../buildings/cottages/lakeside.ts'
import { rustic } from '../buildings/cottages/rustic.ts'
import { cottageLook } from '../buildings/cottages.ts'
import * as g from '../buildings/garden-things.ts'
import type { BuildingThing } from '../buildings/look.ts'
import { build, type Modular } from '../buildings/modular.ts'
import * as p from '../buildings/porches.ts'
import { ground } from '../kit/palette.ts'
import { inMoments, swaying } from '../props/motions.ts'
import { jetty as landing, ripples } from '../props/water.ts'
import * as o from './outside.ts'

/** A cottage at a lake: on the shore with its jetty, or back among trees with a veranda. */
export const heroLakesideCottage: Family = (b, brief) =>
  build(b, brief.make({ shore, trees }), cottageLook(brief))

const jetty: BuildingThing = (b, look) => {
  landing(b.at(0, 0, 18), 400, 100)
  o.someone()(b.at(50, 330, 46), look)
}
const boat: BuildingThing = (b, look) => {
  b.moving(swaying([0, 0, 0], 1.6, 5), way => g.boat(way, look))
  ripples(b.at(-70, -60), 120, 280, 5)
}
const smoking: BuildingThing = (b, look) => {
  p.chimney(210)(b, look)
  const top = b.at(29, 29, look.lift + look.size[2] + 230)
  for (let i = 0; i < 3; i++)
    top.moving(
      inMoments(
        9,
        [0, [0, 0, -30], 0],
        [12 + i * 12, [0, 0, 0], 0.5],
        [60 + i * 12, [20, -20, 60], 0.25],
        [100, [34, -34, 100], 0],
      ),
      puff => puff.quiet.ball([i * 6, -i * 6, 14 + i * 34], 13 + i * 6, '#eef1f0'),
    )
}

const lake = [g.reeds, boat, 'gap', jetty, 'gap', boat, g.reeds] as const

const shore: Modular = {
  ...lakeside.long,
  lift: 44,
  beside: smoking,
  site: { left: ['gap', g.round], right: [g.round, 'gap', g.conifer, g.shrub], front: [], lake },
}

const trees: Modular = {
  ...rustic.porch,
  beside: [smoking, 'gap', p.firewood],
  site: {
    behind: [g.conifer, g.round, g.conifer, g.conifer],
    left: [g.conifer, 'gap', g.round],
    right: [g.conifer, g.round, 'gap'],
    path: ground.gravel,
    front: [g.flowers, o.someone(), 'gap', g.round],
    lake,
  },
}
