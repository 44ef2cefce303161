import type { Builder } from '../../../kit/builder.ts'
import { coats, ground, metals } from '../../../kit/palette.ts'
import { car } from '../../../props/cars.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { carport, homeWindow, letterBox, walls } from '../../../props/dwellings.ts'
import { fence, washingLine } from '../../../props/fixtures.ts'
import { door, glazing } from '../../../props/openings.ts'
import { canopy, deck, parasol, solarPanels } from '../../../props/outdoors.ts'
import { patch, paved, plot } from '../../../props/plots.ts'
import { chimney } from '../../../props/roofs/chimney.ts'
import { hippedRoof } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof } from '../../../props/roofs/single.ts'
import { veranda } from '../../../props/verandas.ts'
import { greenery, type Home } from './home.ts'

const constructions = ['joined', 'bungalow', 'corner', 'two-slopes', 'hipped'] as const

/** A family's home on one level: joined units, a bungalow, wings around a terrace. */
export function familyHouse(b: Builder, home: Home): void {
  const construction = home.brief.construction(constructions)
  if (construction === 'joined') joined(b, home)
  if (construction === 'bungalow') bungalow(b, home)
  if (construction === 'corner') corner(b, home)
  if (construction === 'two-slopes') twoSlopes(b, home)
  if (construction === 'hipped') hipped(b, home)
}

function joined(b: Builder, home: Home): void {
  const { brief, wall, accent, wood, door: leaf } = home
  const [w, d, h, step] = [606, 244, 260, brief.between(60, 130)]
  grounds(b, home, [w + 260, 2 * d + step, 250])
  container(b, { color: wall, size: [w, d, h], right: [homeWindow([0.24, 0.34, 0.52, 0.42])] })
  container(b.at(step, d + 9), {
    color: accent,
    size: [w, d, h],
    front: [
      glazing([0.06, 0.03, 0.52, 0.84], 5, { door: 2 }),
      homeWindow([0.68, 0.34, 0.22, 0.42], { curtain: '#e9d6c6' }),
    ],
    right: [door(0.14, 0.38, 0.82, { color: leaf }), homeWindow([0.62, 0.4, 0.26, 0.34])],
  })
  solarPanels(b.at(60, 40, h + roofHeight), 4, 2)
  deck(b.at(step + 10, 2 * d + 14), w - 200, 150, 18, wood)
  canopy(b.at(step + 14, 2 * d + 14, 18), w - 208, 140, h - 42, { posts: 3 })
  garage(b.at(step + w + 20, d - 20), home, d + step + 258)
}

function bungalow(b: Builder, home: Home): void {
  const { brief, wall, roof, skin, door: leaf, accent } = home
  const [w, d, h] = [brief.between(700, 820), 330, 240]
  const [bay, out] = [brief.between(280, 330), brief.between(120, 170)]
  grounds(b, home, [w, d + out, 230])
  const window = { shutters: brief.chance(0.5) ? accent : '#f4f0e4' }
  walls(b, [w, d, h], {
    color: wall,
    skin,
    base: [30, '#a49c8c'],
    front: [
      door(0.44, 96 / w, 0.86, { color: leaf }),
      homeWindow([0.64, 0.36, 0.12, 0.42], window),
      homeWindow([0.84, 0.36, 0.12, 0.42]),
    ],
    right: [homeWindow([0.14, 0.36, 0.28, 0.4]), homeWindow([0.58, 0.36, 0.28, 0.4])],
  })
  walls(b.at(0, d), [bay, out, h], {
    color: wall,
    skin,
    base: [30, '#a49c8c'],
    front: [homeWindow([0.24, 0.32, 0.52, 0.46], { ...window, panes: 3 })],
  })
  const look = { color: roof, gable: wall, verge: 22 }
  pitchedRoof(b.at(0, 0, h), [w, d], { ...look, rise: 170, eave: 10, cover: 'tiles' })
  pitchedRoof(b.at(0, d + 12, h), [bay, out - 12], {
    ...look,
    rise: 108,
    along: 'y',
    eave: 16,
    verge: 0,
    cover: 'tiles',
  })
  veranda(b.at(bay + 17, d), w - bay - 34, out - 10, {
    high: 228,
    low: 208,
    posts: 3,
    roof,
    entrance: [0.05, 0.45],
  })
  chimney(b.at(w + 23, d * 0.4), h + 230, '#b0a592')
}

function corner(b: Builder, home: Home): void {
  const { brief, wall, accent, wood, skin, door: leaf } = home
  const [w, d, h, wing] = [brief.between(640, 760), 270, 265, brief.between(300, 390)]
  grounds(b, home, [w, d + wing, 170])
  walls(b, [w, d, h], {
    color: wall,
    skin,
    front: [glazing([0.44, 0.03, 0.5, 0.84], 5, { door: 2 })],
    right: [homeWindow([0.2, 0.34, 0.6, 0.42], { panes: 3 })],
  })
  walls(b.at(0, d), [d, wing, h - 20], {
    color: accent,
    skin: 'upright',
    front: [homeWindow([0.2, 0.34, 0.6, 0.42], { panes: 3 })],
    right: [door(0.7, 96 / wing, 0.84, { color: leaf }), homeWindow([0.14, 0.34, 0.36, 0.42])],
  })
  b.box([-24, -24, h], [w + 48, d + 23, 20], '#f3f0e7')
  b.box([-24, d, h - 20], [d + 48, wing + 24, 18], metals.graphite)
  solarPanels(b.at(60, 60, h + 20), 4, 1)
  deck(b.at(d + 24, d + 1), w - d - 40, wing * 0.7, 16, wood)
  parasol(
    b.at(d + (w - d) / 2, d + wing * 0.4, 16),
    brief.pick([coats.sun, '#f1ece1', coats.orange]),
  )
}

function twoSlopes(b: Builder, home: Home): void {
  const { brief, wall, accent, roof, skin, door: leaf, wood } = home
  const [w, d, h] = [brief.between(360, 420), 340, 240]
  grounds(b, home, [2 * w, d + 120, 230])
  const glass = glazing([0.08, 0.03, 0.84, 0.86], 3, { door: 1 })
  walls(b.at(0, 60), [w, d, h], { color: wall, skin, front: [glass], right: [] })
  walls(b.at(w, 0), [w, d, h + 40], {
    color: accent,
    skin,
    front: [
      door(0.12, 100 / w, 0.76, { color: leaf }),
      homeWindow([0.5, 0.34, 0.36, 0.36], { panes: 3 }),
    ],
    right: [homeWindow([0.14, 0.34, 0.28, 0.36]), homeWindow([0.58, 0.34, 0.28, 0.36])],
  })
  shedRoof(b.at(0, 84, h), [w - 24, d - 24], {
    rise: brief.between(90, 150),
    color: roof,
    gable: wall,
  })
  shedRoof(b.at(w + 24, 24, h + 40), [w - 24, d - 48], {
    rise: brief.between(120, 190),
    color: roof,
    gable: accent,
  })
  deck(b.at(10, d + 61), w - 20, 130, 18, wood)
  canopy(b.at(w + 20, d + 1), 170, 90, 216, { roof: '#f3f0e7' })
}

function hipped(b: Builder, home: Home): void {
  const { brief, wall, roof, skin, door: leaf } = home
  const [w, d, h] = [brief.between(560, 680), brief.between(400, 470), 245]
  grounds(b, home, [w + 270, d + 120, 240])
  walls(b, [w, d, h], {
    color: wall,
    skin,
    base: [34, '#a49c8c'],
    front: [
      homeWindow([0.08, 0.36, 0.2, 0.4], { shutters: home.accent }),
      door(0.44, 100 / w, 0.86, { color: leaf }),
      homeWindow([0.72, 0.36, 0.2, 0.4], { shutters: home.accent }),
    ],
    right: [homeWindow([0.12, 0.36, 0.3, 0.4]), homeWindow([0.58, 0.36, 0.3, 0.4])],
  })
  hippedRoof(b.at(0, 0, h), [w, d], { rise: brief.between(140, 190), color: roof, eave: 40 })
  veranda(b.at(w * 0.36, d), w * 0.34, 110, {
    high: 214,
    low: 204,
    posts: 2,
    roof,
    step: 20,
    entrance: [0.1, 0.9],
  })
  garage(b.at(w + 46, 60), home, d + 288)
}

/** A car under its roof. */
function garage(b: Builder, { brief, roof }: Home, drive: number): void {
  patch(b, [-6, 0, 262, drive], '#c9c6bb')
  carport(b, [250, 430, 230], roof)
  car(
    b.at(125, 230, 0, 3),
    brief.pick([coats.sun, coats.sky, coats.brick, coats.cream]),
    brief.pick(['saloon', 'pickup']),
  )
}

function grounds(b: Builder, home: Home, [w, d, front]: readonly [number, number, number]): void {
  const { brief, accent } = home
  const side = brief.pick([60, 160])
  plot(b, [-side, -90, w + side + 130, d + front + 90], ground.lawn)
  paved(b, [w * 0.42, d - 40, 120, front + 28])
  letterBox(b.at(w * 0.42 + 150, d + front - 40), accent)
  if (brief.chance(0.6))
    fence(b.at(14 - side, d + front - 22), w * 0.42 + side - 30, {
      style: brief.pick(['pales', 'rails']),
      color: '#f4f0e4',
    })
  else washingLine(b.at(20 - side, d + front - 70), 220, ['#f1ece1', coats.sky, accent])
  greenery(b, home, [48 - side, -10, w + 30, d + front - 120])
}
