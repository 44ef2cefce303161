import { glowing, panel } from '../kit/mark.ts'
import { many } from '../layout/row.ts'
import { laden } from '../layout/together.ts'
import { vase } from '../props/desk-things.ts'
import { schemes } from '../props/schemes.ts'
import { cupboard } from '../props/storage.ts'
import { painted, slats } from './claddings.ts'
import * as f from './furnishings.ts'
import { lampsAbove } from './lamps.ts'
import * as on from './on-walls.ts'
import { colored, filling, type Layout, type RoomThing } from './plan.ts'
import { room } from './room.ts'
import { displayCase, gondola, goodsShelf, packets } from './shelves.ts'
import * as s from './shop-things.ts'

const shown: RoomThing = (b, { brief, scheme }) => {
  if (brief.chance(0.4)) b.quiet.ball(14, 14, scheme.accent)
  else vase(b, brief.pick([scheme.accent, scheme.fabric]))
}

const plinth = laden(
  (b, { brief, scheme }) =>
    b.box(0, [50, 50, brief.pick([62, 80, 98])], brief.pick([scheme.wood, '#f7f3ea'])),
  [shown],
)

const niches = filling(380, Infinity, w => (b, plan) => {
  const count = Math.round(w / 150)
  const niche = goodsShelf([w / count - 5, 36, 188], 'gifts', [1, 3])
  for (let i = 0; i < count; i++) niche(b.at((i * w) / count, 0), plan)
})

const chambers = [0.14, 0.42, 0.7].flatMap(v => [
  panel(0.06, v, 0.72, 0.2, '#20272d'),
  glowing(0.1, v + 0.03, 0.64, 0.12, '#e9a24c'),
])
const oven = colored(cupboard, [150, 84, 178], '#dfe2df', chambers)
const breads = goodsShelf([100, 40, 164], 'loaves', [1, 4])

const loaves: RoomThing = (b, { brief }) => {
  const crust = brief.pick(['#b5713f', '#d19a5b', '#9a5b30'])
  b.quiet.block(0, [40, 32, 5], '#b98a52')
  for (const y of [-5, 8]) b.quiet.rod('x', [-15, y, 10], 6, 30, crust)
}
const tableOfLoaves = laden(f.tableOf({ w: 170, d: 72, h: 78, legs: 'panels' }), many(3, loaves))

const baking: Layout = {
  d: [360, 420],
  floors: ['tiles', 'chequer'],
  clad: slats,
  onBack: [s.sign],
  onLeft: [on.glazing(200, 150, 60)],
  back: [oven, breads, breads, packets(150)],
  floor: [
    [displayCase(230, 'fabric'), s.counter(120, s.till), 'gap'],
    ['gap', tableOfLoaves, 'gap', f.lowPlant],
  ],
  above: lampsAbove('floor 1'),
}

export const bakery = room(schemes)({ bakery: baking })

export const displayShop = room(schemes)({
  aisles: {
    floors: ['tiles', 'sheet', 'chequer'],
    onBack: [s.sign],
    onLeft: [on.glassFront(140)],
    back: [packets(168)],
    left: [packets(148, 180), 'gap'],
    floor: [
      gondola(280),
      gondola(280),
      [plinth, plinth, 'gap', s.counter(170, s.till, f.flowers), f.lowPlant],
    ],
  },
  gallery: {
    d: [390, 470],
    floors: ['planks', 'sheet'],
    clad: painted,
    onBack: [s.sign],
    onLeft: [s.goodsOnWall(280)],
    back: [niches],
    floor: [
      ['gap', plinth, 'gap', s.counter(140, f.flowers, s.till)],
      [plinth, 'gap', plinth, 'gap', f.bench(120), 'gap'],
    ],
    above: lampsAbove('floor 1'),
  },
  bakery: baking,
})
