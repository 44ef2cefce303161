import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { menuBoard } from '../../../props/boards.ts'
import { fridge, servery, stack, tray, urn } from '../../../props/canteen.ts'
import { drumSeat, plankBench, stackChair } from '../../../props/contract-seating.ts'
import { door, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { clock } from '../../../props/wall-signs.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['long-tables', 'tables-across', 'tables-for-four', 'round-tables'] as const

/** Where a camp eats: a serving counter and tables with seats. */
export const messHall: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, plainSchemes, sizes[layout])
  enclose(
    b,
    plan,
    [menuBoard([0.32, 0.56, 0.3, 0.3], brief), clock(0.2, 0.76), window([0.72, 0.42, 0.2, 0.4])],
    [door(0.04, 0.19, 0.82), window([0.32, 0.4, 0.22, 0.42]), window([0.6, 0.4, 0.22, 0.42])],
    ['tiles', 'chequer', 'sheet'],
  )
  counter(b, plan)
  furnish[layout](b, plan)
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'long-tables': { w: [480, 620], d: [400, 520] },
  'tables-across': { w: [440, 560], d: [460, 540] },
  'tables-for-four': { w: [440, 540], d: [472, 540] },
  'round-tables': { w: [420, 540], d: [440, 560] },
}

function counter(b: Builder, { brief, w, scheme }: Plan): void {
  const length = w * brief.between(0.5, 0.62)
  servery(b.at(78, 20), length, scheme.fabric)
  fridge(b.at(6, 4), { glass: brief.chance(0.5), color: scheme.front })
  const x = 78 + length + 20
  b.box([x, 4, 0], [w - x - 6, 50, 84], scheme.front)
  urn(b.at(x + 22, 26, 84))
  for (const at of [48, 62]) if (x + at < w - 14) stack(b.at(x + at, 26, 84), 6, 16)
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'long-tables'(b, { brief, w, d, scheme }) {
    const rows = d > 455 ? 2 : 1
    const length = w - 130
    for (let i = 0; i < rows; i++) {
      const y = 205 + i * 150
      setTable(b.at(w * 0.5, y), length, scheme.wood)
      for (const side of [-58, 58])
        plankBench(b.at(w * 0.5, y + side), length - 20, scheme.accent, scheme.wood)
      for (let k = 0; k < 3; k++)
        if (brief.chance(0.7))
          tray(b.at(w * 0.5 + (k - 1) * length * 0.3, y + 20, 74), scheme.fabric)
    }
    if (rows === 1) drumSeat(b.at(w - 60, d - 60), 20, 44, scheme.fabric)
  },
  'tables-across'(b, { brief, w, d, scheme }) {
    const count = w > 500 ? 3 : 2
    const length = d - 230
    for (let i = 0; i < count; i++) {
      const x = 90 + (i * (w - 160)) / (count - 1)
      const y = 165 + length / 2
      const across = b.at(x, y, 0, 1)
      setTable(across, length, scheme.wood, 64)
      for (const side of [-50, 50])
        plankBench(across.at(0, side), length - 16, scheme.accent, scheme.wood)
      for (const along of [-0.28, 0.24])
        if (brief.chance(0.75)) tray(across.at(along * length, 8, 74), scheme.fabric)
    }
  },
  'tables-for-four'(b, { brief, w, d, scheme }) {
    for (const [i, x] of [w * 0.26, w * 0.72].entries())
      for (const [j, y] of [d * 0.47, d * 0.8].entries()) {
        for (const at of [-30, 30]) {
          stackChair(b.at(x + at, y - 54), scheme.accent)
          stackChair(b.at(x + at, y + 54, 0, 2), scheme.accent)
        }
        setTable(b.at(x, y), 124, i === j ? scheme.wood : scheme.front, 72)
        if (brief.chance(0.6)) tray(b.at(x - 30, y + 16, 74), scheme.fabric)
        if (brief.chance(0.6)) tray(b.at(x + 34, y - 14, 74), scheme.fabric)
      }
  },
  'round-tables'(b, plan) {
    const { w, d, scheme } = plan
    for (const [x, y] of [
      [w * 0.26, d * 0.48],
      [w * 0.72, d * 0.46],
      [w * 0.3, d * 0.82],
      [w * 0.76, d * 0.8],
    ] as const) {
      for (const a of [0.4, 1.97, 3.54, 5.11])
        drumSeat(b.at(x + Math.cos(a) * 70, y + Math.sin(a) * 70), 17, 45, scheme.accent)
      roundTable(b.at(x, y), 48, 74, scheme.wood)
      stack(b.at(x - 8, y + 4, 74), 5, 10)
    }
    greenery(b.at(w - 40, 96), plan, 110)
  },
}

function setTable(b: Builder, w: number, top: string, d = 74): void {
  table(b, { w, d, top, leg: metals.graphite, legs: 'panels', thick: 3 })
}
