import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { battens } from '../../../../props/cladding.ts'
import { lampRail, pendantStyles } from '../../../../props/lamp-rails.ts'
import { glazing } from '../../../../props/openings.ts'
import { breadRack, displayCase, gondola, packetShelf } from '../../../../props/shop-shelves.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { table } from '../../../../things/table.ts'
import { counter, displayBox, loaf, name } from './fittings.ts'

/** Shops full of things to eat. */
export const food = {
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
} satisfies Record<string, (b: Builder, plan: Plan) => void>
