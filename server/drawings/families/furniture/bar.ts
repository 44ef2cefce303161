import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { type BarPlan, stoolOf } from '../../props/bar-counters.ts'
import { barShelfStyles, barShelves } from '../../props/bar-shelves.ts'
import { barStool, stoolStyles } from '../../props/bar-stools.ts'
import { highTableStyles, highTables, laid } from '../../props/high-tables.ts'
import { barLayouts } from './bar-layouts.ts'

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
    const style = plan.brief.construction(Object.keys(barLayouts) as (keyof typeof barLayouts)[])
    barLayouts[style](
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
