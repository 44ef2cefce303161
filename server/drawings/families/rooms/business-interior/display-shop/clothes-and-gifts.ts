import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { metals } from '../../../../kit/palette.ts'
import { roundMirror, rug } from '../../../../props/art.ts'
import { clothesRail } from '../../../../props/closets.ts'
import { drumSeat } from '../../../../props/contract-seating.ts'
import { lampRail, pendantStyles } from '../../../../props/lamp-rails.ts'
import { curtain } from '../../../../props/medical.ts'
import { bench } from '../../../../props/seating.ts'
import { folded, mannequin } from '../../../../props/shop-counters.ts'
import { goodsWall } from '../../../../props/shop-shelves.ts'
import { enclose, type Plan } from '../../../../rooms/plan.ts'
import { table } from '../../../../things/table.ts'
import { counter, displayBox, name, niche } from './fittings.ts'

/** Shops where few things have much room. */
export const clothesAndGifts = {
  boutique(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [...name(plan, 0.36), inset(0.66, 0.1, 0.3, 0.66, [goodsWall(4, brief, scheme.wood)])],
      [roundMirror(0.36, 0.5, 40)],
    )
    b.box([4, 4, 0], [6, 96, 214], scheme.feature)
    b.box([112, 4, 0], [6, 96, 214], scheme.feature)
    curtain(b.at(61, 96), 100, scheme.accent, 204)
    clothesRail(b.at(w * 0.46, 36), brief, w * 0.34, metals.brass)
    clothesRail(b.at(44, d * 0.62, 0, 1), brief, d * 0.32, metals.brass)
    rug(b.at(w * 0.52, d * 0.58), 220, 170, scheme.fabric, brief)
    table(b.at(w * 0.52, d * 0.56), {
      w: 150,
      d: 80,
      h: 76,
      top: scheme.wood,
      legs: brief.pick(['posts', 'panels', 'splayed']),
    })
    folded(b.at(w * 0.5, d * 0.56, 76), 3, brief)
    counter(b.at(w - 60, d * 0.48, 0, 3), plan, 150)
    mannequin(b.at(w * 0.34, d - 54), scheme.accent)
    mannequin(b.at(w * 0.54, d - 48), scheme.fabric)
    drumSeat(b.at(w * 0.8, d - 60), 22, 42, scheme.accent)
    lampRail(b.at(w * 0.52, 0), [d * 0.5, d * 0.62], {
      ceiling: h - 14,
      z: 176,
      color: scheme.accent,
      style: brief.pick(pendantStyles),
    })
  },
  gallery(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [
        inset(0, 0, 1, 1, [panel(0, 0, 1, 1, scheme.feature, { edge: false })]),
        ...name(plan, 0.38),
      ],
      [inset(0.12, 0.08, 0.76, 0.7, [goodsWall(7, brief, scheme.wood)])],
      ['planks', 'sheet'],
    )
    const bay = (w - 40) / 3
    for (let i = 0; i < 3; i++) niche(b.at(14 + i * (bay + 6), 2), plan, bay, 188, i)
    for (const [i, [x, y]] of (
      [
        [0.28, 0.52],
        [0.52, 0.46],
        [0.38, 0.76],
      ] as const
    ).entries())
      displayBox(b.at(w * x, d * y), plan, i)
    counter(b.at(w - 64, d * 0.62, 0, 3), plan, 140)
    bench(b.at(w * 0.64, d - 52), 120, scheme.accent, scheme.wood)
    for (const x of [0.28, 0.52])
      lampRail(b.at(w * x, 0), [d * 0.5], {
        ceiling: h - 12,
        z: 186,
        color: scheme.accent,
        style: brief.pick(pendantStyles),
      })
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
