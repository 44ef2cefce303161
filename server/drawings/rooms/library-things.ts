import { grid, oblong, pairs, partsOf } from '../kit/geometry.ts'
import { disc, panel, tint } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals, woods } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { openBook, screen } from '../props/desk-things.ts'
import { shelving } from '../props/stocked.ts'
import { terminal } from '../props/workplaces.ts'
import { doubleStep } from './clinic-things.ts'
import * as f from './furnishings.ts'
import { colored, filling, type RoomThing } from './plan.ts'

/** Shelves to walk around; in an archive they roll, with a hand wheel at the end. */
export const stack =
  (w: number, h: number, rolls = false): RoomThing =>
  (b, { brief, scheme }) => {
    const wood = rolls ? scheme.fabric : scheme.wood
    const books = shelving(partsOf(w, 95, 1), partsOf(h, 38), wood, brief)
    const wheel = [disc(0.5, 0.55, 13, metals.black), disc(0.5, 0.55, 9, lighter(wood, 0.2))]
    const label = panel(0.28, 0.8, 0.44, 0.1, brand.paper)
    b.block(0, [w, 52, 8], darker(wood, 0.4))
    b.block(8, [w, 56, h - 8], wood, { front: [books], right: [...(rolls ? wheel : []), label] })
  }

export const rollingStacks = filling(300, Infinity, w => (b, plan) => {
  const [count, d, h] = [Math.floor((w - 70) / 58), 170, plan.brief.between(176, 196)]
  const aisle = plan.brief.int(1, count - 1)
  for (const y of [-d / 2 + 30, d / 2 - 30]) b.flat([-28, y, 0], [w, 5, 0.6], metals.graphite)
  for (let i = 0; i < count; i++)
    stack(d, h, true)(b.at(i * 58 + (i < aisle ? 0 : 70), 0, 0, 1), plan)
})

export const trolley: RoomThing = (b, { brief, scheme }) => {
  const color = scheme.accent
  for (const x of [-38, 33]) {
    b.box([x, -17, 8], [5, 34, 92], color)
    b.quiet.cylinder([x + 2.5, [-11, 11], 0], 3.5, 8, metals.black)
  }
  for (const z of [26, 66]) {
    b.block(z, [66, 30, 3], color)
    b.quiet.box([-30, -11, z + 3], [58, 22, 22], darker(color, 0.5), {
      front: [shelving(1, 1, color, brief)],
      topColor: '#f1e9d8',
    })
  }
}

export const catalogue: RoomThing = (b, { brief, scheme }) => {
  const color = brief.pick([scheme.front, scheme.fabric])
  b.cylinder(0, 17, 4, metals.graphite)
  b.block(4, [8, 8, 92], color)
  b.quiet.loft(oblong([-20, -6], [20, 8], 96), oblong([-20, -16], [20, -12], 126), metals.black)
  b.quiet.block([8, 92], [44, 12, 2], color)
  b.quiet.block([20.4, 100], [36, 1, 24], metals.black, { front: screen() })
}

export const steps = colored(doubleStep, metals.steel)

const lamp: RoomThing = b => {
  b.quiet.cylinder(0, 7, 2, metals.brass)
  b.quiet.cylinder(2, 1.4, 24, metals.brass)
  b.quiet.extrude(pairs('-7 0, 7 0, 4 7, -4 7'), 'x', [-17, 0, 26], 34, '#3f7a5c')
}

/** Study places with screens at three sides. */
export const carrels = filling(200, Infinity, w => (b, plan) => {
  const { wood, fabric, accent } = plan.scheme
  const count = Math.floor(w / 98)
  for (let i = 0; i < count; i++) {
    const [at, felt] = [b.at(i * 98, 0), i % 2 ? fabric : accent]
    at.box([[0, 93], 0, 0], [4, 66, 112], felt)
    at.box([4, 0, 30], [89, 4, 82], felt)
    at.box([4, 4, 70], [89, 60, 4], wood)
    terminal(at.at(48, 26, 74), 46)
    f.deskChair(at.at(48, 104, 0, 2), plan)
  }
})

export const magazineRack: RoomThing = (b, { brief, scheme }) => {
  const colors = [brand.orange, brand.teal, brand.sun, fabrics.plum, fabrics.denim, fabrics.sage]
  const covers = grid(3, 9).map(([column, row]) => {
    const [u, v] = [(column + 0.14) / 3, row * 0.33 + 0.04]
    return [
      panel(u, v, 0.24, 0.25, brief.pick(colors)),
      tint(u + 0.1 / 3, v + 0.17, 0.4 / 3, 0.04, '#ffffff'),
    ]
  })
  b.gable(12, [110, 44, 118], 'x', scheme.wood, { ridge: 0.05, slopes: covers.flat() })
  b.box(0, [110, 44, 12], darker(scheme.wood, 0.35))
}

export const bookBox: RoomThing = (b, { brief, scheme }) => {
  b.block(0, [52, 40, 30], brief.pick([scheme.accent, '#7fb8c6']))
  const covers = [brand.sun, brand.orange, '#7fb8c6', fabrics.sage, fabrics.plum]
  covers.forEach((cover, i) => {
    b.quiet.box([-23 + i * 9.4, -14, 30], [6, 28, 13 + ((i * 3) % 5)], cover)
  })
}

export const tent: RoomThing = (b, { brief, scheme }) => {
  const color = brief.pick([scheme.accent, '#f1e9d8', scheme.fabric])
  const [sill, peak] = [oblong([-26, 52.2], [26, 52.8], 0), oblong([-0.5, 14.4], [0.5, 15], 104)]
  b.group(g => {
    g.loft(oblong([-52, -52], [52, 52], 0), oblong([-2, -2], [2, 2], 138), color)
    g.quiet.loft(sill, peak, darker(color, 0.6))
  })
}

/** Leans against tall shelves, its head at y = 0. */
export const ladder: RoomThing = b => {
  const h = 190
  for (const x of [-19, 16]) b.beam([x + 1.5, 52, 0], [x + 1.5, 3, h], 3.5, woods.oak)
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    b.quiet.box([-15.5, 52 - 49 * t - 2, h * t - 1], [30, 4, 2.4], woods.oak)
  }
}

export const islandOfComputers: RoomThing = (b, plan) => {
  for (const turn of [0, 2]) f.computers(3)(b.facing(turn).at(-144, 2), plan)
  b.quiet.block(74, [280, 4, 36], plan.scheme.accent)
}

export const book = colored(openBook, ['accent', 'fabric'])

export const readingTable = around(
  laden(f.longTable(304), [lamp, book, lamp, book]),
  f.woodenChair,
  { front: 4 },
)

export const roundReadingTable = (under?: typeof f.onRug): RoomThing =>
  around(laden(f.roundOne(52, 74), [book, f.papers]), f.chair, sides(1, 1), under)
