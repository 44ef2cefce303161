import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { roundMirror, rug } from '../../../props/art.ts'
import { battens } from '../../../props/cladding.ts'
import { clothesRail } from '../../../props/closets.ts'
import { drumSeat } from '../../../props/contract-seating.ts'
import { vase } from '../../../props/desk-things.ts'
import { lampRail, pendantStyles } from '../../../props/lamp-rails.ts'
import { curtain } from '../../../props/medical.ts'
import { glazing } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { bench } from '../../../props/seating.ts'
import { folded, mannequin, salesCounter, till } from '../../../props/shop-counters.ts'
import {
  breadRack,
  displayCase,
  gondola,
  goodsWall,
  packetShelf,
} from '../../../props/shop-shelves.ts'
import { table } from '../../../props/tables.ts'
import { lettering } from '../../../props/wall-signs.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['boutique', 'aisles', 'gallery', 'bakery'] as const

/** A shop fitted out: display shelves, things set out on tables, a counter with its till. */
export const displayShop: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  boutique: { w: [460, 560], d: [400, 470], h: [255, 295], sections: level },
  aisles: { w: [500, 600], d: [420, 500], h: [245, 285], sections: level },
  gallery: { w: [430, 520], d: [390, 470], h: [260, 300], sections: level },
  bakery: { w: [450, 550], d: [340, 420], h: [250, 285], sections: level },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  boutique(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [...name(plan, 0.36), inset(0.66, 0.1, 0.3, 0.66, [goodsWall(4, brief, scheme.wood)])],
      [roundMirror(0.36, 0.5, 40)],
    )
    b.box([4, 4, 0], [6, 96, 214], scheme.feature)
    b.box([112, 4, 0], [6, 96, 214], scheme.feature)
    curtain(b.at(61, 96), 100, scheme.accent, 204)
    clothesRail(b.at(w * 0.46, 36), brief, w * 0.34, metals.brass)
    clothesRail(b.at(44, d * 0.62, 0, 1), brief, d * 0.32, metals.brass)
    rug(b.at(w * 0.52, d * 0.58), 220, 170, scheme.fabric, brief)
    table(b.at(w * 0.52, d * 0.56), {
      w: 150,
      d: 80,
      h: 76,
      top: scheme.wood,
      legs: brief.pick(['posts', 'panels', 'splayed']),
    })
    folded(b.at(w * 0.5, d * 0.56, 76), 3, brief)
    counter(b.at(w - 60, d * 0.48, 0, 3), plan, 150)
    mannequin(b.at(w * 0.34, d - 54), scheme.accent)
    mannequin(b.at(w * 0.54, d - 48), scheme.fabric)
    drumSeat(b.at(w * 0.8, d - 60), 22, 42, scheme.accent)
    lampRail(b.at(w * 0.52, 0), [d * 0.5, d * 0.62], {
      ceiling: h - 14,
      z: 176,
      color: scheme.accent,
      style: brief.pick(pendantStyles),
    })
  },
  aisles(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      name(plan, 0.34),
      [glazing([0.06, 0.03, 0.3, 0.78], 2, { door: 0 })],
      ['tiles', 'sheet', 'chequer'],
    )
    packetShelf(b.at(10, 2), w - 16, 168, brief, '#f1ece1')
    packetShelf(b.at(2, d * 0.6, 0, 1), d * 0.6 - 44, 148, brief, '#f1ece1')
    for (const y of [0.42, 0.68]) gondola(b.at(w * 0.46, d * y), w * 0.5, 118, brief, scheme.front)
    counter(b.at(w - 62, d * 0.62, 0, 3), plan, 170)
    greenery(b.at(w - 44, 84), plan, 110)
    for (const [i, x] of [0.2, 0.36].entries()) displayBox(b.at(w * x, d - 56), plan, i)
  },
  gallery(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [
        inset(0, 0, 1, 1, [panel(0, 0, 1, 1, scheme.feature, { edge: false })]),
        ...name(plan, 0.38),
      ],
      [inset(0.12, 0.08, 0.76, 0.7, [goodsWall(7, brief, scheme.wood)])],
      ['planks', 'sheet'],
    )
    const bay = (w - 40) / 3
    for (let i = 0; i < 3; i++) niche(b.at(14 + i * (bay + 6), 2), plan, bay, 188, i)
    for (const [i, [x, y]] of (
      [
        [0.28, 0.52],
        [0.52, 0.46],
        [0.38, 0.76],
      ] as const
    ).entries())
      displayBox(b.at(w * x, d * y), plan, i)
    counter(b.at(w - 64, d * 0.62, 0, 3), plan, 140)
    bench(b.at(w * 0.64, d - 52), 120, scheme.accent, scheme.wood)
    for (const x of [0.28, 0.52])
      lampRail(b.at(w * x, 0), [d * 0.5], {
        ceiling: h - 12,
        z: 186,
        color: scheme.accent,
        style: brief.pick(pendantStyles),
      })
  },
  bakery(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [
        inset(0.06, 0, 0.88, 0.72, [panel(0, 0, 1, 1, scheme.wood), battens(30)]),
        ...name(plan, 0.36),
      ],
      [glazing([0.14, 0.1, 0.56, 0.68], 3)],
      ['tiles', 'chequer'],
    )
    for (let i = 0; i < 3; i++) breadRack(b.at(20 + i * 106, 3), 100, scheme.wood, brief)
    packetShelf(b.at(346, 3), Math.max(60, w - 360), 150, brief, scheme.front)
    displayCase(b.at(30, 142), w * 0.46, scheme.fabric, brief)
    counter(b.at(30 + w * 0.46 + 66, 168), plan, 120)
    table(b.at(w * 0.34, d - 74), { w: 170, d: 72, h: 78, top: scheme.wood, legs: 'panels' })
    for (const [i, at] of [-52, 0, 50].entries()) loaf(b.at(w * 0.34 + at, d - 74, 78), i)
    const style = brief.pick(pendantStyles)
    for (const x of [0.18, 0.36, 0.54])
      lampRail(b.at(w * x, 0), [168], { ceiling: h - 12, z: 172, color: scheme.accent, style })
    greenery(b.at(w - 46, d - 50), plan, 110)
  },
}

function name({ scheme, h }: Plan, u: number) {
  return [lettering([u, 0.84, 0.3, 20 / h], scheme.accent, 3)]
}

function counter(b: Builder, { brief, scheme }: Plan, w: number): void {
  const slats = brief.chance(0.5) ? [battens(Math.round(w / 9))] : []
  salesCounter(b, w, brief.pick([scheme.fabric, scheme.front, scheme.wood]), scheme.wood, slats)
  till(b.at(w * 0.24, 0, 93))
  vase(b.at(-w * 0.3, 0, 93), scheme.accent)
}

/** A plinth with a thing on it. */
function displayBox(b: Builder, { scheme }: Plan, i: number): void {
  const h = 62 + (i % 3) * 18
  b.box([-25, -25, 0], [50, 50, h], i % 2 ? scheme.wood : '#f7f3ea')
  if (i % 3 === 1) b.ball([0, 0, h + 14], 14, scheme.accent, { casts: false })
  else vase(b.at(0, 0, h), i % 2 ? scheme.accent : scheme.fabric)
}

/** Open shelves with lit backs and a few chosen things. */
function niche(b: Builder, { brief, scheme }: Plan, w: number, h: number, i: number): void {
  const colors = brief.shuffle([scheme.accent, scheme.fabric, '#f7f3ea', '#e9b44c', '#2a3238'])
  b.box([0, 0, 0], [w, 36, h], scheme.wood, {
    front: [0.06, 0.37, 0.68].flatMap((v, row) => [
      panel(0.05, v, 0.9, 0.27, '#f6e4b8', { glows: true }),
      ...[0.12, 0.38, 0.66].map((u, k) =>
        panel(
          u,
          v,
          0.14 + ((i + k) % 2) * 0.06,
          0.1 + ((row + k + i) % 3) * 0.05,
          colors[(row + k) % 5] as string,
        ),
      ),
    ]),
  })
}

function loaf(b: Builder, i: number): void {
  b.box([-20, -16, 0], [40, 32, 5], '#b98a52', { casts: false })
  const crust = ['#b5713f', '#d19a5b', '#9a5b30'][i % 3] as string
  for (const y of [-11, 2])
    b.extrude(
      [
        [0, 0],
        [11, 0],
        [11, 5],
        [8, 9],
        [3, 9],
        [0, 5],
      ],
      'x',
      [-15, y, 5],
      30,
      crust,
      { casts: false, smooth: true },
    )
}
