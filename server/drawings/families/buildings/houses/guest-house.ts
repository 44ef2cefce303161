import type { Builder } from '../../../kit/builder.ts'
import { leaves, metals } from '../../../kit/palette.ts'
import { homeWindow, pergola, walls } from '../../../props/dwellings.ts'
import { picnicTable } from '../../../props/fixtures.ts'
import { door, glazing } from '../../../props/openings.ts'
import { deck, parasol, planter } from '../../../props/outdoors.ts'
import { paved, plot } from '../../../props/plots.ts'
import { chimney } from '../../../props/roofs/chimney.ts'
import { thatchColor } from '../../../props/roofs/covers.ts'
import { hippedRoof, polygonRing } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof } from '../../../props/roofs/single.ts'
import { loungeChair } from '../../../props/seating.ts'
import { balustrade, veranda } from '../../../props/verandas.ts'
import { gardenPath, greenery, type Home } from './home.ts'

const constructions = ['porch', 'annexe', 'pergola', 'round', 'two-rooms'] as const

/** A guest house on one level, always with a porch to sit on. */
export function guestHouse(b: Builder, home: Home): void {
  const construction = home.brief.construction(constructions)
  if (construction === 'porch') withPorch(b, home)
  if (construction === 'annexe') annexe(b, home)
  if (construction === 'pergola') underPergola(b, home)
  if (construction === 'round') roundHouse(b, home)
  if (construction === 'two-rooms') twoRooms(b, home)
}

function withPorch(b: Builder, home: Home): void {
  const { brief, wall, roof, skin, door: leaf, wood } = home
  const [w, d, h, porch] = [brief.between(360, 430), brief.between(340, 430), 235, 170]
  garden(b, home, w, d + porch)
  deck(b.at(0, d + 1), w, porch, 24, wood)
  walls(b.at(0, 0, 24), [w, d, h], {
    color: wall,
    skin,
    front: [
      door(0.1, 96 / w, 0.86, { color: leaf, lite: 'full' }),
      homeWindow([0.5, 0.34, 0.36, 0.44], { panes: 3 }),
    ],
    right: [
      homeWindow([0.14, 0.36, 0.28, 0.42]),
      homeWindow([0.58, 0.36, 0.28, 0.42], { flowers: '#e3ab41' }),
    ],
  })
  b.box([-4, -4, 0], [w + 8, d + 4, 24], '#a49c8c')
  for (const x of [4, w - 16]) b.box([x, d + porch - 16, 24], [12, 12, h], '#f4f0e4')
  balustrade(b.at(w * 0.62, d + porch - 12, 24), w * 0.34, 80, '#f4f0e4')
  loungeChair(b.at(w * 0.72, d + 90, 24), home.accent)
  pitchedRoof(b.at(0, 0, 24 + h), [w, d + porch], {
    rise: brief.between(150, 210),
    along: 'y',
    color: roof,
    gable: wall,
    eave: 24,
    verge: 20,
    cover: 'shingles',
  })
}

/** Beside the gable of the house that it belongs to. */
function annexe(b: Builder, home: Home): void {
  const { brief, wall, roof, skin, door: leaf, accent } = home
  const [w, d, h] = [brief.between(420, 520), 290, 240]
  const [mw, md, mh] = [330, 420, 330]
  garden(b, home, mw + w + 60, Math.max(md, d + 150), 160)
  walls(b, [mw, md, mh], {
    color: '#f1ece1',
    front: [
      homeWindow([0.14, 0.24, 0.28, 0.3], { shutters: accent }),
      homeWindow([0.6, 0.24, 0.26, 0.3], { shutters: accent }),
    ],
    right: [],
  })
  pitchedRoof(b.at(0, 0, mh), [mw, md], {
    rise: 170,
    along: 'y',
    color: roof,
    gable: '#f1ece1',
    eave: 20,
    cover: 'tiles',
    gableMarks: [homeWindow([0.42, 0.2, 0.16, 0.3])],
  })
  walls(b.at(mw + 44, 20), [w, d, h], {
    color: wall,
    skin,
    front: [
      door(0.1, 96 / w, 0.86, { color: leaf, lite: 'full' }),
      homeWindow([0.42, 0.34, 0.2, 0.44]),
      homeWindow([0.74, 0.34, 0.18, 0.44], { flowers: '#d8572a' }),
    ],
    right: [homeWindow([0.28, 0.34, 0.44, 0.44])],
  })
  shedRoof(b.at(mw + 44, 44, h), [w, d - 48], {
    rise: brief.between(70, 120),
    color: metals.graphite,
    gable: wall,
    eave: 22,
  })
  veranda(b.at(mw + 44, d + 21), w, 120, {
    high: 222,
    low: 204,
    posts: 3,
    roof: accent,
    entrance: [0.06, 0.4],
  })
}

function underPergola(b: Builder, home: Home): void {
  const { brief, wall, skin, wood, accent } = home
  const [w, d, h, out] = [brief.between(500, 620), 300, 265, brief.between(190, 240)]
  garden(b, home, w, d + out)
  walls(b, [w, d, h], {
    color: wall,
    skin,
    front: [
      glazing([0.06, 0.03, 0.5, 0.84], 4, { door: 2 }),
      homeWindow([0.66, 0.34, 0.26, 0.44], { panes: 3 }),
    ],
    right: [homeWindow([0.24, 0.34, 0.52, 0.44])],
  })
  b.box([-20, -20, h], [w + 40, d + 40, 18], '#f3f0e7')
  deck(b.at(0, d + 1), w, out, 18, wood)
  pergola(b.at(14, d + 24, 18), [w - 28, out - 30, 216], wood, 8)
  loungeChair(b.at(w * 0.3, d + out * 0.55, 18), accent)
  loungeChair(b.at(w * 0.52, d + out * 0.55, 18), accent)
  planter(b.at(w * 0.66, d + out - 60, 18), 100, '#8d979a', leaves.fresh)
}

/** A round house under thatch, as in a lodge. */
function roundHouse(b: Builder, home: Home): void {
  const { brief, wall, door: leaf } = home
  const [r, h] = [brief.between(200, 240), 210]
  const color = home.skin === 'render' ? wall : '#e6d3b4'
  const sides = 12
  garden(b, home, 2 * r + 40, 2 * r + 90)
  const at = b.at(r, r)
  at.loft(polygonRing(sides, r + 6, 0), polygonRing(sides, r + 6, 30), '#a49c8c')
  at.loft(polygonRing(sides, r, 30), polygonRing(sides, r, h + 12), color)
  const face = r * Math.cos(Math.PI / sides)
  const open = { open: true, casts: false } as const
  at.box([-52, face, 30], [104, 1.5, 190], color, {
    ...open,
    front: [door(0.04, 0.92, 1, { color: leaf, lite: 'high' })],
  })
  at.box([face, -50, 90], [1.5, 100, 90], color, { ...open, right: [homeWindow([0, 0, 1, 1])] })
  at.loft(polygonRing(sides, r + 62, h + 12), polygonRing(sides, r + 62, h + 30), '#a58a55')
  at.loft(polygonRing(sides, r + 62, h + 30), polygonRing(sides, r * 0.62, h + 150), thatchColor)
  at.loft(
    polygonRing(sides, r * 0.66, h + 150),
    polygonRing(sides, 12, h + brief.between(270, 320)),
    '#b09258',
  )
  at.box([-90, face + 8, 0], [180, 80, 16], '#cfcabd')
  parasol(b.at(2 * r + 20, 2 * r + 60), home.accent, 215)
}

/** Two rooms with doors of their own under one hipped roof. */
function twoRooms(b: Builder, home: Home): void {
  const { brief, wall, roof, skin, door: leaf } = home
  const [w, d, h] = [brief.between(640, 760), 310, 240]
  garden(b, home, w, d + 150)
  const half = (u: number) => [
    door(u + 0.05, 92 / w, 0.86, { color: leaf }),
    homeWindow([u + 0.24, 0.34, 0.17, 0.42], { flowers: '#d8572a' }),
  ]
  walls(b, [w, d, h], {
    color: wall,
    skin,
    base: [30, '#a49c8c'],
    front: [...half(0.02), ...half(0.52)],
    right: [homeWindow([0.28, 0.34, 0.44, 0.42])],
  })
  if (brief.chance(0.5)) hippedRoof(b.at(0, 0, h), [w, d], { rise: 150, color: roof, eave: 20 })
  else pitchedRoof(b.at(0, 0, h), [w, d], { rise: 150, color: roof, gable: wall, eave: 16 })
  veranda(b.at(0, d + 21), w, 120, {
    high: 222,
    low: 204,
    posts: 5,
    roof,
    entrance: [0.04, 0.26],
    floor: '#d8d3c4',
  })
  b.box([0, d, 0], [w, 21, 18], '#d8d3c4')
  if (brief.chance(0.5)) chimney(b.at(w + 32, 110), h + 210, '#b0a592')
}

function garden(b: Builder, home: Home, w: number, d: number, front = 170): void {
  const { brief } = home
  const side = brief.pick([70, 190])
  plot(b, [-side, -90, w + side + 150, d + front + 90])
  if (side > 100) {
    paved(b, [30 - side, d * 0.45, side - 60, 190])
    picnicTable(b.at(-side / 2 - 10, d * 0.45 + 95, 0, 1))
  }
  gardenPath(b, w * 0.3, d + 14, d + front)
  greenery(b, home, [50 - side, 10, w + 26, d + front - 60])
}
