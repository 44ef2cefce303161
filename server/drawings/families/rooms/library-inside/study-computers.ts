import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { bookStack, carrel } from '../../../props/library-things.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { bookshelf } from '../../../props/storage.ts'
import { table } from '../../../props/tables.ts'
import { clock, poster } from '../../../props/wall-signs.ts'
import { copier, divider, terminal } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['carrels', 'window-bench', 'island', 'between-shelves'] as const

/** Computers to study at, among the books. */
export const studyComputers: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  carrels: { w: [420, 540], d: [290, 390], h: [235, 285] },
  'window-bench': { w: [440, 560], d: [290, 360], h: [235, 280] },
  island: { w: [420, 500], d: [400, 470], h: [240, 290] },
  'between-shelves': { w: [440, 520], d: [400, 470], h: [240, 290] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  carrels(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.2, 0.54, 0.26, 0.3]), window([0.58, 0.54, 0.26, 0.3])],
      [poster([0.5, 0.48, 0.14, 0.3], brief)],
    )
    const count = Math.floor((w - 120) / 98)
    for (let i = 0; i < count; i++) {
      const at = b.at(110 + i * 98, 2)
      carrel(at, 97, scheme.wood, i % 2 ? scheme.fabric : scheme.accent)
      terminal(at.at(48, 26, 74), 46)
      swivelChair(at.at(48, 104, 0, 2), { fabric: scheme.fabric })
    }
    bookshelf(b.at(2, d - 20, 0, 1), brief, {
      w: d - 140,
      h: 172,
      columns: 2,
      rows: 5,
      wood: scheme.wood,
    })
    if (d < 345) rug(b.at(w * 0.6, d - 70), 190, 96, scheme.fabric, brief)
    else bookStack(b.at(w * 0.62, d - 48), { w: w * 0.44, h: 88, wood: scheme.wood }, brief)
    greenery(b.at(52, 46), plan, 120)
  },
  'window-bench'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, [glazing([0.06, 0.44, 0.76, 0.4], Math.round(w / 90))], [clock(0.3, 0.78)])
    const length = w - 116
    bench(b.at(10 + length / 2, 36), plan, length, Math.floor(length / 100))
    bookshelf(b.at(w - 100, 2), brief, { w: 96, h: 190, columns: 1, rows: 5, wood: scheme.wood })
    bookshelf(b.at(2, d - 16, 0, 1), brief, {
      w: d - 160,
      h: 110,
      columns: 2,
      rows: 3,
      wood: scheme.wood,
    })
    rug(b.at(w * 0.5, d - 78), w * 0.5, 100, scheme.accent, brief)
    greenery(b.at(w - 48, d - 50), plan, 100)
  },
  island(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(b, plan, [clock(0.86, 0.84)], [glazing([0.1, 0.36, 0.56, 0.46], 4)])
    const shelf = { columns: 2, rows: 5, wood: scheme.wood }
    const each = (w - 90) / 3
    for (let i = 0; i < 3; i++)
      bookshelf(b.at(8 + i * each, 2), brief, { ...shelf, w: each - 1, h: 176 + (i % 2) * 12 })
    copier(b.at(w - 70, 3))
    const [x, y, length] = [w * 0.52, d * 0.62, w * 0.64]
    rug(b.at(x, y), length + 90, 250, scheme.fabric, brief)
    for (const turn of [0, 2] as const) bench(b.at(x, y, 0, turn).at(0, 35), plan, length, 3)
    divider(b.at(x, y, 74), length - 8, 36, scheme.accent)
    greenery(b.at(46, d - 50), plan, 100)
  },
  'between-shelves'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.34, 0.44, 0.36, 0.4], { panes: 3 })],
      [poster([0.3, 0.46, 0.14, 0.3], brief), clock(0.12, 0.78, 14)],
    )
    for (const x of [46, w - 46])
      bookStack(b.at(x, d * 0.4, 0, 1), { w: d * 0.66, h: 158, wood: scheme.wood }, brief)
    const length = w - 200
    bench(b.at(w * 0.5, 36), plan, length, 2)
    const [x, y] = [w * 0.5, d * 0.68]
    table(b.at(x, y), { w: length - 20, d: 86, top: scheme.wood, leg: metals.graphite })
    for (const at of [-0.25, 0.25]) {
      terminal(b.at(x + at * length, y - 8, 74), 46)
      stackChair(b.at(x + at * length, y + 62, 0, 2), scheme.accent)
    }
  },
}

/** A worktop along x, centred, with `places` screens; one sits at +y. */
function bench(b: Builder, { brief, scheme }: Plan, length: number, places: number): void {
  for (let i = 0; i < places; i++) {
    const x = ((i + 0.5) / places - 0.5) * length
    terminal(b.at(x, -4, 74), 48, brief.pick(['#7fb8c6', '#8fb3d9', '#9cc7a4']))
    stackChair(b.at(x, 58, 0, 2), scheme.fabric)
  }
  for (const x of [-length / 2, length / 2 - 4]) b.box([x, -32, 0], [4, 62, 70], scheme.front)
  b.box([-length / 2, -34, 70], [length, 66, 4], scheme.wood)
}
