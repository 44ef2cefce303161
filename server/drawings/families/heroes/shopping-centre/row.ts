import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, leaves, woods } from '../../../kit/palette.ts'
import { car } from '../../../props/cars.ts'
import { LEVEL, LONG } from '../../../props/container.ts'
import { passing, toAndFro } from '../../../props/motions.ts'
import { airConditioner, planter, solarPanels, streetLamp } from '../../../props/outdoors.ts'
import { person } from '../../../props/people.ts'
import { paved } from '../../../props/plots.ts'
import { parking, road } from '../../../props/roads.ts'
import { bench } from '../../../props/seating.ts'
import { shop } from '../../../props/shops.ts'
import { tree } from '../../../props/trees.ts'
import { crowd, gallery, type Paint } from './court-things.ts'
import { WIDTH } from './plan.ts'

/** Three shops with awnings along a path, before a car park and a road. */
export function row(b: Builder, brief: Brief, paint: Paint): void {
  b.flat([30, 30, 0], [WIDTH - 60, 700, 0.4], '#d8d1bf', { casts: false })
  for (let i = 0; i < 3; i++) {
    const x = 180 + i * (LONG + 70)
    shop(b.at(x, 160), brief, {
      w: LONG,
      color: paint(i),
      accent: paint(i + 1),
      crown: (['board', 'none', 'parapet'] as const)[i] ?? 'board',
    })
    planter(b.at(x + LONG - 150, 440), 130, '#8d979a', leaves.green)
  }
  gallery(b.at(180 + LONG + 70, 160, LEVEL), paint(4))
  solarPanels(b.at(240 + LONG + 70, 210, 2 * LEVEL), 4, 2)
  airConditioner(b.at(400, 220, LEVEL))
  paved(b, [60, 560, WIDTH - 120, 150], '#cfae86', 75)
  for (let i = 0; i < 4; i++)
    tree(b.at(330 + i * 560, 780), 'round', 250, brief.pick([leaves.green, leaves.fresh]))
  for (const x of [600, 1160, 1720]) bench(b.at(x, 780), 160, woods.oak)
  parking(b.at(150, 880), 8, 290)
  for (const [i, kind] of (['saloon', 'van', 'saloon', 'pickup'] as const).entries())
    car(b.at(276 + i * 500, 1040, 0, 3), paint(i + 2), kind)
  road(b.at(0, 1220), WIDTH, 240)
  b.moving(passing([-980, 0, 0], [1000, 0, 0], 20), g =>
    car(g.at(1100, 1390), coats.orange, 'pickup'),
  )
  for (const x of [420, 1660]) streetLamp(b.at(x, 1196), 420)
  crowd(b, paint, [
    [560, 520, 0],
    [1300, 620, 1],
    [2190, 640, 1],
  ])
  b.moving(toAndFro([-420, 0, 0], 22), g =>
    person(g.at(1760, 650, 0, 1), { shirt: '#e9b44c', pose: 'walking', skin: 1 }),
  )
}
