import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals } from '../../kit/palette.ts'
import { LEVEL } from '../../props/container.ts'
import { fence, picnicTable, washingLine } from '../../props/fixtures.ts'
import { wavingFlag } from '../../props/flags.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { railing, solarPanels, stair, streetLamp } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { paved } from '../../props/plots.ts'
import { road } from '../../props/roads.ts'
import { tree } from '../../props/trees.ts'
import { truck } from '../../props/vehicles.ts'
import { waterTank } from '../../props/water-tank.ts'
import { CABIN, cabin, canteen } from './camp/units.ts'

const W = 2300

const D = 1420

/** A worker camp: cabins in rows or around a yard, a water tower, a canteen, a truck at the gate. */
export const heroCamp: Family = (b, brief) => {
  const [first, second] = brief.shuffle([coats.sun, coats.teal, coats.cream, coats.blue]) as [
    string,
    string,
  ]
  const camp = { brief, first, second }
  b.slab([0, 0, -24], [W, D + 330, 24], ground.gravel, { casts: false })
  b.flat([0, D, 0], [W, 330, 0.3], ground.lawn, { casts: false })
  road(b.at(0, D + 40), W, 260)
  if (brief.construction(['rows', 'yard']) === 'rows') rows(b, camp)
  else yard(b, camp)
  b.moving(passing([-760, 0, 0], [1010, 0, 0], 24), g =>
    truck(g.at(1040, D + 230), { cab: coats.orange, load: second }),
  )
  for (const x of [260, 1120, 1980]) streetLamp(b.at(x, D + 14), 420)
}

interface Camp {
  readonly brief: Brief
  readonly first: string
  readonly second: string
}

function rows(b: Builder, { brief, first, second }: Camp): void {
  for (const [row, y] of [60, 500, 940].entries()) {
    const count = row === 2 ? 3 : 4
    for (let i = 0; i < count; i++)
      cabin(b.at(60 + i * (CABIN + 50), y), brief, row === 1 ? second : first)
    b.flat([40, y + 262, 0], [count * (CABIN + 50), 60, 0.4], ground.paving, { casts: false })
  }
  waterTank(b.at(2150, 190), { stand: 280, r: 76, h: 150, color: second })
  canteen(b.at(1590, 960), brief, coats.orange)
  solarPanels(b.at(1650, 1010, LEVEL), 4, 2)
  for (const [x, y, h] of [
    [2190, 480, 420],
    [2200, 830, 330],
  ] as const)
    tree(b.at(x, y), 'acacia', h, brief.pick([leaves.olive, leaves.green]))
  for (const x of [60, 1560]) fence(b.at(x, D + 6), 640, { h: 74 })
  b.moving(toAndFro([420, 0, 0], 22), g =>
    person(g.at(360, 1290, 0, 1), { shirt: coats.orange, hat: coats.sun, pose: 'walking' }),
  )
  person(b.at(2080, 700), { shirt: coats.blue, skin: 1, hat: '#f3f0e7' })
  person(b.at(2020, 740, 0, 1), { shirt: coats.orange, skin: 3, hat: coats.sun })
  person(b.at(1290, 1320, 0, 1), { shirt: '#e9b44c', skin: 2 })
}

function yard(b: Builder, { brief, first, second }: Camp): void {
  const level = LEVEL - 10
  for (let i = 0; i < 3; i++)
    for (const z of [0, level]) cabin(b.at(420 + i * (CABIN + 8), 60, z), brief, z ? second : first)
  b.box([420, 304, level - 10], [3 * (CABIN + 8) - 8, 100, 10], metals.steel)
  for (let i = 0; i < 4; i++) b.box([428 + i * 438, 390, 0], [8, 8, level - 10], metals.graphite)
  railing(b.at(420, 400, level), 3 * (CABIN + 8) - 8)
  stair(b.at(1757, 310), level, 360, 88)
  for (let i = 0; i < 2; i++) cabin(b.at(60, 960 + i * 400 - 400, 0, 1), brief, first, 380)
  canteen(b.at(1180, 1010), brief, coats.orange)
  waterTank(b.at(2130, 180), { stand: 300, r: 76, h: 150, color: second })
  paved(b, [430, 440, 1340, 90], ground.paving, 90)
  for (const x of [560, 830]) picnicTable(b.at(x, 820))
  picnicTable(b.at(700, 1080))
  washingLine(b.at(1960, 620), 240, [coats.orange, '#f1ece1', coats.sky, coats.sun])
  tree(b.at(1000, 1200), 'acacia', 380, leaves.green)
  tree(b.at(2140, 980), 'acacia', 380, leaves.olive)
  tree(b.at(380, 1290), 'round', 280, leaves.deep)
  person(b.at(640, 690, 0, 1), { shirt: coats.sun, skin: 1 })
  person(b.at(700, 660), { shirt: coats.orange, skin: 3 })
  b.moving(toAndFro([320, 0, 0], 24), g =>
    person(g.at(1180, 620, 0, 1), { shirt: coats.teal, hat: coats.sun, pose: 'walking' }),
  )
  wavingFlag(b.at(470, 1090), second)
  fence(b.at(1830, D + 6), 440, { h: 74 })
  fence(b.at(30, D + 6), 560, { h: 74 })
}
