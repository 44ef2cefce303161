import * as camp from '../buildings/camp.ts'
import type { Look } from '../buildings/look.ts'
import { block, type Modular, modular } from '../buildings/modular.ts'
import * as t from '../buildings/unit-things.ts'
import { ground, leaves } from '../kit/palette.ts'
import type { Site } from '../layout/plot.ts'
import * as o from './outside.ts'

/** A worker camp: cabins in rows or around a yard, a water tower, a canteen, a truck at the gate. */
export const heroCamp = modular(() => ({ ...camp.crew, layouts }))

const acacia = t.tree(['acacia'], [320, 400], [leaves.olive, leaves.green])
const gate: Site<Look> = {
  ground: ground.gravel,
  right: [t.tank(), 'gap', acacia, acacia],
  edge: [o.fence(), 'gap', o.lamp, 'gap', o.fence()],
  road: o.truck,
}

const layouts: Record<string, Modular> = {
  rows: {
    units: camp.cabins(4),
    court: [
      [o.way],
      [block({ units: camp.cabins(4) })],
      [o.way],
      [block({ units: camp.cabins(2) }), 'gap', camp.diningBlock],
    ],
    site: { ...gate, front: [o.pair(o.helmet), 'gap', o.walker(o.helmet), 'gap'] },
  },
  yard: {
    units: camp.cabins(3, { ...camp.cabin, top: [] }),
    above: [[camp.upper, camp.upper, camp.upperWithStair]],
    leftWing: [camp.turned, camp.turned],
    court: [
      ['gap', o.walker(o.helmet), o.pair(o.helmet)],
      [camp.washing, t.picnic, 'gap'],
      [t.flag, t.picnic, 'gap', camp.diningBlock],
    ],
    paving: ground.paving,
    site: gate,
  },
}
