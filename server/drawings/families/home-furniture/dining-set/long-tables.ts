import type { Builder } from '../../../kit/builder.ts'
import { fabrics, valuesOf } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { boards } from '../../../props/cladding.ts'
import { diningBench, diningChair } from '../../../props/dining-chairs.ts'
import { stand } from '../../../props/legs/leg.ts'
import { frameMaker, legMaker } from '../../../props/legs/makers.ts'
import { ellipse } from '../../../props/outline.ts'
import { along, board, chairReach, footMaker, laid, type Plan, tableHeight } from './plan.ts'

/** Tables with two long sides. */
export const longTables = {
  /** Four legs and rails, chairs along both sides. */
  legs(b, plan) {
    const { brief, wood } = plan
    const [w, d] = [brief.between(140, 200), brief.between(82, 96)]
    const type = brief.construction(['turned', 'square', 'tapered', 'fluted'] as const)
    const make = legMaker(type, brief, {
      h: tableHeight - 4,
      half: brief.between(3.4, 5),
      color: wood,
    })
    carpet(b, plan, w, d)
    for (const x of [-w / 2 + 9, w / 2 - 9])
      for (const y of [-d / 2 + 9, d / 2 - 9]) stand(b.at(x, y), make([0, 1]))
    for (const y of [-d / 2 + 8, d / 2 - 10])
      b.box([-w / 2 + 15, y, tableHeight - 15], [w - 30, 2, 11], wood)
    for (const x of [-w / 2 + 8, w / 2 - 10])
      b.box([x, -d / 2 + 15, tableHeight - 15], [2, d - 30, 11], wood)
    board(b, plan, w, d, 4)
    along(b, plan, w, d, w > 168 ? 3 : 2)
    if (brief.chance(0.5)) heads(b, plan, w)
  },
  /** A board on frames, a bench at one side. */
  bench(b, plan) {
    const { brief, wood, metal } = plan
    const [w, d] = [brief.between(160, 210), brief.between(80, 92)]
    const type = brief.pick(['u-frame', 'x-frame', 'trestle'] as const)
    const frame = frameMaker(type, brief, {
      w: d - 10,
      h: tableHeight - 4,
      thick: brief.between(4, 7),
      color: type === 'trestle' ? wood : metal,
    })
    carpet(b, plan, w, d)
    for (const x of [-w * 0.36, w * 0.36]) frame(b.at(x, 0, 0, 1))
    board(b, plan, w, d, 4)
    along(b, plan, w, d, brief.int(2, 3), 'rear')
    diningBench(b.at(0, d / 2 + 24), w * brief.between(0.7, 0.9), plan.chair, brief.chance(0.5))
  },
  /** An oval on two columns. */
  oval(b, plan) {
    const { brief } = plan
    const [w, d] = [brief.between(170, 220), brief.between(92, 106)]
    const foot = footMaker(plan, d * 0.32)
    for (const x of [-w * 0.22, w * 0.22]) foot(b.at(x, 0))
    b.extrude(ellipse(w / 2, d / 2, 34), 'z', [0, 0, tableHeight - 4], 4, plan.top, {
      smooth: true,
    })
    laid(b, plan, w * 0.6, d * 0.6)
    along(b, plan, w * 0.78, d + 4, 3)
    if (brief.chance(0.6)) heads(b, plan, w)
  },
  /** Two slabs under a heavy top, chairs at the sides and the ends. */
  slabs(b, plan) {
    const { brief, wood } = plan
    const [w, d] = [brief.between(180, 230), brief.between(86, 100)]
    carpet(b, plan, w, d)
    for (const x of [-w * 0.3, w * 0.3])
      b.box([x - 5, -d * 0.34, 0], [10, d * 0.68, tableHeight - 6], wood, {
        right: [boards(3, true, '#10262b', 0.14)],
      })
    b.box([-w * 0.3 + 5, -3, 16], [w * 0.6 - 10, 6, 12], wood)
    board(b, plan, w, d, 6)
    along(b, plan, w, d, 3)
    heads(b, plan, w)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** A chair at each end. */
function heads(b: Builder, { style, chair }: Plan, w: number): void {
  diningChair(b.at(-w / 2 - chairReach, 0, 0, 1), style, chair)
  diningChair(b.at(w / 2 + chairReach, 0, 0, 3), style, chair)
}

function carpet(b: Builder, { brief }: Plan, w: number, d: number): void {
  if (brief.chance(0.4)) rug(b, w + 24, d + 76, brief.pick(valuesOf(fabrics)), brief)
}
