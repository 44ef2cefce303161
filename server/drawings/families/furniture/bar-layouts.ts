import type { Builder } from '../../kit/builder.ts'
import {
  type BarPlan,
  cornerBar,
  gantry,
  seatsBefore,
  served,
  stoolOf,
  stretch,
} from '../../props/bar-counters.ts'
import { cartBar, caskBar, islandBar, roundBar } from '../../props/bar-shapes.ts'
import { barShelves } from '../../props/bar-shelves.ts'
import { barStool } from '../../props/bar-stools.ts'
import { pendant } from '../../props/lamps.ts'

/** Counters with what stands before, above and behind them. */
export const barLayouts = {
  /** One stretch with stools. */
  straight(b: Builder, plan: BarPlan) {
    const { brief } = plan
    const l = brief.between(170, 260)
    stretch(b, plan, l)
    served(b, plan, l)
    if (brief.chance(0.75)) seatsBefore(b, plan, l, brief.int(2, 4))
  },
  /** The raised top stands on posts. */
  raised(b: Builder, plan: BarPlan) {
    const l = plan.brief.between(150, 220)
    stretch(b, plan, l, { open: true })
    served(b, plan, l)
    if (plan.brief.chance(0.6)) seatsBefore(b, plan, l, plan.brief.int(2, 3))
  },
  /** Around a corner. */
  corner(b: Builder, plan: BarPlan) {
    const { brief } = plan
    const [l, m] = [brief.between(170, 220), brief.between(100, 140)]
    cornerBar(b, plan, l, m)
    served(b, plan, l)
    seatsBefore(b, plan, l, brief.int(2, 3))
  },
  /** A half round. */
  round(b: Builder, plan: BarPlan) {
    const { brief } = plan
    const r = brief.between(84, 110)
    roundBar(b, plan, r, brief.between(70, 95))
    seatsAround(b, plan, r + 44, [24, 62, 100, 138])
  },
  /** Shelves behind it. */
  backed(b: Builder, plan: BarPlan) {
    const { brief } = plan
    const l = brief.between(180, 230)
    barShelves[brief.pick(['cabinet', 'floating', 'pipes', 'arched'] as const)](b.at(0, -160), plan)
    stretch(b, plan, l)
    served(b, plan, l)
    if (brief.chance(0.5)) seatsBefore(b, plan, l, 3)
  },
  /** A frame above for bottles. */
  gantry(b: Builder, plan: BarPlan) {
    const l = plan.brief.between(170, 230)
    stretch(b, plan, l)
    served(b, plan, l)
    gantry(b, plan, l)
    if (plan.brief.chance(0.6)) seatsBefore(b, plan, l, plan.brief.int(2, 4))
  },
  /** On casks. */
  casks(b: Builder, plan: BarPlan) {
    const l = plan.brief.between(190, 250)
    caskBar(b, plan, l)
    served(b, plan, l * 0.9)
    if (plan.brief.chance(0.5)) seatsBefore(b, plan, l * 0.6, 2)
  },
  /** On wheels. */
  cart(b: Builder, plan: BarPlan) {
    const l = plan.brief.between(140, 190)
    cartBar(b, plan, l)
    served(b.at(0, -4), plan, l * 0.8)
  },
  /** Lamps above it. */
  lit(b: Builder, plan: BarPlan) {
    const { brief, metal, wood } = plan
    const l = brief.between(180, 250)
    for (const x of [-l / 2, l / 2 - 5]) b.box([x, -51, 0], [5, 5, 232], metal)
    b.box([-l / 2 - 4, -56, 232], [l + 8, 90, 6], wood)
    stretch(b, plan, l - 14)
    served(b, plan, l - 14)
    const style = brief.pick(['cone', 'globe', 'bell', 'drum'] as const)
    for (const share of [-0.32, 0, 0.32]) pendant(b.at(share * l, 14, 168), 64, plan.fabric, style)
    if (brief.chance(0.6)) seatsBefore(b, plan, l - 14, 3)
  },
  /** Round, around a tree of bottles. */
  island(b: Builder, plan: BarPlan) {
    const { brief } = plan
    const r = brief.between(46, 62)
    islandBar(b, plan, r)
    seatsAround(b, plan, r + 46, [30, 102, 174, 246, 318])
  },
}

/** Round stools at some of these places on a circle, in degrees. */
function seatsAround(b: Builder, plan: BarPlan, r: number, places: readonly number[]): void {
  const style = plan.brief.pick(['column', 'splayed', 'pressed', 'drum'] as const)
  for (const place of places) {
    const a = (place * Math.PI) / 180
    if (plan.brief.chance(0.6))
      barStool(b.at(Math.cos(a) * r, Math.sin(a) * r), style, stoolOf(plan))
  }
}
