import { tree as grown } from '../buildings/unit-things.ts'
import { tint } from '../kit/mark.ts'
import { brand, coats, ground, leaves, metals } from '../kit/palette.ts'
import { filling } from '../layout/row.ts'
import type { Thing } from '../layout/thing.ts'
import { masonry } from '../props/cladding.ts'
import { container, LEVEL } from '../props/container.ts'
import { flagpole } from '../props/flags.ts'
import { gateLeaf } from '../props/gates.ts'
import { door, glazing, window } from '../props/openings.ts'
import { sign } from '../props/outdoors.ts'
import { car } from '../props/vehicles.ts'
import { land } from './land.ts'
import * as o from './outside.ts'

/** The height of the wall and of what is in it, in cm. */
const WALL = 120
const GATE = 440
const BRICK = '#b9694a'

const accent = coats.teal

const office: Thing = (b, { brief }) => {
  const colors = brief.shuffle([coats.orange, coats.blue, coats.sun])
  container(b, {
    color: colors[0] as string,
    front: [glazing([0.05, 0.03, 0.6, 0.84], 6, { door: 2 }), window([0.72, 0.3, 0.22, 0.48])],
    right: [window([0.24, 0.3, 0.52, 0.48])],
  })
  container(b.at(120, 0, LEVEL), {
    color: brand.sand,
    size: [486, 244, 260],
    front: [glazing([0.08, 0.06, 0.84, 0.8], 6)],
    right: [glazing([0.16, 0.05, 0.68, 0.82], 2)],
  })
  sign(b.at(10, 200, LEVEL), 104, accent, 60)
}

const stock: Thing = (b, { brief }) => {
  const colors = brief.shuffle([coats.brick, coats.teal, coats.sun])
  for (const i of [0, 1])
    container(b.at(i * 16, 0, i * LEVEL), { color: colors[i] as string, size: [430, 244, 260] })
}

const wall = filling(260, Infinity, w => b => {
  b.box(0, [w, 16, WALL], BRICK, { front: [masonry(26)], back: [masonry(26)] })
  b.box([-3, -3, WALL], [w + 6, 22, 8], '#f3f0e7')
})

const gate: Thing = b => {
  for (const x of [0, GATE - 40]) {
    b.box([x, -10, 0], [40, 36, WALL + 60], BRICK, { front: [masonry(26)] })
    b.box([x - 5, -15, WALL + 60], [50, 46, 12], '#f3f0e7')
  }
  for (const x of [36, GATE - 42]) gateLeaf(b.at(x, -12, 8, 3), [170, WALL + 20], 'bars', accent)
}

const hut: Thing = b => {
  b.box(0, [150, 140, 210], brand.sand, {
    front: [tint(0, 0, 1, 0.3, accent), window([0.16, 0.44, 0.68, 0.36])],
    right: [door(0.3, 0.44, 0.82)],
  })
  b.box([-14, -14, 210], [178, 168, 12], metals.graphite)
}

const visitor = o.someone({ shirt: coats.orange, pose: 'walking' })
const guard = o.someone({ shirt: coats.blue, trousers: '#26343c' })
const parked: Thing = (b, { brief }) =>
  car(b.facing(3), brief.pick(['#e7ebec', coats.blue]), 'pickup')
const tree = grown(['acacia', 'round', 'palm'], [300, 380], [leaves.green])
const flag: Thing = b => flagpole(b, 460, accent)

/** The yard behind its wall: the office, units in stock, a gate that is open, the street. */
export const heroGate = land({
  ground: ground.gravel,
  walk: 34,
  lines: [
    [tree, stock, office, tree],
    [flag, hut, 'gap', 'gap', visitor, 'gap', parked],
    [wall, gate, wall],
    [o.lamp, 'gap', guard, 'gap', 'gap', o.lamp],
    o.street,
  ],
})
