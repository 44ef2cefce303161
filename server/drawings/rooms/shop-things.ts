import { inset, panel } from '../kit/mark.ts'
import { brand, fabrics } from '../kit/palette.ts'
import type { Pieces } from '../layout/row.ts'
import { laden, turned } from '../layout/together.ts'
import * as counters from '../props/shop-counters.ts'
import * as goods from '../props/shop-goods.ts'
import * as shelves from '../props/shop-shelves.ts'
import * as stalls from '../props/stalls.ts'
import { stocked } from '../props/stocked.ts'
import { lettering } from '../props/wall-signs.ts'
import { wallShelf as shelf } from '../props/wall-things.ts'
import { colored, filling, type OnWall, onWall, type Plan, type RoomThing } from './plan.ts'

/** What shops, markets and food counters are furnished with. */
export const till: RoomThing = counters.till
export const scales: RoomThing = counters.shopScales
export const sack: RoomThing = (b, { brief }) =>
  goods.sack(b, brief.pick(['#e3c98a', '#8a5a38', '#d9d2b0']), 20, brief.between(32, 42))
const anyProduce = Object.values(goods.produce)
export const crate = colored(goods.crate, anyProduce)
export const gondola = (w: number) => colored(shelves.gondola, w, 94, 'brief', brand.sand)

/** A counter with the name of the shop, and what stands on it. */
export const counter = (w: number, ...on: Pieces<Plan>): RoomThing =>
  laden(
    (b, { scheme }) =>
      counters.salesCounter(b, w, scheme.fabric, scheme.wood, [
        lettering([0.12, 0.42, 0.5, 0.14], scheme.front, 3),
      ]),
    on,
  )

export const produceStand = (steps: number, most = Infinity) =>
  filling(144, most, w => colored(goods.produceStand, Math.floor(w / 48), steps, 'brief', 'wood'))
export const packets = (h: number, most = Infinity) =>
  filling(110, most, w => colored(shelves.packetShelf, w, h, 'brief', brand.sand))

export const stall = (w: number, roof: stalls.StallRoof) =>
  colored(
    stalls.stall,
    {
      w,
      roof,
      cloth: ['fabric', 'accent', fabrics.sage, 'feature'],
      goods: ['fruit', 'fruit', ...stalls.stallGoods],
      wood: 'wood',
    },
    'brief',
  )

/** A small shop of its own in the market: shelves, a counter with crates, its name above. */
export const kiosk: RoomThing = (b, { brief, scheme }) => {
  const [w, color] = [200, brief.pick([scheme.fabric, scheme.accent, fabrics.sage, scheme.feature])]
  b.group(g => {
    shelves.packetShelf(g.at(12, 3), w - 28, 150, brief, scheme.front)
    g.box([[0, w - 8], 2, 0], [8, 120, 210], color)
    g.box([0, 2, 210], [w, 124, 24], color, {
      front: [lettering([0.16, 0.32, 0.5, 0.36], brand.paper)],
    })
    g.box([12, 88, 0], [w - 28, 30, 90], scheme.wood)
    for (const x of [20, 70]) goods.crate(g.at(x, 86, 90), brief.pick(anyProduce), 44, 30, 14)
  })
}

export const acrossStall = (w: number, roof: stalls.StallRoof) => turned(stall(w, roof), 1)

export const sign = onWall([130, 32, 196], (place, _, { accent }) =>
  inset(...place, [panel(0, 0, 1, 1, accent), lettering([0.12, 0.34, 0.7, 0.3], brand.paper, 3)]),
)
export const goodsOnWall = (w: number) =>
  onWall([w, 150, 30], (place, brief, { wood }) =>
    inset(...place, [stocked('bags', [1, 3], brief, wood)]),
  )
export const wallShelf: OnWall = {
  size: [120, 40, 134],
  body: (b, { brief, scheme }) => shelf(b, scheme.wood, brief),
}
