import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import {
  type BarPlan,
  cartBar,
  caskBar,
  cornerBar,
  gantry,
  islandBar,
  roundBar,
  seatsBefore,
  served,
  stoolOf,
  stretch,
} from '../../props/bar-counters.ts'
import { barShelfStyles, barShelves } from '../../props/bar-shelves.ts'
import { barStool, stoolStyles } from '../../props/bar-stools.ts'
import { highTableStyles, highTables, laid } from '../../props/high-tables.ts'
import { pendant } from '../../props/lamps.ts'

const pieces = ['counter', 'stool', 'high-table', 'shelf'] as const

/** Furniture of a bar: a counter with a raised top, a stool, a high table or a shelf of bottles. */
export const bar: Family = (b, brief) => {
  const piece = brief.construction(pieces)
  const wood = brief.material(woods)
  const plan: BarPlan = {
    brief,
    wood,
    color: brief.pick([
      wood,
      wood,
      '#33424a',
      '#2f5f63',
      '#5d7a5f',
      '#9a4a3a',
      '#d9cfbb',
      '#54709a',
    ]),
    top: brief.pick([...valuesOf(woods), '#f4f1ea', '#48545c', '#2a3238']),
    metal: brief.pick([metals.brass, metals.black, metals.steel, metals.graphite, '#b4533a']),
    fabric: brief.chance(0.5) ? brief.material(fabrics) : brief.material(leather),
    stool: brief.pick(stoolStyles),
    version: brief.between(0, 1),
    cladding: brief.int(0, 7),
  }
  const turn = piece === 'counter' ? 0 : brief.pick([0, 1])
  draws[piece](b.at(0, 0, 0, turn), plan)
}

const draws: Record<(typeof pieces)[number], (b: Builder, plan: BarPlan) => void> = {
  counter: (b, plan) => {
    const style = plan.brief.construction(counterStyles)
    counters[style](
      b.at(0, 0, 0, style === 'corner' || style === 'round' ? 0 : plan.brief.pick([0, 1])),
      plan,
    )
  },
  stool(b, plan) {
    const { brief } = plan
    const style = brief.construction(stoolStyles)
    const count = brief.pick([1, 1, 1, 2, 2, 3])
    const [tall, lower, aside] = [
      brief.pick([66, 72, 78, 84]),
      brief.pick([0, 0, 12]),
      brief.pick([0, 26]),
    ]
    const back = brief.chance(0.45) ? brief.between(20, 36) : 0
    for (let i = 0; i < count; i++) {
      const look = { ...stoolOf(plan), h: tall - i * lower, back }
      barStool(b.at(i * 60, -i * aside), style, look)
    }
  },
  'high-table'(b, plan) {
    const { brief } = plan
    const size = highTables[brief.construction(highTableStyles)](b, plan)
    laid(b, plan, size)
    const [w, d] = size
    const long = w > 60
    const sides = brief.pick([[], [1], [-1, 1], [-1, 1]])
    for (const side of sides)
      for (const x of long ? [-w * 0.5, w * 0.5] : [0])
        if (long || brief.chance(0.5))
          barStool(b.at(x, side * (d + 26), 0, side > 0 ? 2 : 0), plan.stool, stoolOf(plan))
        else barStool(b.at(side * (w + 28), 0, 0, side > 0 ? 3 : 1), plan.stool, stoolOf(plan))
  },
  shelf: (b, plan) => barShelves[plan.brief.construction(barShelfStyles)](b, plan),
}

const counters = {
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

const counterStyles = Object.keys(counters) as (keyof typeof counters)[]

/** Round stools at some of these places on a circle, in degrees. */
function seatsAround(b: Builder, plan: BarPlan, r: number, places: readonly number[]): void {
  const style = plan.brief.pick(['column', 'splayed', 'pressed', 'drum'] as const)
  for (const place of places) {
    const a = (place * Math.PI) / 180
    if (plan.brief.chance(0.6))
      barStool(b.at(Math.cos(a) * r, Math.sin(a) * r), style, stoolOf(plan))
  }
}
