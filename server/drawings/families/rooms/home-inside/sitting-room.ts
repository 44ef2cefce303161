import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { panel } from '../../../kit/mark.ts'
import { picture, roundMirror } from '../../../props/art.ts'
import { masonry } from '../../../props/cladding.ts'
import { vase } from '../../../props/desk-things.ts'
import { floorLamp } from '../../../props/lamps.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { chair, pouf, sofa, sofaStyles } from '../../../props/seating.ts'
import { drawers, shelving } from '../../../props/storage.ts'
import { stove } from '../../../props/stoves.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { television } from '../../../props/television.ts'
import { wallShelf } from '../../../props/wall-things.ts'
import { armchair, carpet, coffeeTable } from '../comfort.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['by-the-window', 'fitted-wall', 'fireside', 'with-a-table', 'corner'] as const

/** A living room: a sofa, a rug, a low table, a lamp. */
export const sittingRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'by-the-window': { w: [400, 500], d: [340, 430], h: [235, 280] },
  'fitted-wall': {
    w: [420, 520],
    d: [340, 420],
    h: [235, 270],
    sections: ['even', 'unit', 'gable-left', 'pitch-left'],
  },
  fireside: {
    w: [380, 470],
    d: [360, 440],
    h: [225, 255],
    sections: ['gable-left', 'gable-right', 'pitch-left', 'even'],
  },
  'with-a-table': { w: [520, 620], d: [340, 410], h: [235, 275] },
  corner: { w: [380, 460], d: [380, 460], h: [235, 285] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
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
}

function cover({ brief, scheme }: Plan) {
  return {
    fabric: scheme.fabric,
    leg: scheme.wood,
    style: brief.pick(sofaStyles),
    cushions: [scheme.accent, '#f1ece1'],
  }
}
