import type { Builder } from '../../../../kit/builder.ts'
import { panel } from '../../../../kit/mark.ts'
import { masonry } from '../../../../props/cladding.ts'
import { vase } from '../../../../props/desk-things.ts'
import { floorLamp } from '../../../../props/lamps.ts'
import { window } from '../../../../props/openings.ts'
import { pouf } from '../../../../props/seating.ts'
import { sofa } from '../../../../props/sofas.ts'
import { drawers, shelving } from '../../../../props/storage.ts'
import { stove } from '../../../../props/stoves.ts'
import { television } from '../../../../props/television.ts'
import { wallShelf } from '../../../../props/wall-things.ts'
import { armchair, carpet, coffeeTable } from '../../../../rooms/comfort.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { cover } from './sofa-cover.ts'

/** Seats before a fitted wall or a fire. */
export const focalWalls = {
  'fitted-wall'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [panel(0, 0, 1, 1, scheme.feature, { edge: false })],
      [window([0.12, 0.34, 0.3, 0.48], { curtain: scheme.fabric })],
    )
    const [tower, tall] = [78, h - brief.between(14, 40)]
    const color = brief.pick([scheme.front, scheme.wood])
    for (const x of [6, w - 6 - tower])
      b.box([x, 2, 0], [tower, 40, tall], color, { front: [shelving(1, 6, color, brief)] })
    b.box([6 + tower, 2, 0], [w - 12 - 2 * tower, 40, 46], color, {
      front: [drawers(Math.round((w - 170) / 60), 1)],
    })
    b.box([6 + tower, 2, tall - 34], [w - 12 - 2 * tower, 34, 34], color, {
      front: [drawers(Math.round((w - 170) / 60), 1)],
    })
    television(b.at(w * 0.5, 10, 62), brief, Math.min(132, w - 210), false)
    vase(b.at(w * 0.5 + 60, 26, 46), scheme.accent)
    const [x, y] = [w * 0.5, d * 0.56]
    carpet(b.at(x, y), plan)
    sofa(b.at(58, y + 6, 0, 1), { ...cover(plan), seats: d > 385 ? 3 : 2 })
    coffeeTable(b.at(x, y), plan)
    armchair(b.at(x + 44, d - 60, 0, 2), plan)
    pouf(b.at(w - 62, y + 10), 27, scheme.accent)
    greenery(b.at(w - 42, d - 46), plan)
  },
  fireside(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.58, 0.38, 0.28, 0.44], { rows: 2, curtain: scheme.accent })],
      [window([0.12, 0.38, 0.26, 0.44], { rows: 2, curtain: scheme.accent })],
      ['planks'],
    )
    const stone = brief.pick(['#b9b0a2', '#a86a52', '#d9cfc0'])
    b.box([w * 0.14, 0, 0], [130, 8, h], stone, { casts: false, front: [masonry(20)] })
    b.flat([w * 0.14, 8, 0], [130, 74, 1.2], stone, { casts: false })
    stove(b.at(w * 0.14 + 65, 42, 1.2), h)
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3 - i; k++)
        b.rod('y', [w * 0.14 + 158 + k * 17 + i * 8.5, 8, 9 + i * 15.5], 8, 40, '#8a5f3c', {
          endColor: '#d8b686',
          casts: i === 0,
        })
    const [x, y] = [w * 0.52, d * 0.6]
    carpet(b.at(x, y), plan)
    sofa(b.at(58, y + 20, 0, 1), { ...cover(plan), seats: 2 })
    armchair(b.at(w - 74, y - 40, 0, 3), plan)
    coffeeTable(b.at(x, y + 12), plan)
    wallShelf(b.at(w * 0.62, 0, h * 0.24), 90, scheme.wood, brief)
    floorLamp(b.at(40, y - 92), 'shade')
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
