import type { Builder } from '../../../kit/builder.ts'
import { diningChair } from '../../../props/dining-chairs.ts'
import { stand } from '../../../props/legs/leg.ts'
import { legMaker } from '../../../props/legs/makers.ts'
import { metalPedestal, metalPedestals } from '../../../props/legs/pedestals.ts'
import { spider } from '../../../props/legs/spider.ts'
import { ornament } from '../../../props/ornaments.ts'
import { plan as outlineOf, plate } from '../../../props/outline.ts'
import { board, chairReach, footMaker, type Plan, tableHeight } from './plan.ts'

/** Tables that one sits around. */
export const smallTables = {
  /** Round, on one foot. */
  round(b, plan) {
    const { brief, wood } = plan
    const r = brief.between(48, 66)
    footMaker(plan, r * 0.62)(b)
    plate(b, r, tableHeight - 3.4, 3.4, brief.pick([plan.top, wood]))
    around(b, plan, r, r > 58 ? brief.pick([4, 5, 6] as const) : brief.pick([3, 4] as const))
    ornament(b.at(0, 0, tableHeight), brief.pick(['vase', 'bowl', 'candles'] as const), brief)
  },
  /** Square, for four, a chair at every side. */
  square(b, plan) {
    const { brief, wood } = plan
    const w = brief.between(84, 104)
    const make = legMaker(
      brief.construction(['tapered', 'turned', 'square', 'saber'] as const),
      brief,
      { h: tableHeight - 4, half: 3.6, color: wood },
    )
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      stand(b.at(x * (w / 2 - 7), y * (w / 2 - 7)), make([0, 0]))
    board(b, plan, w, w, 4)
    around(b, plan, w / 2, 4)
  },
  /** Small, for two, by a window. */
  bistro(b, plan) {
    const { brief, metal } = plan
    const r = brief.between(32, 42)
    if (brief.chance(0.5)) {
      metalPedestal(b, brief.pick(metalPedestals), { r: r * 0.7, h: tableHeight - 3, color: metal })
      plate(b, r, tableHeight - 3, 3, plan.top)
    } else {
      spider(b, 'wishbone', { r: r * 0.8, h: tableHeight - 3, color: metal })
      b.extrude(
        outlineOf(r * 1.8, r * 1.8, r * 1.8, 8),
        'z',
        [0, 0, tableHeight - 3],
        3,
        plan.top,
        {
          smooth: true,
        },
      )
    }
    diningChair(b.at(-r - chairReach, 0, 0, 1), plan.style, plan.chair)
    diningChair(b.at(r + chairReach, 0, 0, 3), plan.style, plan.chair)
    ornament(b.at(0, 0, tableHeight), brief.pick(['vase', 'candles', 'tray'] as const), brief)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** Chairs at the four sides, or three, five, six of them in pairs. */
function around(b: Builder, { style, chair }: Plan, r: number, count: number): void {
  const far = r + chairReach
  const pair = count > 4 ? 30 : 0
  for (const x of pair ? [-pair, pair] : [0]) {
    diningChair(b.at(x, -far), style, chair)
    if (count !== 3) diningChair(b.at(x, far, 0, 2), style, chair)
  }
  diningChair(b.at(-far, 0, 0, 1), style, chair)
  if (count !== 5) diningChair(b.at(far, 0, 0, 3), style, chair)
}
