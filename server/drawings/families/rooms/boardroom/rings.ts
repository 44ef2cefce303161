import type { Builder } from '../../../kit/builder.ts'
import { rug } from '../../../props/art.ts'
import { tableRing } from '../../../props/meeting-tables.ts'
import { glazing, window } from '../../../props/openings.ts'
import { enclose, greenery, type Plan } from '../../../rooms/plan.ts'
import { rows, screenOnBack, screenOnSide, seat, slats } from './fittings.ts'

/** Tables in a ring, closed or open towards the screen. */
export const rings = {
  ring(b, plan, chair) {
    const { w, d, scheme } = plan
    enclose(
      b,
      plan,
      [slats([0.2, 0.02, 0.6, 0.94], scheme.wood)],
      [glazing([0.16, 0.28, 0.68, 0.5], 5)],
    )
    screenOnBack(b, plan, w * 0.5)
    const [x, y, W, D] = [w * 0.53, d * 0.58, w - 190, d - 190]
    rows(b.at(x, y), plan, W, D / 2 + 26, chair)
    for (const [side, turn] of [
      [-1, 1],
      [1, 3],
    ] as const)
      for (const at of [-0.2, 0.2]) seat(b.at(x + side * (W / 2 + 26), y + at * D, 0, turn), chair)
    tableRing(b.at(x, y), { w: W, d: D, top: scheme.wood })
    greenery(b.at(x, y), plan, 88)
    greenery(b.at(w - 40, 42), plan)
    greenery(b.at(42, 42), plan)
  },
  horseshoe(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        window([0.12, 0.38, 0.3, 0.42], { panes: 2 }),
        window([0.54, 0.38, 0.3, 0.42], { panes: 2 }),
      ],
      [slats([0.2, 0.02, 0.6, 0.94], scheme.wood)],
    )
    screenOnSide(b, plan, d * 0.54)
    const [x, y, W, D] = [w * 0.6, d * 0.57, w - 230, d - 180]
    rug(b.at(x - 40, y), W - 60, D - 130, scheme.accent, brief)
    rows(b.at(x, y), plan, W, D / 2 + 26, chair)
    for (const at of [-0.2, 0.2]) seat(b.at(x + W / 2 + 26, y + at * D, 0, 3), chair)
    tableRing(b.at(x, y, 0, 2), { w: W, d: D, top: scheme.wood, open: true })
    greenery(b.at(42, 42), plan)
  },
} satisfies Record<string, (b: Builder, plan: Plan, chair: string) => void>
