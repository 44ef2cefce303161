import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { picture } from '../../../../props/art.ts'
import { menuBoard } from '../../../../props/boards.ts'
import { battens, masonry } from '../../../../props/cladding.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { sideboard } from '../../../../props/storage.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { laidRound } from '../../../../things/laid-tables.ts'
import { type Choice, guest, laid, lamps } from './guests.ts'

/** Tables that stand free. */
export const freeTables = {
  'round-tables'(b, plan, choice) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        window([0.08, 0.36, 0.26, 0.44], { curtain: scheme.accent }),
        menuBoard([0.42, 0.46, 0.16, 0.3], brief),
        window([0.66, 0.36, 0.26, 0.44], { curtain: scheme.accent }),
      ],
      [masonry(26), picture([0.4, 0.42, 0.3, 0.36], brief)],
    )
    const spots = [
      [0.26, 0.29],
      [0.74, 0.29],
      [0.26, 0.75],
      [0.74, 0.75],
    ] as const
    for (const [u, v] of spots) {
      const [x, y] = [u * w, v * d]
      for (const turn of [0, 1, 2, 3] as const) guest(b.at(x, y, 0, turn).at(0, -70), plan, choice)
      laidRound(b.at(x, y), 50, scheme.wood, scheme.accent)
    }
    for (const u of [0.26, 0.74]) lamps(b.at(u * w, 0), plan, choice, [d * 0.29, d * 0.75])
    greenery(b.at(w * 0.5, d * 0.52), plan, 100)
  },
  'long-table'(b, plan, choice) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        inset(0.1, 0, 0.8, 1, [panel(0, 0, 1, 1, scheme.wood), battens(34)]),
        picture([0.4, 0.5, 0.2, 0.3], brief),
      ],
      [glazing([0.12, 0.1, 0.7, 0.7], 4)],
    )
    const [x, y, length] = [w * 0.52, d * 0.56, w - 160]
    const places = Math.floor(length / 68)
    for (let i = 0; i < places; i++) {
      const at = x + (i - (places - 1) / 2) * (length / places)
      guest(b.at(at, y - 64), plan, choice)
      guest(b.at(at, y + 64, 0, 2), plan, choice)
    }
    laid(b.at(x, y), plan, places, length, 88)
    for (const at of [-0.3, 0.02, 0.34]) lamps(b.at(x + at * length, 0), plan, choice, [y])
    sideboard(b.at(w * 0.36, 3), w * 0.3, scheme.front, { h: 84 })
    greenery(b.at(46, 44), plan)
    greenery(b.at(w - 40, d - 46), plan, 96)
  },
} satisfies Record<string, (b: Builder, plan: Plan, choice: Choice) => void>
