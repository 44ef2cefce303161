import type { Builder } from '../../../kit/builder.ts'
import { woods } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { firewood, rainBarrel } from '../../../props/homestead.ts'
import { door } from '../../../props/openings.ts'
import { chimney } from '../../../props/roofs/chimney.ts'
import { thatchColor } from '../../../props/roofs/covers.ts'
import { hippedRoof } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { veranda } from '../../../props/verandas.ts'
import { type Cottage, timbers } from './cottage.ts'
import { body, garden, H, type Rustic } from './farm.ts'

const constructions = ['porch', 'cross-gable', 'thatched', 'steep', 'hipped'] as const

/** A rustic cottage: boards over a stone base, a steep roof, a chimney, a stack of firewood. */
export function rusticCottage(b: Builder, cottage: Cottage): void {
  const { brief } = cottage
  const construction = brief.construction(constructions)
  const house = {
    ...cottage,
    timber: brief.pick(timbers),
    skin: brief.pick(['boards', 'upright', 'logs'] as const),
  }
  if (construction === 'porch') longPorch(b, house)
  if (construction === 'cross-gable') crossGable(b, house)
  if (construction === 'thatched') thatched(b, house)
  if (construction === 'steep') steep(b, house)
  if (construction === 'hipped') hipped(b, house)
}

function longPorch(b: Builder, house: Rustic): void {
  const { brief, w, d, roof, timber } = house
  garden(b, house, w, d + 130)
  body(b, house, w, d)
  pitchedRoof(b.at(0, 0, H), [w, d], {
    rise: brief.between(190, 240),
    color: roof,
    gable: timber,
    eave: 12,
    cover: 'shingles',
    gableMarks: [homeWindow([0.42, 0.24, 0.16, 0.24])],
  })
  veranda(b.at(0, d + 14), w, 120, {
    high: 204,
    low: 188,
    posts: 4,
    roof,
    step: 24,
    entrance: [0.06, 0.34],
    rail: brief.pick(['cross', 'balusters']),
    post: woods.mahogany,
  })
  chimney(b.at(w + 27, d * 0.3), H + 290, house.stone, 60)
  firewood(b.at(w + 28, d * 0.3 + 200, 0, 1), 120, 90)
}

function crossGable(b: Builder, house: Rustic): void {
  const { brief, w, d, roof, timber, accent, stone } = house
  const [bay, out] = [w * 0.44, brief.between(90, 140)]
  garden(b, house, w, d + out)
  body(b, house, w, d, true)
  walls(b.at(w - bay, d), [bay, out, H], {
    color: timber,
    skin: house.skin,
    base: [46, stone],
    front: [
      homeWindow([0.24, 0.3, 0.52, 0.46], { panes: 3, flowers: '#d8572a', shutters: accent }),
    ],
    right: [],
  })
  pitchedRoof(b.at(0, 0, H), [w, d], {
    rise: 210,
    color: roof,
    gable: timber,
    eave: 10,
    cover: 'tiles',
  })
  pitchedRoof(b.at(w - bay, d + 12, H), [bay, out - 12], {
    rise: 130,
    along: 'y',
    color: roof,
    gable: timber,
    eave: 14,
    verge: 0,
    cover: 'tiles',
    gableMarks: [homeWindow([0.42, 0.2, 0.16, 0.34])],
  })
  chimney(b.at(-88, d * 0.36), H + 280, stone, 60)
  rainBarrel(b.at(w - bay - 40, d + 40))
}

function thatched(b: Builder, house: Rustic): void {
  const { brief, w, d, stone } = house
  garden(b, house, w, d + 70)
  body(b, { ...house, timber: brief.pick(['#efe6d2', '#e6d3b4', '#e9d6c6']), skin: 'render' }, w, d)
  pitchedRoof(b.at(0, 0, H), [w, d], {
    rise: brief.between(220, 270),
    color: thatchColor,
    gable: '#e6d3b4',
    cover: 'thatch',
    eave: 46,
    verge: 30,
  })
  chimney(b.at(w + 31, d * 0.36), H + 330, stone, 64)
  b.box([w * 0.36, d, 0], [150, 60, 14], '#cfcabd')
}

/** A tall roof that holds a sleeping loft. */
function steep(b: Builder, house: Rustic): void {
  const { brief, w, d, roof, timber, accent, stone } = house
  const [gw, gd] = [w * 0.78, d * 1.1]
  garden(b, house, gw, gd + 120)
  walls(b, [gw, gd, H - 30], {
    color: timber,
    skin: house.skin,
    base: [46, stone],
    front: [
      door(0.12, 96 / gw, 0.98, { color: accent }),
      homeWindow([0.52, 0.34, 0.3, 0.48], { flowers: '#e3ab41' }),
    ],
    right: [0.12, 0.56].map(u => homeWindow([u, 0.34, 0.26, 0.46], { shutters: accent })),
  })
  pitchedRoof(b.at(0, 0, H - 30), [gw, gd], {
    rise: brief.between(300, 360),
    along: 'y',
    color: roof,
    gable: timber,
    cover: 'shingles',
    eave: 26,
    verge: 36,
    gableMarks: [homeWindow([0.4, 0.14, 0.2, 0.24], { shutters: accent })],
  })
  veranda(b.at(0, gd + 38), gw, 84, {
    high: 178,
    low: 168,
    posts: 3,
    roof,
    step: 20,
    entrance: [0.06, 0.42],
    post: woods.mahogany,
  })
  b.box([0, gd, 0], [gw, 38, 20], woods.oak)
  chimney(b.at(gw + 27, gd * 0.2), H + 380, stone, 56)
}

function hipped(b: Builder, house: Rustic): void {
  const { brief, w, d, roof, stone } = house
  garden(b, house, w, d + 120)
  body(b, house, w, d)
  hippedRoof(b.at(0, 0, H), [w, d], {
    rise: brief.between(170, 220),
    color: roof,
    eave: 20,
    courses: 6,
  })
  veranda(b.at(w * 0.2, d + 22), w * 0.6, 96, {
    high: 200,
    low: 184,
    posts: 3,
    roof,
    step: 22,
    entrance: [0.1, 0.5],
    post: woods.mahogany,
  })
  b.box([w * 0.2, d, 0], [w * 0.6, 22, 22], woods.oak)
  chimney(b.at(w + 21, d * 0.5), H + 220, stone, 58)
  firewood(b.at(w * 0.02, d + 4), w * 0.16, 90)
}
