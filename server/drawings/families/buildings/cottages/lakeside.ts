import type { Builder } from '../../../kit/builder.ts'
import { metals, woods } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { door, glazing } from '../../../props/openings.ts'
import { thatchedCone } from '../../../props/pavilions.ts'
import { chimney } from '../../../props/roofs/chimney.ts'
import { hippedRoof, polygonRing } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { shedRoof } from '../../../props/roofs/single.ts'
import { type Cottage, timbers } from './cottage.ts'
import { body, H, type Lakeside, platform, shore } from './lakeshore.ts'

const constructions = ['gable-to-lake', 'long', 'lean-to', 'round', 'two-wings'] as const

/** A cottage raised on posts at the water: a deck over the lake, a landing stage, a boat. */
export function lakesideCottage(b: Builder, cottage: Cottage): void {
  const { brief } = cottage
  const construction = brief.construction(constructions)
  const house: Lakeside = {
    ...cottage,
    timber: brief.pick([...timbers, '#efe6d2', '#7fa0a6', '#a4b8a0']),
    skin: brief.pick(['boards', 'upright'] as const),
    lift: brief.between(50, 100),
    out: brief.between(150, 220),
  }
  if (construction === 'gable-to-lake') gableToLake(b, house)
  if (construction === 'long') long(b, house)
  if (construction === 'lean-to') leanTo(b, house)
  if (construction === 'round') roundHut(b, house)
  if (construction === 'two-wings') twoWings(b, house)
}

function gableToLake(b: Builder, house: Lakeside): void {
  const { brief, roof, timber, lift, out } = house
  const [w, d] = [brief.between(360, 430), brief.between(380, 460)]
  shore(b, house, w, d)
  platform(b, house, w, d + out)
  body(b.at(0, 0, lift), house, w, d)
  pitchedRoof(b.at(0, 0, lift + H), [w, d + out * 0.5], {
    rise: brief.between(150, 200),
    along: 'y',
    color: roof,
    gable: timber,
    eave: 24,
    verge: 20,
    gableMarks: [homeWindow([0.42, 0.24, 0.16, 0.26])],
  })
  for (const x of [4, w - 16]) b.box([x, d + out * 0.5 - 14, lift], [12, 12, H], woods.walnut)
}

function long(b: Builder, house: Lakeside): void {
  const { brief, roof, timber, lift, out, stone } = house
  const [w, d] = [brief.between(520, 620), 300]
  shore(b, house, w, d)
  platform(b, house, w, d + out)
  body(b.at(0, 0, lift), house, w, d)
  if (brief.chance(0.5))
    hippedRoof(b.at(0, 0, lift + H), [w, d], { rise: 160, color: roof, eave: 40 })
  else
    pitchedRoof(b.at(0, 0, lift + H), [w, d], {
      rise: 170,
      color: roof,
      gable: timber,
      eave: 36,
      cover: 'shingles',
    })
  chimney(b.at(w + 42, d * 0.3), lift + H + 210, stone, 54)
}

function leanTo(b: Builder, house: Lakeside): void {
  const { brief, roof, timber, lift, out } = house
  const [w, d] = [brief.between(430, 520), 330]
  shore(b, house, w, d)
  platform(b, house, w, d + out)
  body(b.at(0, 0, lift), house, w, d)
  shedRoof(b.at(0, 0, lift + H), [w, d], {
    rise: brief.between(120, 180),
    color: roof,
    gable: timber,
    eave: 34,
  })
  b.cylinder([w * 0.24, 80, lift + H + 110], 9, 130, metals.graphite)
}

/** A round hut under thatch that stands in the water. */
function roundHut(b: Builder, house: Lakeside): void {
  const { brief, timber, lift, out } = house
  const r = brief.between(180, 215)
  shore(b, house, 2 * r, 2 * r)
  platform(b, house, 2 * r, 2 * r + out)
  const at = b.at(r, r, lift)
  const sides = 12
  at.loft(polygonRing(sides, r - 6, 0), polygonRing(sides, r - 6, 205), timber)
  const face = (r - 6) * Math.cos(Math.PI / sides)
  const open = { open: true, casts: false } as const
  at.box([-48, face, 0], [96, 1.5, 188], timber, {
    ...open,
    front: [door(0, 1, 1, { color: house.accent, lite: 'full' })],
  })
  at.box([face, -48, 56], [1.5, 96, 96], timber, { ...open, right: [homeWindow([0, 0, 1, 1])] })
  thatchedCone(at.at(0, 0, 205), r + 66, brief.between(220, 280))
}

function twoWings(b: Builder, house: Lakeside): void {
  const { brief, roof, timber, lift, out } = house
  const [w, d, wing] = [brief.between(520, 600), 280, 250]
  shore(b, house, w, d + 110)
  platform(b, house, w, d + 110 + out)
  body(b.at(0, 0, lift), house, w, d)
  walls(b.at(0, d, lift), [wing, 110, H], {
    color: timber,
    skin: house.skin,
    front: [glazing([0.12, 0.02, 0.76, 0.9], 3, { door: 1 })],
    right: [],
  })
  const rise = brief.between(150, 180)
  pitchedRoof(b.at(0, 0, lift + H), [w, d], { rise, color: roof, gable: timber, eave: 12 })
  pitchedRoof(b.at(0, d + 14, lift + H), [wing, 96], {
    rise: rise * 0.72,
    along: 'y',
    color: roof,
    gable: timber,
    eave: 14,
    verge: 0,
  })
}
