import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals } from '../../kit/palette.ts'
import { ambulance } from '../../props/ambulance.ts'
import { car } from '../../props/cars.ts'
import { DEEP, LEVEL, LONG } from '../../props/container.ts'
import { flowerBed } from '../../props/garden.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { solarPanels } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { parking, road } from '../../props/roads.ts'
import { bench } from '../../props/seating.ts'
import { hedge, tree } from '../../props/trees.ts'
import { cross, porch, ramp, unit, WHITE } from './clinic/units.ts'

const W = 1900

const D = 1460

/** A clinic: units around a forecourt with an ambulance, or joined in a garden with trees. */
export const heroClinic: Family = (b, brief) => {
  const accent = brief.pick([coats.teal, coats.blue, coats.brick])
  b.slab([0, 0, -24], [W, D, 24], ground.lawn, { casts: false })
  if (brief.construction(['forecourt', 'garden']) === 'forecourt') forecourt(b, brief, accent)
  else garden(b, brief, accent)
}

function forecourt(b: Builder, brief: Brief, accent: string): void {
  b.flat([60, 60, 0], [W - 120, 1100, 0.4], ground.paving, { casts: false })
  road(b.at(0, 1200), W, 230)
  unit(b.at(420, 90), accent, 'entrance')
  unit(b.at(420 + LONG + 4, 90), accent, 'ward')
  unit(b.at(80, 780, 0, 1), accent, 'ward')
  unit(b.at(440, 90, LEVEL), accent, 'ward')
  cross(b.at(1290, 120, LEVEL), accent)
  porch(b.at(440, 90 + DEEP + 4), accent)
  ramp(b.at(860, 90 + DEEP + 4))
  parking(b.at(860, 740), 4, 400)
  car(b.at(1236, 950, 0, 3), coats.sky)
  car(b.at(1736, 950, 0, 3), coats.sage, 'van')
  ambulance(b.at(1440, 620), accent)
  for (const x of [420, 660]) flowerBed(b.at(x, 1100), 200, 50)
  tree(b.at(180, 1010), 'round', 330, leaves.green)
  tree(b.at(1790, 340), 'round', 340, leaves.fresh)
  tree(b.at(230, 240), 'poplar', 360, leaves.deep)
  bench(b.at(380, 620, 0, 1), 170, metals.steel, metals.graphite)
  staff(b, accent)
  b.moving(passing([-820, 0, 0], [820, 0, 0], 22), g =>
    car(g.at(950, 1320), brief.pick([coats.sun, coats.orange])),
  )
}

function garden(b: Builder, brief: Brief, accent: string): void {
  b.flat([36, 370, 0], [W - 72, 250, 0.4], ground.paving, { casts: false })
  b.flat([790, 620, 0], [130, D - 620, 0.4], ground.paving, { casts: false })
  unit(b.at(36, 110), accent, 'ward')
  unit(b.at(36 + LONG + 4, 110), accent, 'entrance')
  unit(b.at(36 + 2 * LONG + 8, 110), accent, 'ward')
  solarPanels(b.at(100, 160, LEVEL), 4, 2)
  cross(b.at(860, 130, LEVEL), accent)
  porch(b.at(676, 110 + DEEP + 4), accent)
  for (const [x, y] of [
    [230, 760],
    [540, 880],
    [240, 1140],
    [1330, 760],
    [1700, 760],
    [1420, 1080],
    [1740, 1180],
  ] as const)
    tree(
      b.at(x, y),
      brief.pick(['round', 'acacia', 'poplar']),
      300,
      brief.pick([leaves.green, leaves.deep, leaves.fresh]),
    )
  hedge(b.at(90, 1370), 640, 56)
  hedge(b.at(1040, 1370), 700, 56)
  for (const y of [740, 1040]) flowerBed(b.at(980, y), 110, 200)
  for (const y of [760, 1100]) bench(b.at(710, y, 0, 1), 160, metals.steel, metals.graphite)
  staff(b.at(60, 30), accent)
  ambulance(b.at(1480, 500), accent)
}

function staff(b: Builder, accent: string): void {
  person(b.at(820, 520, 0, 1), { shirt: WHITE, trousers: accent, skin: 1 })
  person(b.at(890, 500), { shirt: accent, skin: 2 })
  b.moving(toAndFro([300, 0, 0], 22), g =>
    person(g.at(460, 560, 0, 1), { shirt: WHITE, trousers: accent, pose: 'walking' }),
  )
}
