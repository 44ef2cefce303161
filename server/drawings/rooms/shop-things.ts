import type { Builder } from '../kit/builder.ts'
import { inTurn } from '../kit/geometry.ts'
import { joined, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Pieces } from '../layout/row.ts'
import { laden } from '../layout/together.ts'
import { fillShelf } from '../props/cabinets/contents.ts'
import { screen } from '../props/desk-things.ts'
import { smallPlant } from '../props/plants.ts'
import type { Scheme } from '../props/schemes.ts'
import { stocked } from '../props/stocked.ts'
import { lettering } from '../props/wall-signs.ts'
import { anyProduce, crateOf } from './goods.ts'
import { filling, type OnWall, onWall, type Plan, type RoomThing } from './plan.ts'
import { packetShelf } from './shelves.ts'

/** Its screen is turned to the seller. */
export function till(b: Builder) {
  b.quiet.block([-14, 0], [34, 30, 10], metals.graphite, {
    front: [panel(0.35, 0.3, 0.3, 0.2, metals.steel)],
  })
  b.quiet.block(10, [4, 4, 12], metals.graphite)
  b.quiet.block([-3, 20], [30, 4, 20], metals.black, {
    front: [panel(0.1, 0.2, 0.8, 0.6, '#3d4a5f')],
    back: screen(),
  })
}

type Colors = Pick<Scheme, 'fabric' | 'wood'>

export function salesCounter(b: Builder, w: number, { fabric, wood }: Colors, mark?: Mark) {
  const plinth = tint(0, 0, 1, 0.09, brand.ink, 0.35)
  b.block(0, [w, 52, 88], fabric, { front: mark ? [plinth, mark] : [plinth] })
  b.block(88, [w + 8, 60, 5], wood)
}

/** A counter with the name of the shop, and what stands on it. */
export const counter = (w: number, ...on: Pieces<Plan>): RoomThing =>
  laden(
    (b, { scheme }) =>
      salesCounter(b, w, scheme, lettering([0.12, 0.42, 0.5, 0.14], scheme.front, 3)),
    on,
  )

/** Crates on steps that rise to the back. */
export const produceStand = (steps: number, most = Infinity) =>
  filling(144, most, w => (b, { brief, scheme }) => {
    const columns = Math.floor(w / 48)
    const kinds = brief.shuffle(anyProduce)
    for (let row = 0; row < steps; row++) {
      const [y, z] = [row * 40, 18 + (steps - 1 - row) * 24]
      b.box([0, y, 0], [columns * 48, 40, z], scheme.wood, {
        front: [panel(0, 0.9, 1, 0.1, brand.ink, 0.2)],
      })
      for (let i = 0; i < columns; i++)
        crateOf(b.at(i * 48 + 1, y + 2, z), inTurn(kinds, i + row * 3))
    }
  })

/** A small shop of its own in the market: shelves, a counter with crates, its name above. */
export const kiosk: RoomThing = (b, { brief, scheme }) => {
  const [w, color] = [200, brief.pick([scheme.fabric, scheme.accent, fabrics.sage, scheme.feature])]
  b.group(g => {
    packetShelf(g.at(12, 3), w - 28, 150, brief, scheme.front)
    g.box([[0, w - 8], 2, 0], [8, 120, 210], color)
    g.box([0, 2, 210], [w, 124, 24], color, {
      front: [lettering([0.16, 0.32, 0.5, 0.36], brand.paper)],
    })
    g.box([12, 88, 0], [w - 28, 30, 90], scheme.wood)
    for (const x of [20, 70]) crateOf(g.at(x, 86, 90), brief.pick(anyProduce), [44, 30, 14])
  })
}

export const sign = onWall([130, 32, 196], ({ scheme }) =>
  joined(panel(0, 0, 1, 1, scheme.accent), lettering([0.12, 0.34, 0.7, 0.3], brand.paper, 3)),
)
export const goodsOnWall = (w: number) =>
  onWall([w, 150, 30], ({ brief, scheme }) => stocked('bags', [1, 3], brief, scheme.wood))
export const wallShelf: OnWall = {
  size: [120, 40, 134],
  body(b, { brief, scheme }) {
    b.quiet.box(0, [120, 24, 3.5], scheme.wood)
    fillShelf(b.at(0, 0, 3.5), brief, 'books', [96, 24, 30])
    smallPlant(b.at(109, 12, 3.5), '#e6dfd3')
  },
}
