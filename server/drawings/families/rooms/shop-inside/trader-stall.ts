import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { menuBoard } from '../../../props/boards.ts'
import { fridge } from '../../../props/canteen.ts'
import { clothesRail } from '../../../props/closets.ts'
import { window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { folded, mannequin, salesCounter, shopScales, till } from '../../../props/shop-counters.ts'
import { basket, crate, produce, produceStand, sack } from '../../../props/shop-goods.ts'
import { gondola, goodsWall, packetShelf } from '../../../props/shop-shelves.ts'
import { table } from '../../../props/tables.ts'
import { lettering } from '../../../props/wall-signs.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['greengrocer', 'general-store', 'clothes', 'crafts', 'corner-shop'] as const

/** A small shop with its counter and its goods: produce in crates, packets, clothes or crafts. */
export const traderStall: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['unit', 'unit', 'even', 'pitch-left', 'gable-left', 'gable-right'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  greengrocer: { w: [400, 500], d: [280, 350], h: [230, 265], sections: level },
  'general-store': { w: [400, 490], d: [330, 400], h: [230, 265], sections: level },
  clothes: { w: [380, 460], d: [320, 390], h: [235, 275], sections: level },
  crafts: { w: [360, 440], d: [310, 380], h: [230, 270], sections: level },
  'corner-shop': { w: [380, 450], d: [360, 430], h: [230, 270], sections: level },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  greengrocer(b, plan) {
    const { brief, w, d, scheme } = plan
    const kinds = brief.shuffle(Object.values(produce))
    enclose(
      b,
      plan,
      [sign(plan, 0.1), menuBoard([0.6, 0.5, 0.28, 0.28], brief)],
      [window([0.44, 0.44, 0.3, 0.38])],
      ['tiles', 'planks'],
    )
    produceStand(b.at(12, 4), Math.floor((w * 0.56) / 48), 3, brief, scheme.wood)
    produceStand(b.at(4, d - 10, 0, 1), Math.floor((d - 150) / 48), 2, brief, scheme.wood)
    counter(b.at(w * 0.76, d * 0.42), plan, w * 0.34)
    shopScales(b.at(w * 0.84, d * 0.42, 93))
    for (const [i, x] of [0.46, 0.58, 0.7].entries())
      sack(b.at(w * x, d - 46), brief.pick(['#e3c98a', '#8a5a38', '#d9d2b0']), 20, 34 + i * 4)
    for (const [i, at] of [0, 50].entries()) crate(b.at(w - 64, d - 96 + at), kinds[i] as string)
  },
  'general-store'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [sign(plan, 0.34, 0.84)],
      [window([0.1, 0.44, 0.26, 0.38])],
      ['tiles', 'chequer', 'sheet'],
    )
    const tall = h - 66
    packetShelf(b.at(74, 2), w - 82, tall, brief, '#f1ece1')
    packetShelf(b.at(2, d * 0.56, 0, 1), d * 0.56 - 74, tall, brief, '#f1ece1')
    fridge(b.at(4, 4), { glass: true, color: scheme.fabric, h: Math.min(188, tall) })
    counter(b.at(w * 0.66, 142), plan, w * 0.46)
    till(b.at(w * 0.74, 142, 93))
    gondola(b.at(w * 0.42, d - 58), w * 0.44, 96, brief, '#f1ece1')
    for (const [x, y] of [
      [w - 50, d - 60],
      [w - 94, d - 46],
    ] as const)
      sack(b.at(x, y), '#e3c98a', 20, 40)
    basket(b.at(36, d - 40), produce.orange)
  },
  clothes(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [sign(plan, 0.08, 0.82), inset(0.56, 0.14, 0.38, 0.6, [goodsWall(5, brief, scheme.wood)])],
      [window([0.5, 0.34, 0.3, 0.48], { curtain: scheme.accent })],
    )
    clothesRail(b.at(w * 0.3, 40), brief, w * 0.44, metals.black)
    clothesRail(b.at(40, d * 0.56, 0, 1), brief, d * 0.4, metals.black)
    table(b.at(w * 0.5, d * 0.55), {
      w: 130,
      d: 74,
      h: 72,
      top: scheme.wood,
      legs: brief.pick(['panels', 'posts']),
    })
    folded(b.at(w * 0.5, d * 0.55, 72), 3, brief)
    counter(b.at(w - 70, d * 0.5, 0, 3), plan, 120)
    till(b.at(w - 70, d * 0.5 - 22, 93, 3))
    mannequin(b.at(w * 0.34, d - 50), scheme.accent)
    mannequin(b.at(w * 0.54, d - 46), scheme.fabric)
  },
  crafts(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [inset(0.06, 0.1, 0.56, 0.68, [goodsWall(7, brief, scheme.wood)]), sign(plan, 0.68, 0.74)],
      [inset(0.4, 0.1, 0.5, 0.66, [goodsWall(5, brief, scheme.wood)])],
    )
    counter(b.at(w * 0.42, 108), plan, w * 0.54)
    till(b.at(w * 0.3, 108, 93))
    folded(b.at(w * 0.54, 112, 93), 2, brief)
    const [x, y] = [w * 0.6, d - 84]
    table(b.at(x, y), { w: 150, d: 80, h: 56, top: scheme.wood, legs: 'panels' })
    for (const [i, at] of [-48, -6, 40].entries())
      basket(b.at(x + at, y + 6, 56), Object.values(produce)[i + 1] as string, 15, 14)
    basket(b.at(60, d - 60), produce.mango, 24, 30)
    basket(b.at(112, d - 40), produce.tomato, 20, 24)
    greenery(b.at(w - 44, 46), plan, 110)
  },
  'corner-shop'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [sign(plan, 0.12, 0.82), menuBoard([0.62, 0.46, 0.26, 0.28], brief)],
      [window([0.06, 0.42, 0.26, 0.4])],
      ['tiles', 'chequer'],
    )
    packetShelf(b.at(60, 2), w * 0.46, 150, brief, '#efe4d0')
    packetShelf(b.at(2, d * 0.62, 0, 1), d * 0.62 - 60, 150, brief, '#efe4d0')
    const [x, y] = [w * 0.5, d * 0.44]
    counter(b.at(x - 10, y + 36), plan, 168)
    salesCounter(b.at(x + 104, y - 14, 0, 1), 152, scheme.fabric, scheme.wood)
    till(b.at(x - 34, y + 36, 93))
    shopScales(b.at(x + 104, y - 40, 93))
    produceStand(b.at(w * 0.24, d - 86), 4, 2, brief, scheme.wood)
    fridge(b.at(w - 72, 4), { glass: true, color: scheme.accent })
    sack(b.at(40, d - 44), '#d9d2b0')
  },
}

function counter(b: Builder, { scheme }: Plan, w: number): void {
  salesCounter(b, w, scheme.fabric, scheme.wood, [
    lettering([0.12, 0.42, 0.5, 0.14], scheme.front, 3),
  ])
}

function sign({ scheme }: Plan, u: number, v = 0.8) {
  return inset(u, v, 0.32, 0.12, [
    panel(0, 0, 1, 1, scheme.accent),
    lettering([0.12, 0.34, 0.7, 0.3], '#fbf9f4', 3),
  ])
}
