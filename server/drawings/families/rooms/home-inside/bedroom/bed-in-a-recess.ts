import type { Builder } from '../../../../kit/builder.ts'
import { metals } from '../../../../kit/palette.ts'
import { rug } from '../../../../props/art.ts'
import { closetDepth } from '../../../../props/closets.ts'
import { window } from '../../../../props/openings.ts'
import { pouf } from '../../../../props/seating.ts'
import { bookshelf, doors } from '../../../../props/storage.ts'
import { workDesk } from '../../../../props/workplaces.ts'
import { armchair } from '../../../../rooms/comfort.ts'
import { enclose, type Plan } from '../../../../rooms/plan.ts'
import { double, nightstands, tableLampOn, wardrobe } from './bed-and-wardrobe.ts'

/** The bed stands between cupboards or under the roof. */
export const bedInARecess = {
  alcove(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [],
      [window([0.16, 0.36, 0.3, 0.46], { panes: 2, curtain: scheme.accent })],
      ['planks', 'sheet'],
    )
    const tall = h - brief.between(8, 24)
    const side = (w - 178) / 2 - 4
    const color = brief.pick([scheme.front, scheme.feature, scheme.wood])
    const count = Math.max(1, Math.round(side / 48))
    for (const x of [4, w - 4 - side])
      b.box([x, 2, 0], [side, closetDepth, tall], color, { front: [doors(count, metals.brass)] })
    b.box([4 + side + 0.5, 2, tall - 46], [w - 9 - 2 * side, 44, 46], color, {
      front: [doors(3, metals.brass)],
    })
    rug(b.at(w * 0.5, 210), 230, 120, scheme.accent, brief)
    double(b.at(w * 0.5, 10), plan, 150)
    for (const s of [-1, 1]) tableLampOn(b.at(w * 0.5 + s * 106, 82), plan)
    workDesk(b.at(46, d - 74, 0, 1), { w: 110, d: 52, top: scheme.wood, legs: 'frames' })
    pouf(b.at(104, d - 74), 22, scheme.accent)
  },
  'under-the-roof'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.42, 0.5, 0.22, 0.5], { rows: 2, curtain: scheme.accent })],
      [window([0.38, 0.42, 0.24, 0.44], { rows: 2 })],
      ['planks'],
    )
    const x = w * 0.54
    rug(b.at(x, 190), 230, 150, scheme.accent, brief)
    double(b.at(x, 10), plan)
    nightstands(b.at(x, 3), plan)
    wardrobe(b.at(4, d - 30, 0, 1), plan, 118, 150)
    bookshelf(b.at(4, 160, 0, 1), brief, { w: 100, h: 76, columns: 2, rows: 2, wood: scheme.wood })
    armchair(b.at(w - 62, d - 66, 0, 3), plan, scheme.fabric)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
