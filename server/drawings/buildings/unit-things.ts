import type { Builder } from '../kit/builder.ts'
import { evenly, points, triples, type Vec } from '../kit/geometry.ts'
import { brand, coats, ground, leaves, lighter, metals, woods } from '../kit/palette.ts'
import { filling } from '../layout/row.ts'
import type { Thing } from '../layout/thing.ts'
import { turned } from '../layout/together.ts'
import * as fixtures from '../props/fixtures.ts'
import { flagpole, kenya } from '../props/flags.ts'
import * as outdoors from '../props/outdoors.ts'
import { parking } from '../props/plots.ts'
import { flight } from '../props/stairs.ts'
import { shrub as bush, hedge as clipped, tree as grown, type TreeKind } from '../props/trees.ts'
import { car as driven } from '../props/vehicles.ts'
import { veranda as leaning } from '../props/verandas.ts'
import { waterTank } from '../props/water-tank.ts'
import { type BuildingThing, type Range, sampled } from './look.ts'

const STONE = '#cfcabd'
/** How high a roof before a door is above the floor, in cm. */
const SHELTER = 226

export const step: BuildingThing = (b, { lift, storey, size: [w] }) => {
  if (storey > 0) return
  const d = lift > 20 ? 104 : 74
  b.box([-18, 0, 0], [w + 36, d, lift || 12], STONE)
  if (lift > 20) b.box([-18, d, 0], [w + 36, 32, lift / 2], STONE)
}
/** A landing with a step and a ramp, to the right or forward. */
export const ramped =
  (way: 'right' | 'forward' = 'right'): BuildingThing =>
  (b, { lift, size: [w] }) => {
    b.box([-18, 1, 0], [w + 36, 115, lift], STONE)
    b.box([-18, 116, 0], [w * 0.4, 30, lift / 2], STONE)
    if (way === 'right') ramp(b.at(w + 258, 110, 0, 2), 240, lift, 100)
    else ramp(b.at(w * 0.44, 316, 0, 1), 200, lift, w * 0.5)
  }
/** Along x, it rises to `h` at x = `run`, with handrails. */
function ramp(b: Builder, run: number, h: number, width: number) {
  b.gable(0, [run, width, h], 'y', '#d8d3c4', { ridge: 1 })
  for (const y of [5, width - 5])
    b.wire(points([8, y, 0], [8, y, 84], [run - 4, y, h + 84], [run - 4, y, h]), 4, metals.graphite)
}
export const shelter: BuildingThing = (b, { lift, accent, size: [w] }) =>
  outdoors.canopy(b.at(-26, 1, lift), w + 52, 100, SHELTER, { roof: accent })
export const slab: BuildingThing = (b, { lift, size: [w] }) => {
  b.box([-20, 0, lift + SHELTER], [w + 40, 80, 8], '#f3f0e7')
}
export const awning: BuildingThing = (b, { lift, accent, size: [w, , h] }) =>
  outdoors.awning(b.at(-6, 0), w + 12, 96, lift + h - 72, accent)

const timber = [woods.oak, woods.teak, woods.ash]
/** A timber deck as high as the floor, perhaps with posts for the roof that reaches over it. */
export const deck =
  (d = 120, hasPosts = false): BuildingThing =>
  (b, { brief, lift, size: [w, , h] }) => {
    outdoors.deck(b.at(0, 1), w, d, lift, brief.whole().pick(timber))
    if (hasPosts) b.box([evenly(3, 4, w - 14), d - 14, lift], [10, 10, h + 14], woods.walnut)
  }
/** The same under a flat roof on posts, which covers a share of it. */
export const porch =
  (d: number, share = 1, color?: string): BuildingThing =>
  (b, look) => {
    const { lift, size } = look
    const [w, , h] = size
    deck(d)(b, look)
    const roof = color ? { roof: color } : {}
    const posts = share > 0.6 ? 3 : 2
    outdoors.canopy(b.at(0, 1, lift), w * share, d, h - 26, { posts, ...roof })
    if (share < 0.8) outdoors.railing(b.at(w * share + 10, d - 4, lift), w * (1 - share) - 16)
  }
/** A deck with a railing under a leaning roof, which ends `below` cm under the walls' top. */
export const veranda =
  (d: number, below = 20, fall = 34): BuildingThing =>
  (b, { brief, lift, roof, size: [w, , h] }) =>
    leaning(b.at(0, 1), w, d, {
      ...{ high: lift + h - below, low: lift + h - below - fall, step: lift, roof },
      post: brief.pick([woods.walnut, brand.sand, '#33424a']),
      rail: brief.pick(['balusters', 'cross', 'bars']),
    })
export const stair =
  (at = 0): BuildingThing =>
  (b, { lift, size: [w, , h] }) => {
    const level = lift + h + 14
    const x = at * w
    b.box([x, 1, level - 8], [128, 95, 8], ground.road)
    b.box([x + 4, 84, 0], [8, 8, level - 8], metals.black)
    outdoors.railing(b.at(x, 94, level), 128)
    steelStair(b.at(x + 480, 92, 0, 2), [350, 86, level])
  }

export const gallery: BuildingThing = (b, { lift, accent, size: [w] }) => {
  b.box([-4, 5, lift - 10], [w + 8, 104, 10], metals.steel)
  b.box([[2, w - 10], 96, 0], [8, 8, lift - 10], accent)
  outdoors.railing(b.at(-4, 106, lift), w + 8)
}
export const galleryStair: BuildingThing = (b, { lift, size: [w] }) =>
  steelStair(b.at(w + 336, 102, 0, 2), [330, 90, lift - 2])

function steelStair(b: Builder, size: Vec) {
  const tread = lighter(metals.graphite, 0.35)
  flight(b, size, { color: metals.graphite, tread, infill: 'rails' })
}

const greens = [leaves.green, leaves.deep, leaves.fresh]
export const tree =
  (
    kinds: readonly TreeKind[] = ['poplar', 'conifer'],
    height: Range = [240, 340],
    colors = greens,
  ): Thing =>
  (b, { brief }) =>
    grown(b, brief.pick(kinds), sampled(brief, height), brief.pick(colors))
const blossoms = [leaves.jacaranda, leaves.flame, leaves.olive]
export const bloom = tree(['round'], [180, 230], blossoms)
export const shrub: BuildingThing = b => bush(b, 30, leaves.fresh)
export const hedge = filling(90, 230, w => b => clipped(b, w, 54, leaves.deep))
export const planter = filling(90, 200, w => b => outdoors.planter(b, w, '#cfc7b4', leaves.fresh))
export const bench: BuildingThing = b => fixtures.parkBench(b, 150, woods.oak)
/** A stand for them. */
export const bicycles: BuildingThing = b => {
  for (const x of [0, 46, 92]) b.wire(triples(HOOP, [x, 0, 0]), 4, metals.graphite)
}
const HOOP = '0 0 0, 0 0 62, 0 8 74, 0 48 74, 0 56 62, 0 56 0'
export const parasol: BuildingThing = (b, { brief, accent }) =>
  outdoors.parasol(b, brief.pick([accent, brand.sand, coats.sun]))
export const cafeTable: BuildingThing = (b, { brief, accent }) =>
  fixtures.cafeTable(b, brief.pick([accent, woods.oak]), brief.int(2, 3))
export const picnic: BuildingThing = b => fixtures.picnicTable(b)
const flags = [coats.orange, coats.teal, coats.blue, coats.brick]
export const flag: BuildingThing = (b, { brief }) =>
  flagpole(b, brief.between(440, 540), brief.pick(flags))
/** That of the country, as schools fly it. */
export const nationalFlag: BuildingThing = (b, { brief }) =>
  flagpole(b, brief.between(440, 540), kenya.color, kenya.stripes)
export const board: BuildingThing = (b, { accent }) => {
  outdoors.sign(b.at(0, 0, 46), 160, accent, 66)
  b.box([[16, 140], 2, 0], [8, 5, 46], metals.graphite)
}
export const car: BuildingThing = turned((b, { brief, paints }) => {
  parking(b.at(-210, 125, 0.6, 1), 1, 420)
  driven(b, brief.pick(paints), brief.pick(['saloon', 'van', 'pickup']))
}, 2)

export const tank =
  (stand: Range = [260, 330]): BuildingThing =>
  (b, { brief, accent }) =>
    waterTank(b, { stand: sampled(brief, stand), color: brief.pick([accent, '#2f3a40']) })
