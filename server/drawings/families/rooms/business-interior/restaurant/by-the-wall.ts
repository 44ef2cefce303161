import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { metals } from '../../../../kit/palette.ts'
import { picture } from '../../../../props/art.ts'
import { backBar } from '../../../../props/back-bar.ts'
import { menuBoard } from '../../../../props/boards.ts'
import { battens } from '../../../../props/cladding.ts'
import { banquette } from '../../../../props/contract-seating.ts'
import { glazing } from '../../../../props/openings.ts'
import { stool } from '../../../../props/seating.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { type Choice, guest, laid, lamps } from './guests.ts'

/** Seats along a wall or at a bar, and tables before them. */
export const byTheWall = {
  'tables-for-two'(b, plan, choice) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        picture([0.12, 0.54, 0.18, 0.28], brief),
        picture([0.42, 0.54, 0.18, 0.28], brief),
        picture([0.72, 0.54, 0.18, 0.28], brief),
      ],
      [glazing([0.08, 0.03, 0.6, 0.78], 4, { door: 1 })],
    )
    banquette(b.at(12, 3), w - 24, scheme.fabric, scheme.wood)
    const count = w > 530 ? 4 : 3
    const pitch = (w - 30) / count
    for (let i = 0; i < count; i++) {
      const x = 15 + (i + 0.5) * pitch
      guest(b.at(x, 168, 0, 2), plan, choice)
      laid(b.at(x, 106), plan, 1)
      lamps(b.at(x, 0), plan, choice, [106])
      if (i === count - 1 && d < 420) continue
      guest(b.at(x, d - 132), plan, choice)
      guest(b.at(x, d - 26, 0, 2), plan, choice)
      laid(b.at(x, d - 80), plan, 1)
    }
  },
  booths(b, plan, choice) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [inset(0, 0, 1, 0.5, [panel(0, 0, 1, 1, scheme.wood, { edge: false }), battens(40)])],
      [menuBoard([0.5, 0.44, 0.24, 0.32], brief), picture([0.14, 0.44, 0.2, 0.34], brief)],
    )
    const count = w > 570 ? 3 : 2
    const pitch = (w - 16) / count
    for (let i = 0; i < count; i++) {
      const x = 8 + i * pitch
      banquette(b.at(x, 4 + 150, 0, 1), 150, scheme.fabric, scheme.wood, 124)
      banquette(b.at(x + pitch - 2, 4, 0, 3), 150, scheme.fabric, scheme.wood, 124)
      laid(b.at(x + pitch / 2 - 1, 82, 0, 1), plan, 2, 140, Math.min(76, pitch - 126))
      lamps(b.at(x + pitch / 2 - 1, 0), plan, choice, [82])
    }
    for (const x of [w * 0.26, w * 0.7]) {
      for (const at of [-34, 34]) {
        guest(b.at(x + at, d - 136), plan, choice)
        guest(b.at(x + at, d - 26, 0, 2), plan, choice)
      }
      laid(b.at(x, d - 82), plan, 2, 136)
    }
    greenery(b.at(w - 40, d - 84), plan, 100)
  },
  bar(b, plan, choice) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [panel(0, 0, 1, 1, scheme.feature, { edge: false })],
      [glazing([0.1, 0.28, 0.5, 0.52], 3), picture([0.7, 0.4, 0.16, 0.4], brief)],
    )
    const length = w * 0.62
    b.box([w * 0.5 - length / 2, 2, 0], [length, 34, 206], scheme.wood, {
      front: [backBar(Math.round(length / 14), 4, scheme.wood)],
    })
    b.box([w * 0.5 - length / 2, 92, 0], [length, 44, 102], scheme.fabric, {
      front: [battens(Math.round(length / 10))],
    })
    b.box([w * 0.5 - length / 2 - 6, 84, 102], [length + 12, 62, 5], scheme.wood)
    const count = Math.floor(length / 62)
    for (let i = 0; i < count; i++)
      stool(b.at(w * 0.5 + (i - (count - 1) / 2) * 62, 168), scheme.accent, metals.brass, 72)
    lamps(b.at(w * 0.5 - length * 0.3, 36), plan, choice, [78])
    lamps(b.at(w * 0.5 + length * 0.3, 36), plan, choice, [78])
    for (const x of [0.17, 0.5, 0.83]) {
      guest(b.at(w * x, d - 134), plan, choice)
      guest(b.at(w * x, d - 28, 0, 2), plan, choice)
      laid(b.at(w * x, d - 82), plan, 1)
    }
    greenery(b.at(44, 44), plan, 120)
  },
} satisfies Record<string, (b: Builder, plan: Plan, choice: Choice) => void>
