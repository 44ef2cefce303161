import type { Builder } from '../../../kit/builder.ts'
import { leaves, metals, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { homeWindow, type Skin, walls } from '../../../props/dwellings.ts'
import { sunLounger } from '../../../props/garden.ts'
import { door, glazing } from '../../../props/openings.ts'
import { thatchedCone } from '../../../props/pavilions.ts'
import { chimney, hippedRoof, pitchedRoof, polygonRing, shedRoof } from '../../../props/roofs.ts'
import { loungeChair } from '../../../props/seating.ts'
import { shrub, tree } from '../../../props/trees.ts'
import { balustrade } from '../../../props/verandas.ts'
import { jetty, lakeLevel, lakeside, reeds, rowingBoat } from '../../../props/waterside.ts'
import { type Cottage, timbers } from './cottage.ts'

const constructions = ['gable-to-lake', 'long', 'lean-to', 'round', 'two-wings'] as const
const H = 230

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

interface Lakeside extends Cottage {
  readonly timber: string
  readonly skin: Skin
  /** Height of the floor above the land, and how far the deck reaches over the water. */
  readonly lift: number
  readonly out: number
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

/** Glass towards the lake, a door, plain windows at the side. */
function body(b: Builder, { timber, skin, accent }: Lakeside, w: number, d: number): void {
  walls(b, [w, d, H], {
    color: timber,
    skin,
    front: [
      door(0.08, 96 / w, 0.88, { color: accent, lite: 'full' }),
      glazing([0.4, 0.02, 0.52, 0.86], Math.round(w / 130), { door: 0 }),
    ],
    right: [0.14, 0.6].map(u => homeWindow([u, 0.34, 0.26, 0.42], { flowers: '#d8572a' })),
  })
}

/** The floor on posts, from the land out over the water, with a rail and deck chairs. */
function platform(b: Builder, { lift, out, accent, brief }: Lakeside, w: number, d: number): void {
  const wood = woods.oak
  const land = d - out
  for (const x of [6, w / 2 - 9, w - 24])
    for (const [y, foot] of [
      [14, 0],
      [land - 30, 0],
      [d - 26, lakeLevel],
    ] as const)
      b.cylinder([x + 9, y, foot], 9, lift - 12 - foot, woods.walnut)
  b.box([-14, -10, lift - 12], [w + 28, d + 20, 12], wood, { top: [planks(26)] })
  const gate = w * 0.34
  balustrade(
    b.at(gate, d + 4, lift),
    w - gate + 8,
    84,
    '#f4f0e4',
    brief.pick(['bars', 'cross', 'balusters']),
  )
  if (brief.chance(0.5)) sunLounger(b.at(w * 0.72, land + out * 0.42, lift, 1), accent)
  else for (const x of [0.55, 0.8]) loungeChair(b.at(w * x, land + out * 0.5, lift), accent)
  const steps = Math.ceil((lift - 28) / 24)
  for (let i = 0; i < steps; i++)
    b.box([10, d + 10 + i * 24, lift - (i + 1) * 22 - 6], [100, 24, 6], wood)
  jetty(b.at(6, d + 12 + steps * 24), 200, 110, wood)
}

/** The land with trees, the lake with a boat and reeds. */
function shore(b: Builder, { brief, accent, out, lift }: Lakeside, w: number, d: number): void {
  const left = brief.pick([190, 250])
  const right = brief.pick([170, 250])
  const lake = out + Math.ceil((lift - 28) / 24) * 24 + 270
  lakeside(b, [-left, -100, w + left + right, d + lake + 110], d + 10)
  rowingBoat(b.at(w * 0.5 + 60, d + lake - 130), brief.pick([accent, '#f4f0e4', '#b4533a']))
  reeds(b.at(w + right - 90, d + 40), 11)
  tree(
    b.at(66 - left, d * 0.4),
    brief.pick(['conifer', 'poplar']),
    brief.between(220, 280),
    leaves.deep,
  )
  if (right > 200)
    tree(
      b.at(w + right - 80, -16),
      brief.pick(['poplar', 'conifer']),
      brief.between(230, 300),
      leaves.green,
    )
  else shrub(b.at(w + right - 70, d - 70), 34, leaves.fresh)
}
