import { inset, type Mark, panel } from '../kit/mark.ts'
import { fabrics, metals } from '../kit/palette.ts'
import type { Fill } from '../layout/row.ts'
import { around, laden, turned } from '../layout/together.ts'
import * as canteen from '../props/canteen.ts'
import { battens } from '../props/cladding.ts'
import { clothesRail } from '../props/closets.ts'
import { awning } from '../props/outdoors.ts'
import * as counters from '../props/shop-counters.ts'
import * as goods from '../props/shop-goods.ts'
import * as shelves from '../props/shop-shelves.ts'
import * as stalls from '../props/stalls.ts'
import { doors } from '../props/storage.ts'
import { table } from '../props/tables.ts'
import { lettering } from '../props/wall-signs.ts'
import { wallShelf as shelf } from '../props/wall-things.ts'
import * as f from './furnishings.ts'
import type { OnWall, RoomRow, RoomThing } from './layout.ts'
import type { Plan } from './plan.ts'

/** What shops, markets and food counters are furnished with. */
export const till: RoomThing = b => counters.till(b)
export const scales: RoomThing = b => counters.shopScales(b)
export const folded: RoomThing = (b, { brief }) => counters.folded(b, 2, brief)
export const mannequin: RoomThing = (b, { brief, scheme }) =>
  counters.mannequin(b, brief.pick([scheme.accent, scheme.fabric]))
export const sack: RoomThing = (b, { brief }) =>
  goods.sack(b, brief.pick(['#e3c98a', '#8a5a38', '#d9d2b0']), 20, brief.between(32, 42))
const anyProduce = ({ brief }: Plan) => brief.pick(Object.values(goods.produce))
export const crate: RoomThing = (b, plan) => goods.crate(b, anyProduce(plan))
export const basket =
  (r = 20, h = 24): RoomThing =>
  (b, plan) =>
    goods.basket(b, anyProduce(plan), r, h)
export const rail =
  (w: number): RoomThing =>
  (b, { brief }) =>
    clothesRail(b, brief, w, metals.black)
export const gondola =
  (w: number): RoomThing =>
  (b, { brief }) =>
    shelves.gondola(b, w, 94, brief, '#f1ece1')

/** A counter with the name of the shop, and what stands on it. */
export const counter = (w: number, ...on: RoomRow): RoomThing =>
  laden(
    (b, { scheme }) =>
      counters.salesCounter(b, w, scheme.fabric, scheme.wood, [
        lettering([0.12, 0.42, 0.5, 0.14], scheme.front, 3),
      ]),
    on,
  )

export const produceStand = (steps: number, most?: number): Fill<Plan> => ({
  least: 144,
  ...(most && { most }),
  fill:
    w =>
    (b, { brief, scheme }) =>
      goods.produceStand(b, Math.floor(w / 48), steps, brief, scheme.wood),
})
export const packets = (h: number, most?: number): Fill<Plan> => ({
  least: 110,
  ...(most && { most }),
  fill:
    w =>
    (b, { brief }) =>
      shelves.packetShelf(b, w, h, brief, '#f1ece1'),
})

export const tableOfGoods = (...on: RoomThing[]): RoomThing =>
  laden(
    (b, { brief, scheme }) =>
      table(b, { w: 146, d: 78, h: 66, top: scheme.wood, legs: brief.pick(['panels', 'posts']) }),
    on,
  )

/** A stall of the market, with goods of its own. */
export const stall =
  (w: number, roof: stalls.StallRoof): RoomThing =>
  (b, { brief, scheme }) =>
    stalls.stall(
      b,
      {
        w,
        roof,
        cloth: brief.pick([scheme.fabric, scheme.accent, fabrics.sage, scheme.feature]),
        goods: brief.pick(['fruit', 'fruit', ...stalls.stallGoods]),
        wood: scheme.wood,
      },
      brief,
    )

/** A small shop of its own in the market: shelves, a counter with crates, its name above. */
export const kiosk: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  const [w, color] = [200, brief.pick([scheme.fabric, scheme.accent, fabrics.sage, scheme.feature])]
  b.group(g => {
    shelves.packetShelf(g.at(12, 3), w - 28, 150, brief, scheme.front)
    for (const x of [0, w - 8]) g.box([x, 2, 0], [8, 120, 210], color)
    g.box([0, 2, 210], [w, 124, 24], color, {
      front: [lettering([0.16, 0.32, 0.5, 0.36], '#fbf9f4')],
    })
    g.box([12, 88, 0], [w - 28, 30, 90], scheme.wood)
    for (const x of [20, 70]) goods.crate(g.at(x, 86, 90), anyProduce(plan), 44, 30, 14)
  })
}

const slatted: Mark[] = [face => battens(Math.round(face.w / 12), '#10262b', 0.16)(face)]

/** A counter that guests stand or sit at, with stools. */
export const bar = (w: number, stools: number, ...on: RoomThing[]): RoomThing =>
  around(
    laden((b, { scheme }) => counters.salesCounter(b, w, scheme.fabric, scheme.wood, slatted), on),
    f.highStool,
    { front: stools, away: 16 },
  )

export const servery: RoomThing = (b, { brief, scheme }) => {
  canteen.servery(b, 250, scheme.fabric, scheme.wood)
  shelves.displayCase(b.at(262, 0), 124, scheme.fabric, brief)
  counters.till(b.at(324, 26, 108))
}
export const displayCase: RoomThing = (b, { brief, scheme }) =>
  shelves.displayCase(b, 110, scheme.wood, brief)
export const tray: RoomThing = (b, { scheme }) => canteen.tray(b, scheme.accent)
export const plates: RoomThing = b => canteen.stack(b, 8, 14)

/** A range under its hood, which reaches to the ceiling. */
export const range: RoomThing = (b, { h }) => {
  canteen.range(b.at(4, 2))
  canteen.hood(b, 108, h * 0.66, h - 8)
  canteen.pot(b.at(32, 35, 88), 15, 16)
  canteen.pot(b.at(76, 33, 88), 12, 22, '#b4703a')
}
export const grill: RoomThing = (b, { h }) => {
  b.box([2, 3, 0], [180, 70, 86], '#a86a52', { front: [panel(0.3, 0.1, 0.4, 0.5, '#20272d')] })
  b.box([8, 8, 86], [168, 60, 4], '#20272d', { top: [embers] })
  canteen.hood(b, 184, h * 0.66, h - 8, metals.graphite)
  for (const [i, x] of [36, 78, 126].entries())
    b.box([x, 26, 90.4], [26, 14, 4], ['#9a5b30', '#b5713f', '#84997a'][i] as string, {
      casts: false,
    })
}
const embers: Mark = face =>
  Array.from({ length: 14 }, (_, i) =>
    panel(0.04 + i * 0.067, 0.1, 0.03, 0.8, i % 3 ? '#d8572a' : '#e9b44c', {
      edge: false,
      glows: true,
    })(face),
  ).flat()

const urn: RoomThing = b => canteen.urn(b)
/** A kitchen's worktop with the hot drinks and plates. */
export const worktop = (most = 260): Fill<Plan> => ({
  least: 110,
  most,
  fill: w =>
    laden(
      b => {
        b.box([1, 1, 0], [w - 2, 58, 84], '#dfe2df', {
          front: [doors(Math.max(2, Math.round(w / 52)))],
        })
        b.box([0, 0, 84], [w, 62, 4], metals.steel)
      },
      [urn, plates, 'gap'],
    ),
})

/** A hatch with an awning between the kitchen and the guests. */
export const hatch: RoomThing = (b, { brief, scheme }) => {
  const w = 330
  b.group(g => {
    g.box([0, 14, 0], [w, 14, 96], scheme.fabric)
    g.box([8, 0, 96], [w - 80, 52, 5], scheme.wood)
    for (const x of [0, w - 72, w - 10]) g.box([x, 14, 101], [10, 14, 66], scheme.fabric)
    g.box([0, 14, 167], [w, 14, 18], scheme.accent)
  })
  awning(b.at(6, 28), w - 84, 50, 140, scheme.accent)
  for (const x of [50, 120, 190]) tray(b.at(x, 22, 101), { brief, scheme } as Plan)
}

const bistroTop: RoomThing = (b, { brief, scheme }) =>
  brief.chance(0.5)
    ? f.roundOne(32, 74)(b, { brief, scheme } as Plan)
    : table(b, { w: 66, d: 66, top: scheme.wood, leg: metals.graphite, legs: 'pedestal' })
export const tableForTwo: RoomThing = around(
  laden(bistroTop, [b => canteen.stack(b, 5, 9)]),
  f.chair,
  {
    left: 1,
    right: 1,
  },
)

export const acrossStall = (w: number, roof: stalls.StallRoof) => turned(stall(w, roof), 1)

/** The name of the shop on its board. */
export const sign: OnWall = {
  size: [130, 32, 196],
  mark: ([u, v, w, h], { scheme }) => {
    const board = panel(u, v, w, h, scheme.accent)
    const name = lettering([u + w * 0.12, v + h * 0.34, w * 0.7, h * 0.3], '#fbf9f4', 3)
    return face => [...board(face), ...name(face)]
  },
}
/** A wall of boards with goods in rows. */
export const goodsOnWall = (w: number, columns: number): OnWall => ({
  size: [w, 150, 30],
  mark: ([u, v, wide, high], { brief, scheme }) =>
    inset(u, v, wide, high, [shelves.goodsWall(columns, brief, scheme.wood)]),
})
export const wallShelf: OnWall = {
  size: [120, 40, 134],
  body: (b, { brief, scheme }) => shelf(b, 120, scheme.wood, brief),
}
