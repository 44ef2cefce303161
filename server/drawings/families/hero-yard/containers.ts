import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { leaves, metals, woods } from '../../kit/palette.ts'
import { container, LEVEL } from '../../props/container.ts'
import { towerCrane } from '../../props/crane.ts'
import { glazing, window } from '../../props/openings.ts'
import {
  airConditioner,
  awning,
  canopy,
  deck,
  parasol,
  planter,
  railing,
  sign,
  solarPanels,
  stair,
} from '../../props/outdoors.ts'
import { facade, side } from './fronts.ts'
import type { Paint } from './plan.ts'

/** A tower that the crane adds a storey to. */
export function tower(b: Builder, brief: Brief, paint: Paint): void {
  const floors = brief.int(1, 2)
  for (let i = 0; i < floors; i++)
    container(b.at(i === 1 ? 40 : 0, 0, i * LEVEL), {
      color: paint(i),
      front: facade(brief, i),
      right: side(brief),
    })
  const top = floors * LEVEL
  const rest = { color: paint(5), front: facade(brief, 1), right: side(brief) }
  towerCrane(b.at(800, 122), { height: top + 640, reach: 490, hook: 230, to: top, load: rest })
}

/** Two storeys of offices, one shifted. */
export function offices(b: Builder, brief: Brief, paint: Paint): void {
  container(b, {
    color: paint(3),
    size: [730, 244, 260],
    front: [glazing([0.05, 0.03, 0.6, 0.84], 6, { door: 2 }), window([0.72, 0.3, 0.22, 0.48])],
    right: side(brief),
  })
  container(b.at(90, 0, LEVEL), { color: paint(4), front: facade(brief, 1), right: side(brief) })
  solarPanels(b.at(150, 40, 2 * LEVEL), 5, 2)
  canopy(b.at(60, 245), 420, 110, 236, { roof: '#f3f0e7', posts: 3 })
  if (brief.chance(0.6)) {
    b.box([700, 40, LEVEL - 8], [150, 180, 8], metals.steel)
    railing(b.at(700, 218, LEVEL), 148)
  }
  airConditioner(b.at(745, 60, LEVEL))
}

/** A café with a terrace. */
export function cafe(b: Builder, brief: Brief, paint: Paint): void {
  container(b, {
    color: paint(6),
    front: [glazing([0.05, 0.03, 0.62, 0.72], 5, { door: 3 }), window([0.74, 0.3, 0.2, 0.44])],
    right: side(brief),
  })
  awning(b.at(20, 244), 390, 100, 188, paint(1))
  sign(b.at(60, 206, LEVEL), 300, paint(1), 74)
  deck(b.at(-10, 250), 640, 190, 16, woods.teak)
  parasol(b.at(470, 345, 16), paint(1))
  parasol(b.at(190, 385, 16), '#f1ece1')
}

/** A home of two crossed units. */
export function home(b: Builder, brief: Brief, paint: Paint): void {
  const level = LEVEL
  container(b, {
    color: paint(7),
    front: [glazing([0.06, 0.03, 0.44, 0.84], 3, { door: 1 }), window([0.62, 0.3, 0.28, 0.48])],
    right: side(brief),
  })
  container(b.at(180, -60, level), {
    color: paint(2),
    size: [244, 420, 250],
    front: [glazing([0.1, 0.05, 0.8, 0.82], 2)],
    right: [window([0.1, 0.3, 0.24, 0.46]), window([0.46, 0.3, 0.4, 0.46])],
  })
  for (const x of [186, 410]) b.box([x, 348, 0], [9, 9, level], metals.black)
  deck(b.at(0, 246), 600, 130, 18, woods.oak)
  railing(b.at(430, 236, level), 170, 80)
  stair(b.at(612, 70, 0), level, 360, 90)
  planter(b.at(20, 290, 18), 130, '#8d979a', leaves.green)
}
