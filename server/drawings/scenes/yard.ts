import { box } from '../buildings/container-unit.ts'
import { type BuildingThing, either } from '../buildings/look.ts'
import { type Block, block } from '../buildings/modular.ts'
import { main, block as office } from '../buildings/office-unit.ts'
import * as uo from '../buildings/openings.ts'
import * as f from '../buildings/pavilions.ts'
import * as r from '../buildings/roofs.ts'
import * as t from '../buildings/unit-things.ts'
import { coats, ground, valuesOf } from '../kit/palette.ts'
import { LEVEL } from '../props/container.ts'
import { towerCrane } from '../props/cranes.ts'
import { glazing, window } from '../props/openings.ts'
import { grounds } from './land.ts'
import * as o from './outside.ts'

/** The yard: finished units around a court, a crane that sets one down, a truck that passes. */
export const heroYard = grounds(
  { paints: valuesOf(coats).filter(coat => coat !== coats.charcoal), count: 6 },
  ({ brief }) => {
    const back = brief.shuffle([tower, offices])
    const front = brief.shuffle([cafe, home, pavilion])
    const [a, b, c] = front as [BuildingThing, BuildingThing, BuildingThing]
    return {
      ground: ground.paving,
      rows: [
        [...back, 'gap', tree],
        [a, 'gap', tree, b, 'gap', c],
        [o.pair(), 'gap', o.walker(), 'gap'],
      ],
      right: [tree, 'gap', tree, 'gap', tree],
      edge: [tree, o.lamp, t.shrub, 'gap', o.lamp, 'gap', tree, t.shrub, o.lamp],
      road: o.truck,
    }
  },
)

const tree = t.tree(['round', 'acacia', 'conifer', 'poplar', 'palm'], [270, 400])

const units =
  (spec: Block): BuildingThing =>
  (b, look) =>
    block(spec)(b, { ...look, paints: look.brief.shuffle(look.paints) })

const plain = box({ size: [606], top: [] })
const stacks = [units(plain), units({ ...plain, above: { ...plain, aside: 30 } })]
const tower: BuildingThing = (b, look) => {
  const floors = look.brief.int(1, 2)
  stacks[floors - 1]?.(b, look)
  towerCrane(b.at(800, 122), floors * LEVEL, {
    color: look.accent,
    front: [glazing([0.06, 0.06, 0.88, 0.8], 7)],
    right: [window([0.24, 0.3, 0.52, 0.48])],
  })
}

const offices = units({
  ...main(730, 244, { before: t.porch(110, 0.6), top: r.cooler }),
  above: office(606, 244, { top: r.solar, aside: 90 }),
})

const cafe = units({
  ...box({
    ...{ size: [606], front: [uo.glass(t.awning), uo.pane()] },
    ...{ before: t.deck(190), top: r.board },
  }),
  court: [[t.parasol, 'gap', t.parasol]],
})

const home = units({
  ...box({ size: [606], before: [t.deck(130), t.stair(0.99)], top: [] }),
  above: box({
    ...{ size: [244, 420, 250], aside: 180, forward: -60 },
    ...{ front: uo.glass([], true), right: uo.panes() },
  }),
})

const pavilion = block({
  size: [400, 330, 230],
  lift: 24,
  floor: f.base(),
  body: f.frame(),
  inside: [[], t.cafeTable],
  roof: either(r.pitched([90, 120]), r.pitched([90, 120], { along: 'y' })),
})
