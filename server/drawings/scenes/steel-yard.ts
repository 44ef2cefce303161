import type { BuildingRow, BuildingThing } from '../buildings/look.ts'
import { block } from '../buildings/modular.ts'
import * as uo from '../buildings/openings.ts'
import * as t from '../buildings/unit-things.ts'
import { coats, ground, leaves, metals } from '../kit/palette.ts'
import { putRows } from '../layout/rows.ts'
import { bridgeCrane, rope, sling } from '../props/bridge-crane.ts'
import { unitSize } from '../props/container.ts'
import { mobileCrane } from '../props/cranes.ts'
import { gateLeaf } from '../props/gates.ts'
import { toAndFro } from '../props/motions.ts'
import { flight, handrail, platform } from '../props/stairs.ts'
import { iBeam, portals, primers } from '../props/steelwork.ts'
import { truss } from '../props/trusses.ts'
import { truck as flatbed } from '../props/vehicles.ts'
import { flangedPipe, ladder, waterTank } from '../props/water-tank.ts'
import { grounds } from './land.ts'
import * as o from './outside.ts'
import * as s from './steel-things.ts'

/** The steel yard: a frame going up beside piles of beams, or finished steelwork under a crane. */
export const heroSteelYard = grounds(
  { paints: [coats.cream, coats.sun, coats.sky], roofs: [primers.grey] },
  ({ brief }) => ({
    ground: ground.gravel,
    rows: brief.make(layouts),
    edge: [o.fence(), 'gap', o.fence()],
    road: truck,
  }),
)

const truck: BuildingThing = (b, look) => {
  flatbed(b, look.brief.pick([coats.orange, coats.sun]))
  for (const y of [-54, -10, 34]) iBeam(b, 'x', [-275, y, 78], 400, s.primerOf(look))
}

const hallFrame: BuildingThing = (b, look) => {
  const size = { bays: 2, bay: 320, deep: 608, h: 340, ridge: 444, purlins: 3 }
  portals(b, size, s.primerOf(look))
}

const crane: BuildingThing = (b, look) => {
  mobileCrane(b, [380, 620])
  b.moving(toAndFro([0, 0, -150], 18), g => {
    const hook = g.at(380, 0, 430)
    s.hungBeam(hook, s.primerOf(look), 260)
    rope(hook, [0, 0, 0], [0, 0, 186])
  })
}

const trusses: BuildingThing = (b, look) => {
  for (const y of [0, 80, 160]) truss(b.at(0, y), 'pitched', [560, 150], s.primerOf(look))
}
const stairTower: BuildingThing = (b, look) => {
  const steel = { color: s.primerOf(look), tread: '#b9c4c9', infill: 'rails' } as const
  for (const [i, h] of [210, 200].entries()) {
    const at = b.at(0, 0, i * 210)
    platform(at, [170, 200], h, steel)
    handrail(at, 196, [10, h], [160, h], steel)
  }
  flight(b.at(430, 200, 0, 2), [256, 90, 210], steel)
}
const tank: BuildingThing = b => {
  waterTank(b, { stand: 160, r: 88, h: 250, color: coats.sun, shell: 'dished' })
  ladder(b.at(0, 94), 360, metals.graphite)
  flangedPipe(b.at(112, 0), 300, '#8d999f')
}
const gates: BuildingThing = b => {
  for (const [i, infill] of (['bars', 'braced'] as const).entries()) {
    const at = b.at(i * 170, 0)
    at.box([[20, 120], -14, 0], [10, 34, 6], '#b08a5a')
    gateLeaf(at.at(0, 0, 6), [150, 150], infill, i ? coats.teal : metals.black)
  }
}
const office = block({
  size: [300, unitSize[1]],
  front: [uo.unitDoor(), uo.pane(80)],
  right: uo.pane(),
  top: [],
})
const acacia = t.tree(['acacia'], [300, 340], [leaves.olive, leaves.green])

/** From what lies under the crane to its legs, in cm. */
const LEG = 60
const underCrane: BuildingThing = (b, look) => {
  const below = [
    [s.pile('tube'), s.pile('pipe')],
    [s.pile('beam'), s.forklift],
  ]
  const [w, d] = putRows(b.at(0, LEG), look, below, 40)
  bridgeCrane(b, {
    ...{ span: d + 40 + 2 * LEG, height: 430, runway: w, at: 70, by: w - 260, isFree: true },
    load: hook => {
      sling(hook)
      truss(hook.at(-110, -5, -104), 'parallel', [220, 60], s.primerOf(look))
    },
  })
}

const layouts: Record<string, readonly BuildingRow[]> = {
  erection: [
    [s.pile('beam', 420), 'gap', s.pile('tube', 420), s.pile('pipe', 420)],
    [s.girderWork, 'gap', hallFrame],
    [crane, 'gap', o.foreman, o.walker(o.helmet), 'gap', acacia],
  ],
  finished: [
    [trusses, 'gap', stairTower, tank],
    [underCrane, 'gap', gates, office],
    [o.pair(o.helmet), o.walker(o.helmet), 'gap', acacia],
  ],
}
