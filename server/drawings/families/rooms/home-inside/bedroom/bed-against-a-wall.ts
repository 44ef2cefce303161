import type { Builder } from '../../../../kit/builder.ts'
import { metals } from '../../../../kit/palette.ts'
import { picture, roundMirror, rug } from '../../../../props/art.ts'
import { floorLamp, tableLamp } from '../../../../props/lamps.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { bench } from '../../../../props/seating.ts'
import { drawers } from '../../../../props/storage.ts'
import { armchair } from '../../../../rooms/comfort.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { double, nightstands, wardrobe } from './bed-and-wardrobe.ts'

/** The bed stands free, its head at a wall. */
export const bedAgainstAWall = {
  middle(b, plan) {
    const { brief, w, d, scheme } = plan
    const x = w * 0.58
    enclose(
      b,
      plan,
      [picture([0.42, 0.6, 0.32, 0.22], brief)],
      [window([0.14, 0.36, 0.26, 0.46], { curtain: scheme.accent })],
      ['planks', 'sheet'],
    )
    rug(b.at(x, 170), 260, 170, scheme.accent, brief)
    double(b.at(x, 10), plan)
    nightstands(b.at(x, 3), plan)
    wardrobe(b.at(4, Math.min(d * 0.5, 200), 0, 1), plan, Math.min(d * 0.5, 200) - 20)
    bench(b.at(x, 246), 110, scheme.accent, scheme.wood)
    if (d > 360) greenery(b.at(42, d - 48), plan)
  },
  sideways(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.1, 0.38, 0.26, 0.44], { curtain: scheme.fabric })],
      [picture([0.26, 0.56, 0.3, 0.26], brief)],
      ['planks', 'sheet'],
    )
    const y = d * 0.56
    rug(b.at(190, y), 190, 240, scheme.accent, brief)
    const bed = b.at(10, y, 0, 1)
    double(bed, plan)
    nightstands(b.at(3, y, 0, 1), plan)
    wardrobe(b.at(w * 0.46, 3), plan, w * 0.54 - 10)
    armchair(b.at(w - 60, d - 70, 0, 3), plan, scheme.accent)
    floorLamp(b.at(w - 36, d - 136), brief.pick(['shade', 'tripod', 'globe']))
  },
  suite(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.12, 0.56, 0.26, 0.26], brief), roundMirror(0.3 + 210 / w, 0.6, 30)],
      [glazing([0.1, 0.05, 0.4, 0.78], 3)],
      ['planks', 'sheet'],
    )
    const x = w * 0.3
    rug(b.at(x, 176), 280, 180, scheme.accent, brief)
    double(b.at(x, 10), plan, 176)
    nightstands(b.at(x, 3), plan, 176)
    b.box([x + 152, 3, 0], [96, 46, 76], scheme.wood, {
      front: [drawers(2, 3, metals.brass, 'knob')],
    })
    tableLamp(b.at(x + 176, 26, 76), scheme.accent)
    wardrobe(b.at(x + 256, 3), plan, w - x - 262)
    bench(b.at(x, 252), 130, scheme.fabric, scheme.wood)
    armchair(b.at(w - 70, d - 90, 0, 3), plan, scheme.accent)
    floorLamp(b.at(w - 44, d - 168), brief.pick(['shade', 'globe']))
    greenery(b.at(44, d - 50), plan, 100)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
