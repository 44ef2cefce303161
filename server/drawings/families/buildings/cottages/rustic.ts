import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves, woods } from '../../../kit/palette.ts'
import { homeWindow, type Skin, walls } from '../../../props/dwellings.ts'
import { fence, waterTank } from '../../../props/fixtures.ts'
import { firewood, rainBarrel } from '../../../props/homestead.ts'
import { door } from '../../../props/openings.ts'
import { flowerPatch, patch, plot } from '../../../props/plots.ts'
import { chimney, hippedRoof, pitchedRoof, thatchColor } from '../../../props/roofs.ts'
import { shrub, tree } from '../../../props/trees.ts'
import { veranda } from '../../../props/verandas.ts'
import { type Cottage, timbers } from './cottage.ts'

const constructions = ['porch', 'cross-gable', 'thatched', 'steep', 'hipped'] as const
const H = 220

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

interface Rustic extends Cottage {
  readonly timber: string
  readonly skin: Skin
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

/** Door in the middle, windows with shutters and flowers, stones at the foot. */
function body(
  b: Builder,
  { timber, skin, stone, accent }: Rustic,
  w: number,
  d: number,
  half = false,
): void {
  const look = { shutters: accent, flowers: '#d8572a' }
  walls(b, [w, d, H], {
    color: timber,
    skin,
    base: [46, stone],
    front: [
      homeWindow([0.1, 0.36, 0.16, 0.42], look),
      door(half ? 0.38 : 0.42, 96 / w, 0.88, { color: accent }),
      ...(half ? [] : [homeWindow([0.74, 0.36, 0.16, 0.42], look)]),
    ],
    right: [0.14, 0.6].map(u => homeWindow([u, 0.38, 0.26, 0.4])),
  })
}

/** A farm garden with a fence, flowers, trees and now and then a tank for rain water. */
function garden(b: Builder, { brief, accent }: Rustic, w: number, d: number): void {
  const [left, front] = [brief.pick([175, 240]), brief.pick([170, 240])]
  plot(b, [-left, -90, w + left + 190, d + front + 90], ground.lawn)
  patch(b, [w * 0.36, d, 110, front - 12], ground.gravel)
  fence(b.at(14 - left, d + front - 24), w * 0.36 + left - 24, {
    style: brief.pick(['rails', 'pales']),
    color: brief.pick([woods.ash, '#f4f0e4']),
  })
  flowerPatch(
    b,
    [w * 0.36 + 130, d + front - 70, w * 0.5, 46],
    brief.pick(['#d8572a', '#c9658a', '#e9b44c']),
  )
  if (left > 200 && brief.chance(0.5))
    waterTank(b.at(-160, 120), { stand: 180, r: 54, h: 110, color: accent })
  else
    tree(
      b.at(70 - left, d + 20),
      brief.pick(['poplar', 'conifer']),
      brief.between(200, 260),
      leaves.deep,
    )
  shrub(b.at(w + 120, d + front - 90), 32, leaves.fresh)
}
