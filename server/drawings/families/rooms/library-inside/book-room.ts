import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { bookStack, bookTrolley, catalogue, shelfLadder } from '../../../props/library-things.ts'
import { step } from '../../../props/medical.ts'
import { window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { pouf } from '../../../props/seating.ts'
import { bookshelf } from '../../../props/storage.ts'
import { roundTable } from '../../../props/tables.ts'
import { clock, poster } from '../../../props/wall-signs.ts'
import { terminal, workDesk } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['lined-walls', 'stacks', 'bays', 'archive'] as const

/** Shelves of books, a trolley, and the screen that tells where each book stands. */
export const bookRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['even', 'unit', 'gable-left', 'gable-right'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'lined-walls': { w: [400, 500], d: [360, 440], h: [245, 290], sections: level },
  stacks: { w: [420, 540], d: [420, 500], h: [235, 285] },
  bays: { w: [480, 600], d: [330, 400], h: [235, 285] },
  archive: { w: [440, 540], d: [320, 380], h: [240, 280], sections: level },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'lined-walls'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(b, plan, [], [window([0.06, 0.36, 0.2, 0.46], { panes: 2 })])
    const high = h - brief.between(30, 60)
    lined(b.at(40, 2), plan, w - 46, high)
    lined(b.at(2, d * 0.7, 0, 1), plan, d * 0.7 - 40, high)
    b.box([2, 2, 0], [36, 36, high], scheme.wood)
    shelfLadder(b.at(w * 0.62, 38), high - 20)
    rug(b.at(w * 0.56, d * 0.62), 210, 160, scheme.fabric, brief)
    roundTable(b.at(w * 0.56, d * 0.62), 44, 72, scheme.wood)
    stackChair(b.at(w * 0.56 - 66, d * 0.62, 0, 1), scheme.accent)
    stackChair(b.at(w * 0.56 + 66, d * 0.62, 0, 3), scheme.accent)
    catalogue(b.at(w - 40, d * 0.5, 0, 3), scheme.front)
    bookTrolley(b.at(70, d - 40), scheme.accent, brief)
  },
  stacks(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.12, 0.48, 0.32, 0.36], { panes: 3 }), poster([0.74, 0.46, 0.12, 0.28], brief)],
      [window([0.14, 0.46, 0.3, 0.36], { panes: 3 }), clock(0.74, 0.76)],
    )
    const high = Math.min(h - 70, brief.between(130, 190))
    const rows = d > 470 ? 3 : 2
    for (let i = 0; i < rows; i++)
      bookStack(
        b.at(w * 0.42, 90 + i * 136),
        { w: w * 0.66, h: high - i * 12, wood: scheme.wood },
        brief,
      )
    catalogue(b.at(w - 50, d - 70), scheme.fabric)
    bookTrolley(b.at(w - 60, d * 0.42, 0, 1), scheme.accent, brief)
    pouf(b.at(w - 50, 60), 26, scheme.accent)
  },
  bays(b, plan) {
    const { brief, w, d, scheme } = plan
    const bays = w > 540 ? 3 : 2
    const pitch = (w - 70) / bays
    enclose(
      b,
      plan,
      Array.from({ length: bays }, (_, i) =>
        window([(40 + pitch * (i + 0.5)) / w - 0.07, 0.44, 0.14, 0.4]),
      ),
      [poster([0.4, 0.44, 0.16, 0.32], brief)],
    )
    for (let i = 0; i <= bays; i++)
      bookStack(
        b.at(36 + i * pitch, 6 + 92, 0, 1),
        { w: 184, h: brief.between(140, 180), wood: scheme.wood },
        brief,
      )
    for (let i = 0; i < bays; i++) {
      const x = 36 + (i + 0.5) * pitch
      if (i % 2) pouf(b.at(x, 120), 24, scheme.accent)
      else stackChair(b.at(x, 110), scheme.accent)
    }
    const [x, y] = [w * 0.34, d - 74]
    swivelChair(b.at(x, y - 58), { fabric: scheme.fabric })
    workDesk(b.at(x, y, 0, 2), {
      w: 170,
      d: 70,
      top: scheme.wood,
      legs: 'panels',
      leg: scheme.front,
    })
    terminal(b.at(x + 20, y, 73, 2))
    bookTrolley(b.at(w * 0.7, d - 50), scheme.fabric, brief)
    catalogue(b.at(w - 44, d - 90), scheme.front)
  },
  archive(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(b, plan, [clock(0.9, 0.8, 14)], [window([0.12, 0.44, 0.3, 0.38])], ['sheet', 'tiles'])
    const high = h - brief.between(36, 64)
    const count = Math.floor((w - 170) / 62)
    const gap = brief.int(1, count - 1)
    for (const y of [52, 84])
      b.flat([20, y * 1.9 - 60, 0], [w - 120, 5, 0.6], metals.graphite, { casts: false })
    for (let i = 0; i < count; i++)
      bookStack(
        b.at(40 + i * 58 + (i >= gap ? 70 : 0), 4 + d * 0.24, 0, 1),
        { w: d * 0.48, h: high, wood: scheme.fabric, rolling: true },
        brief,
      )
    step(b.at(52 + gap * 58, d * 0.4), metals.steel)
    const x = w - 90
    workDesk(b.at(x - 60, d - 62), { w: 150, d: 70, top: scheme.wood, legs: 'frames' })
    terminal(b.at(x - 70, d - 66, 73))
    swivelChair(b.at(x - 160, d - 60, 0, 1), { fabric: scheme.accent })
    bookTrolley(b.at(66, d - 70), scheme.accent, brief)
    greenery(b.at(w - 42, 48), plan, 110)
  },
}

/** Shelves side by side along a wall of a length. */
function lined(b: Builder, { brief, scheme }: Plan, length: number, h: number): void {
  const count = Math.max(1, Math.round(length / 110))
  for (let i = 0; i < count; i++)
    bookshelf(b.at((i * length) / count, 0), brief, {
      w: length / count - 1,
      h,
      d: 34,
      columns: 1 + brief.int(0, 1),
      rows: Math.round(h / 38),
      wood: scheme.wood,
    })
}
