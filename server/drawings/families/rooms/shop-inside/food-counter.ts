import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { menuBoard } from '../../../props/boards.ts'
import { fridge, hood, pot, range, servery, stack, tray, urn } from '../../../props/canteen.ts'
import { tiles } from '../../../props/cladding.ts'
import { drumSeat, stackChair } from '../../../props/contract-seating.ts'
import { awning } from '../../../props/outdoors.ts'
import { schemes } from '../../../props/schemes.ts'
import { stool } from '../../../props/seating.ts'
import { salesCounter, till } from '../../../props/shop-counters.ts'
import { displayCase } from '../../../props/shop-shelves.ts'
import { doors } from '../../../props/storage.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { wallShelf } from '../../../props/wall-things.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['straight', 'round-the-corner', 'grill', 'hatch'] as const

/** A food counter: dishes before the guest, the kitchen with its range behind. */
export const foodCounter: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['unit', 'unit', 'even', 'pitch-left', 'gable-left', 'gable-right'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  straight: { w: [440, 560], d: [330, 400], h: [240, 275], sections: level },
  'round-the-corner': { w: [400, 480], d: [380, 450], h: [240, 280], sections: level },
  grill: { w: [400, 490], d: [340, 420], h: [250, 285], sections: level },
  hatch: { w: [420, 520], d: [360, 430], h: [240, 275], sections: level },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  straight(b, plan) {
    const { brief, w, d, scheme } = plan
    walls(b, plan, [menuBoard([0.62, 0.52, 0.28, 0.3], brief)])
    kitchen(b, plan, w * 0.6)
    fridge(b.at(w - 74, 4), { glass: true, color: scheme.accent })
    servery(b.at(20, 156), w * 0.62, scheme.fabric, scheme.wood)
    displayCase(b.at(26 + w * 0.62, 156), w * 0.3, scheme.fabric, brief)
    till(b.at(44 + w * 0.62 + w * 0.14, 182, 108))
    seats(b.at(w * 0.5, d - 66), plan, w - 130)
  },
  'round-the-corner'(b, plan) {
    const { brief, w, d, scheme } = plan
    walls(b, plan, [menuBoard([0.5, 0.52, 0.34, 0.3], brief)])
    kitchen(b, plan, w * 0.5)
    fridge(b.at(w - 74, 4), { color: scheme.front })
    const [x, y] = [w * 0.62, 180]
    salesCounter(b.at(x * 0.5 + 6, y), x - 12, scheme.fabric, scheme.wood, slatted)
    salesCounter(b.at(x + 32, y - 34, 0, 1), 120, scheme.fabric, scheme.wood, slatted)
    displayCase(b.at(20, y - 20, 93), x * 0.44, scheme.wood, brief)
    stack(b.at(x * 0.62, y - 4, 93), 8, 14)
    till(b.at(x * 0.8, y, 93))
    for (let i = 0; i < 4; i++)
      stool(b.at(40 + i * ((x - 40) / 3.4), y + 62), scheme.accent, metals.graphite, 66)
    roundTable(b.at(w * 0.72, d - 70), 38, 74, scheme.wood)
    drumSeat(b.at(w * 0.72 - 62, d - 62), 18, 45, scheme.accent)
    drumSeat(b.at(w * 0.72 + 60, d - 74), 18, 45, scheme.accent)
    greenery(b.at(44, d - 50), plan, 96)
  },
  grill(b, plan) {
    const { brief, w, d, h, scheme } = plan
    walls(b, plan, [menuBoard([0.64, 0.5, 0.26, 0.3], brief)])
    const x = w * 0.34
    b.box([x - 90, 3, 0], [180, 70, 86], '#a86a52', {
      front: [panel(0.3, 0.1, 0.4, 0.5, '#20272d')],
    })
    b.box([x - 84, 8, 86], [168, 60, 4], '#20272d', { top: [embers] })
    hood(b.at(x - 92, 2), 184, h * 0.66, h, metals.graphite)
    for (const [i, at] of [-56, -14, 34].entries())
      b.box([x + at, 26, 90.4], [26, 14, 4], ['#9a5b30', '#b5713f', '#84997a'][i] as string, {
        casts: false,
      })
    b.box([w - 150, 3, 0], [144, 56, 86], scheme.front, { front: [doors(3)] })
    b.box([w - 152, 2, 86], [148, 60, 4], scheme.wood)
    pot(b.at(w - 120, 32, 90), 14, 18)
    urn(b.at(w - 70, 30, 90))
    salesCounter(b.at(w * 0.5, d * 0.52), w * 0.82, scheme.fabric, scheme.wood, slatted)
    till(b.at(w * 0.8, d * 0.52, 93))
    for (const at of [0.2, 0.36, 0.52]) tray(b.at(w * at, d * 0.52 + 4, 93), scheme.accent)
    for (let i = 0; i < 4; i++)
      stool(b.at(w * 0.2 + i * w * 0.17, d * 0.52 + 72), scheme.accent, metals.graphite, 66)
    if (d > 385) roundTable(b.at(w - 60, d - 46), 32, 72, scheme.wood)
  },
  hatch(b, plan) {
    const { brief, w, d, h, scheme } = plan
    walls(b, plan, [])
    kitchen(b, plan, w * 0.66)
    fridge(b.at(w - 74, 4), { color: '#e6e9ea' })
    const y = 150
    b.box([0, y, 0], [w * 0.9, 14, 96], scheme.fabric, {
      front: [menuBoard([0.74, 0.16, 0.2, 0.66], brief)],
    })
    b.box([10, y - 14, 96], [w * 0.68, 52, 5], scheme.wood)
    for (const x of [0, w * 0.7, w * 0.9 - 10])
      b.box([x, y, 101], [10, 14, h * 0.74 - 101], scheme.fabric)
    b.box([0, y, h * 0.74], [w * 0.9, 14, 22], scheme.accent)
    awning(b.at(6, y + 14), w * 0.68, 56, h * 0.62, scheme.accent)
    for (const at of [0.16, 0.34, 0.52]) tray(b.at(w * at, y + 8, 101), scheme.front)
    seats(b.at(w * 0.5, d - 68), plan, w - 120)
  },
}

const slatted: Mark[] = [
  ({ w }) => [
    {
      fill: '#10262b',
      opacity: 0.16,
      width: 1.4,
      rings: Array.from({ length: Math.round(w / 12) - 1 }, (_, i) => {
        const u = ((i + 1) * 12) / w
        return [
          [u, 0.1],
          [u, 1],
        ] as const
      }),
    },
  ],
]

const embers: Mark = face =>
  Array.from({ length: 14 }, (_, i) =>
    panel(0.04 + i * 0.067, 0.1, 0.03, 0.8, i % 3 ? '#d8572a' : '#e9b44c', {
      edge: false,
      glows: true,
    })(face),
  ).flat()

/** The walls of a kitchen: tiled to a man's height. */
function walls(b: Builder, plan: Plan, back: Mark[]): void {
  const tiled: Mark[] = [panel(0, 0.3, 1, 0.3, '#ffffff', { opacity: 0.6, edge: false })]
  enclose(b, plan, [...tiled, ...back], tiled, ['tiles', 'chequer'])
}

/** Range, worktop and shelf along the back wall, `w` cm long. */
function kitchen(b: Builder, { brief, h, scheme }: Plan, w: number): void {
  range(b.at(14, 3))
  hood(b.at(10, 1), 108, h * 0.66, h)
  pot(b.at(42, 36, 88), 15, 16)
  pot(b.at(86, 34, 88), 12, 22, '#b4703a')
  b.box([116, 3, 0], [w - 118, 58, 84], '#dfe2df', {
    front: [doors(Math.max(2, Math.round((w - 118) / 52)))],
  })
  b.box([115, 2, 84], [w - 116, 62, 4], metals.steel, { top: [tiles(200)] })
  urn(b.at(140, 30, 88))
  for (const [i, x] of [172, 196].entries()) if (x < w - 14) stack(b.at(x, 32, 88), 9, 14 + i * 6)
  wallShelf(b.at(124, 0, h * 0.52), Math.max(70, w - 150), scheme.wood, brief)
}

/** Tables with seats before the counter. */
function seats(b: Builder, { brief, scheme }: Plan, w: number): void {
  const count = w > 350 ? 3 : 2
  const style = brief.chance(0.5)
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (w / count) * 1.05
    stackChair(b.at(x - 56, 0, 0, 1), scheme.accent)
    stackChair(b.at(x + 56, 0, 0, 3), scheme.accent)
    if (style) roundTable(b.at(x, 0), 32, 74, scheme.wood)
    else
      table(b.at(x, 0), { w: 66, d: 66, top: scheme.wood, leg: metals.graphite, legs: 'pedestal' })
    if (brief.chance(0.6)) stack(b.at(x + 4, -4, 74), 5, 9)
  }
}
