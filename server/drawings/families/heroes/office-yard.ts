import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { container, DEEP, LEVEL, LONG } from '../../props/container.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { door, glazing, window } from '../../props/openings.ts'
import {
  airConditioner,
  canopy,
  deck,
  parasol,
  railing,
  sign,
  solarPanels,
  stair,
  streetLamp,
} from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { parking, road } from '../../props/roads.ts'
import { hedge, tree } from '../../props/trees.ts'

const W = 2100
const D = 1500

/** Prefab offices in a yard: stacked to three floors, or side by side with glazed fronts. */
export const heroOfficeYard: Family = (b, brief) => {
  const colors = brief.shuffle([coats.teal, coats.charcoal, coats.blue, coats.sun, coats.cream])
  const paint = (i: number) => colors[i % colors.length] as string
  b.slab([0, 0, -24], [W, D, 24], ground.paving, { casts: false })
  b.flat([30, 30, 0], [W - 60, D - 330, 0.4], ground.lawn, { casts: false })
  road(b.at(0, D - 270), W, 240)
  if (brief.construction(['stacked', 'side-by-side']) === 'stacked') stacked(b, brief, paint)
  else sideBySide(b, brief, paint)
  b.moving(passing([-900, 0, 0], [900, 0, 0], 20), g =>
    car(g.at(1050, D - 100), brief.pick([coats.orange, coats.sun, coats.sky])),
  )
  for (const x of [360, 1080, 1800]) streetLamp(b.at(x, D - 300), 420)
}

type Paint = (i: number) => string

function stacked(b: Builder, brief: Brief, paint: Paint): void {
  b.flat([60, 440, 0.4], [W - 120, 300, 0.2], ground.paving, { casts: false })
  for (let i = 0; i < 2; i++)
    for (let floor = 0; floor < 3 - i; floor++)
      office(b.at(330 + i * (LONG + 8), 150, floor * LEVEL), brief, paint(floor + i), floor)
  const right = 330 + 2 * LONG + 8
  b.box([right + 4, 150, LEVEL - 10], [150, DEEP, 10], metals.steel)
  railing(b.at(right + 4, 150 + DEEP - 4, LEVEL), 146)
  stair(b.at(right + 154, 200), LEVEL, 340, 100)
  b.box([right + 138, 156, 0], [10, 10, LEVEL - 10], metals.graphite)
  canopy(b.at(380, 150 + DEEP + 6), 420, 120, 236, { posts: 3 })
  solarPanels(b.at(1010, 190, 2 * LEVEL), 4, 2)
  airConditioner(b.at(420, 220, 3 * LEVEL))
  b.flat([240, 770, 0.5], [2008, 0, 0], ground.paving)
  parking(b.at(60, 780), 7, 400)
  for (const [i, x] of [186, 686, 1436].entries())
    car(b.at(x, 990, 0, 3), paint(i + 1), i === 1 ? 'van' : 'saloon')
  tree(b.at(130, 300), 'round', 380, leaves.green)
  tree(b.at(2000, 520), 'poplar', 380, leaves.deep)
  tree(b.at(1960, 900), 'round', 320, leaves.fresh)
  sign(b.at(1230, 640), 240, coats.orange, 90)
  person(b.at(620, 640, 0, 1), { shirt: '#f1ece1', trousers: '#26343c' })
  person(b.at(690, 610), { shirt: coats.orange, skin: 2 })
  b.moving(toAndFro([360, 0, 0], 22), g =>
    person(g.at(900, 560, 0, 1), { shirt: coats.sky, skin: 1, pose: 'walking' }),
  )
}

function sideBySide(b: Builder, brief: Brief, paint: Paint): void {
  for (let i = 0; i < 3; i++) {
    const y = 120 + (i % 2) * 110
    office(b.at(110 + i * 640, y), brief, paint(i), 0)
    deck(b.at(110 + i * 640, y + DEEP + 4), LONG, 150, 16, woods.oak)
    canopy(b.at(110 + i * 640, y + DEEP + 6, 16), LONG, 130, 226, { posts: 3 })
    if (i !== 1) solarPanels(b.at(170 + i * 640, y + 40, LEVEL), 4, 2)
  }
  office(b.at(640, 230, LEVEL), brief, paint(4), 1)
  b.flat([60, 720, 0.4], [W - 120, 110, 0.2], ground.paving, { casts: false })
  for (const x of [560, 1180, 1800]) b.flat([x, 560, 0.4], [90, 170, 0.2], ground.paving)
  hedge(b.at(80, 920), 420, 54)
  hedge(b.at(820, 920), 420, 54)
  parasol(b.at(700, 1060), coats.sun)
  parasol(b.at(1010, 1050), '#f1ece1')
  tree(b.at(300, 1080), 'acacia', 360, leaves.green)
  tree(b.at(1500, 1010), 'round', 330, leaves.fresh)
  tree(b.at(1960, 980), 'acacia', 340, leaves.olive)
  person(b.at(1320, 860), { shirt: coats.orange, skin: 1 })
  person(b.at(1240, 860, 0, 1), { shirt: '#f1ece1', skin: 2 })
  b.moving(toAndFro([420, 0, 0], 22), g =>
    person(g.at(520, 780, 0, 1), { shirt: coats.teal, skin: 3, pose: 'walking' }),
  )
}

function office(b: Builder, brief: Brief, color: string, floor: number): void {
  const front =
    floor === 0
      ? [glazing([0.05, 0.03, 0.66, 0.84], 6, { door: 2 }), window([0.77, 0.3, 0.18, 0.48])]
      : brief.chance(0.5)
        ? [glazing([0.06, 0.06, 0.88, 0.8], 7)]
        : [
            window([0.06, 0.3, 0.4, 0.48], { panes: 3 }),
            window([0.54, 0.3, 0.4, 0.48], { panes: 3 }),
          ]
  container(b, {
    color,
    front,
    right: floor === 1 ? [door(0.4, 0.36, 0.8, { lite: 'full' })] : [window([0.2, 0.3, 0.6, 0.48])],
  })
}
