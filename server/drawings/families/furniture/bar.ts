import type { Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, metals, valuesOf, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around } from '../../layout/together.ts'
import { bottle, drink } from '../../props/bar-things.ts'
import type { BarPlan } from '../../things/bar-counters.ts'
import { barFinish, barShelves } from '../../things/bar-shelves.ts'
import { barStool, stoolStyles } from '../../things/bar-stools.ts'
import { type Make, standing } from '../../things/case-makes.ts'
import { type TableWords, table, tableMake } from '../../things/table.ts'
import { coverOf } from '../../things/upholstery.ts'
import { counterLayouts, stoolOf } from './bar-counter.ts'

type Piece = (b: Builder, plan: BarPlan) => void

export const bar: Family = (b, brief) => {
  const wood = brief.material(woods)
  brief.make(pieces)(b, {
    brief,
    wood,
    color: brief.pick([wood, wood, ...paints]),
    top: brief.pick([...valuesOf(woods), '#f4f1ea', metals.graphite, metals.black]),
    metal: brief.pick([metals.brass, metals.black, metals.steel, metals.graphite, fabrics.rust]),
    fabric: coverOf(brief, 0.5),
    stool: brief.pick(stoolStyles),
    version: brief.between(0, 1),
  })
}

const paints = ['#33424a', '#2f5f63', '#5d7a5f', '#9a4a3a', '#d9cfbb', fabrics.denim]

const pieces: Record<string, Piece> = {
  counter: (b, plan) => plan.brief.make(counterLayouts)(b, plan),
  stool: sideways((b, plan) => {
    const { brief } = plan
    const style = brief.construction(stoolStyles)
    const count = brief.pick([1, 1, 1, 2, 2, 3])
    const [tall, lower] = [brief.pick([66, 72, 78, 84]), brief.pick([0, 0, 12])]
    const aside = brief.pick([0, 26])
    const back = brief.chance(0.45) ? brief.between(20, 36) : 0
    for (let i = 0; i < count; i++)
      barStool(b.at(i * 60, -i * aside), style, { ...stoolOf(plan), h: tall - i * lower, back })
  }),
  'high-table': sideways((b, plan) => {
    const { brief } = plan
    const make = tableMake(brief.make(highTables))
    const isLong = make.shape !== 'round'
    const w = isLong ? brief.between(120, 190) : brief.between(60, 84)
    const { top, metal } = plan
    const look = { ...make, w, d: 68, h: 107, top, metal }
    const laid: Thing<BarPlan> = (at, { brief, wood }) => {
      const [wide, deep] = table(at, { ...look, brief, leg: wood })
      if (brief.chance(0.6)) bottle(at.at(wide * 0.05, -deep * 0.1, 107), brief)
      for (const u of [-0.3, 0.3])
        for (const v of [-0.25, 0.25])
          if (brief.chance(0.5)) drink(at.at(u * wide, v * deep, 107), brief)
    }
    const seat: Thing<BarPlan> = at => barStool(at, plan.stool, stoolOf(plan))
    const count = isLong ? 2 : 1
    const sides = [{}, {}, { front: count }, { back: count, front: count }, { left: 1, right: 1 }]
    around(laid, seat, { ...brief.pick(sides), away: 6 })(b, plan)
  }),
  shelf: sideways((b, plan) => {
    standing(b, plan.brief, barFinish(plan), plan.brief.make<Make>(barShelves))
  }),
}

const highTables: Record<string, TableWords> = {
  column: 'round on pedestal',
  cross: 'round on stem',
  long: 'board on posts, footrest, 5 thick',
  cask: 'round on cask, 5 thick',
  tripod: 'round on tripod',
  trestle: 'board on trestle, rail, 6 thick',
  loops: 'rounded on loops, rail',
  cage: 'round on spider',
  trumpet: 'oval on stem, 3 thick',
  shelved: 'board on sides, shelves, 5 thick',
}

function sideways(draw: Piece): Piece {
  return (b, plan) => draw(b.facing(plan.brief.pick([0, 1])), plan)
}
