import type { Builder } from '../../../../kit/builder.ts'
import { picture, roundMirror } from '../../../../props/art.ts'
import { vase } from '../../../../props/desk-things.ts'
import { floorLamp } from '../../../../props/lamps.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { chair, pouf } from '../../../../props/seating.ts'
import { sofa } from '../../../../props/sofas.ts'
import { armchair, carpet, coffeeTable } from '../../../../rooms/comfort.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { roundTable, table } from '../../../../things/table.ts'
import { cover } from './sofa-cover.ts'

/** Seats that face each other across a carpet. */
export const sofaCorners = {
  'by-the-window'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.24, 0.4, 0.44, 0.42], { panes: 4, curtain: scheme.accent })],
      [picture([0.14, 0.44, 0.16, 0.32], brief), picture([0.34, 0.44, 0.16, 0.32], brief)],
    )
    const [x, y] = [w * 0.47, d * 0.56]
    carpet(b.at(x, y), plan)
    sofa(b.at(x, 54), { ...cover(plan), seats: 3 })
    coffeeTable(b.at(x, y - 4), plan)
    armchair(b.at(54, y + 6, 0, 1), plan)
    floorLamp(b.at(42, 42), brief.pick(['shade', 'tripod', 'globe']))
    pouf(b.at(x + 96, y + (d > 380 ? 66 : 40)), 26, scheme.accent)
    greenery(b.at(w - 42, d - 48), plan)
  },
  corner(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.4, 0.36, 0.42, 0.46], { panes: 3, curtain: scheme.front })],
      [picture([0.3, 0.42, 0.3, 0.36], brief)],
    )
    carpet(b.at(w * 0.56, d * 0.6), plan)
    sofa(b.at(w * 0.5, 54), { ...cover(plan), seats: 3 })
    sofa(b.at(54, d * 0.5 + 70, 0, 1), { ...cover(plan), seats: 2, style: 'block' })
    coffeeTable(b.at(w * 0.52, d * 0.6), plan)
    floorLamp(b.at(30, 30), 'arc')
    pouf(b.at(w * 0.74, d - 66), 28, scheme.accent)
    greenery(b.at(w - 42, d - 48), plan, 110)
  },
  'with-a-table'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.1, 0.44, 0.2, 0.32], brief), glazing([0.52, 0.02, 0.42, 0.8], 4, { door: 1 })],
      [roundMirror(0.5, 0.62, 34)],
    )
    const [x, y] = [w * 0.27, d * 0.6]
    carpet(b.at(x + 10, y), plan)
    sofa(b.at(x, 54), { ...cover(plan), seats: 3 })
    coffeeTable(b.at(x + 6, y - 10), plan)
    armchair(b.at(52, y + 20, 0, 1), plan)
    const [tx, ty] = [w * 0.76, d * 0.54]
    const style = brief.pick(['slat', 'spindle', 'shell'] as const)
    if (brief.chance(0.5)) {
      for (const turn of [0, 1, 2, 3] as const)
        chair(b.at(tx, ty, 0, turn).at(0, -68), {
          fabric: scheme.accent,
          frame: scheme.wood,
          style,
        })
      roundTable(b.at(tx, ty), 54, 74, scheme.wood, scheme.wood)
    } else {
      for (const at of [-36, 36]) {
        chair(b.at(tx + at, ty - 62), { fabric: scheme.accent, frame: scheme.wood, style })
        chair(b.at(tx + at, ty + 62, 0, 2), { fabric: scheme.accent, frame: scheme.wood, style })
      }
      table(b.at(tx, ty), {
        w: 156,
        d: 82,
        top: scheme.wood,
        legs: brief.pick(['trestle', 'posts', 'panels']),
      })
    }
    vase(b.at(tx, ty, 74), scheme.accent)
    floorLamp(b.at(x + 146, 40), brief.pick(['shade', 'globe']))
    greenery(b.at(42, d - 46), plan, 100)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
