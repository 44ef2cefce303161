import { evenly, grid } from '../kit/geometry.ts'
import { disc } from '../kit/mark.ts'
import { brand, coats, darker, ground, leaves, metals, woods } from '../kit/palette.ts'
import { laden } from '../layout/together.ts'
import { planks } from '../props/cladding.ts'
import * as outdoors from '../props/outdoors.ts'
import { patch } from '../props/plots.ts'
import { courses } from '../props/roofs/covers.ts'
import { loungeChair } from '../props/seating.ts'
import { car, wheels } from '../props/vehicles.ts'
import { balustrade, veranda as porch } from '../props/verandas.ts'
import type { BuildingRow, BuildingThing, Look } from './look.ts'
import { base } from './pavilions.ts'

export const chair: BuildingThing = (b, { accent }) => loungeChair(b, accent)
export const firewood: BuildingThing = b => {
  const ends = grid(6, 30).map(([column, row], i) => {
    const u = (column + (row % 2 ? 0.7 : 0.3)) / 6.5
    return disc(u, (row + 0.5) / 5, 8, i % 3 ? woods.ash : woods.oak, 7)
  })
  b.box(0, [120, 44, 90], woods.mahogany, { front: ends })
}
export const planter: BuildingThing = b => outdoors.planter(b, 100, ground.road, leaves.fresh)

export const chimney =
  (over: number): BuildingThing =>
  (b, { stone, lift, size: [, , h] }) => {
    const [top, stones] = [lift + h + over, [courses(24)]]
    b.box(0, [58, 58, top], stone, { front: stones, right: stones })
    b.box([-5, -5, top], [68, 68, 8], darker(stone, 0.25))
    b.cylinder([29, 29, top + 8], 11, 22, '#8a4b32', { r2: 9, top: '#2b2522' })
  }

/** A roofed porch in the middle of the front, along a share of it. */
export const veranda =
  (share: number, d = 116): BuildingThing =>
  (b, { brief, roof, size: [w] }) =>
    porch(b.at((w * (1 - share)) / 2, 1), w * share, d, {
      ...{ high: 204, low: 188, roof, step: 22, post: woods.mahogany },
      rail: brief.pick(['cross', 'balusters']),
    })

/** A deck along a share of the front, with chairs or others on it. */
export const deck =
  (d: number, on: BuildingRow = ['gap', chair, chair], share = 1): BuildingThing =>
  (b, look) => {
    const base: BuildingThing = at => outdoors.deck(at, look.size[0] * share, d, 22, look.wood)
    laden<Look>(base, on)(b, look)
  }

export const shadedDeck =
  (w: number, d = 132): BuildingThing =>
  (b, { brief, accent, wood }) => {
    outdoors.deck(b, w, d, 18, wood)
    if (brief.chance(0.5)) outdoors.awning(b.at(16, 0), w - 32, d - 36, 200, accent)
    else outdoors.canopy(b.at(4, 4, 18), w - 8, d - 10, 200, { roof: accent })
  }

export const pergola: BuildingThing = (b, look) => {
  const { brief, wood } = look
  const [[w], out] = [look.size, brief.between(190, 240)]
  deck(out, ['gap', chair, chair, 'gap', planter])(b, look)
  outdoors.pergola(b.at(14, 24, 22), [w - 28, out - 30, 216], wood, 8)
}

export const colonnade: BuildingThing = (b, { size: [w] }) => {
  const [d, white] = [130, brand.paper]
  b.box(0, [w, d, 16], '#d8d3c4')
  b.cylinder([evenly(5, 20, w - 20), d - 20, 16], 12, 234, white, { r2: 10 })
  b.box([-10, 0, 250], [w + 20, d + 8, 18], white)
  outdoors.railing(b.at(0, d, 268), w, 84, metals.graphite)
}

export const carport: BuildingThing = (b, { brief, roof }) => {
  patch(b, [-6, 0, 262, 470], '#c9c6bb')
  b.box([[4, 236], [6, 414], 0], [10, 10, 230], metals.black)
  b.box(230, [250, 430, 14], roof)
  const color = brief.pick([coats.sun, coats.sky, coats.brick, coats.cream])
  car(b.at(125, 230, 0, 3), color, brief.pick(['saloon', 'pickup']))
}

/** A wooden floor under a house and `out` cm before it, with a rail, and posts up to the roof. */
export const porchFloor =
  (out: number): BuildingThing =>
  (b, look) => {
    const { lift } = look
    const [w, d, h] = look.size
    base(undefined, out - 20)(b, look)
    b.box([[4, w - 16], d + out - 16, lift], [12, 12, h], '#f4f0e4')
    balustrade(b.at(w * 0.6, d + out - 12, lift), w * 0.36, '#f4f0e4')
  }

/** Wheels and a drawbar under a house, and steps to its door. */
export const trailer: BuildingThing = (b, { lift, wood, size: [w, d] }) => {
  wheels(b.at(0, d / 2), [w * 0.66, w * 0.82], d / 2 - 26, 31, 18)
  b.box([0, 30, lift - 18], [w, d - 60, 18], metals.graphite)
  b.beam([w + 2, d / 2, 50], [w + 88, d / 2, 40], 9, metals.graphite)
  for (const i of [0, 1]) b.box([w * 0.34, d + 1 + i * 30, 0], [100, 30, 42 - i * 21], wood)
}

/** A floor on posts under a house and `out` cm before it, with a rail, and stairs at its left. */
export const platform =
  (out: number, foot = 0): BuildingThing =>
  (b, { brief, lift, wood, size: [w, d] }) => {
    const front = d + out
    const posts = evenly(3, 15, w - 15)
    b.cylinder([posts, [14, d - 30], 0], 9, lift - 12, woods.walnut)
    b.cylinder([posts, front - 26, foot], 9, lift - 12 - foot, woods.walnut)
    b.box([-14, -10, lift - 12], [w + 28, front + 20, 12], wood, { top: [planks(26)] })
    const rail = brief.pick(['bars', 'cross', 'balusters'])
    balustrade(b.at(w * 0.36, front + 4, lift), w * 0.64 + 8, '#f4f0e4', rail)
    const steps = Math.ceil((lift - 20) / 24)
    for (let i = 0; i < steps; i++)
      b.box([10, front + 10 + i * 24, lift - (i + 1) * 22 - 6], [100, 24, 6], wood)
  }
