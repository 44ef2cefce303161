import type { Family } from '../../family.ts'
import { fabrics, metals, valuesOf, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { boardTables } from './coffee-table/board-tables.ts'
import type { Plan } from './coffee-table/plan.ts'
import { roundTables } from './coffee-table/round-tables.ts'

/** A low table with a few things on it. */
export const coffeeTable: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  const plan: Plan = {
    brief,
    w: brief.between(84, 132),
    d: brief.between(52, 76),
    h: brief.between(32, 44),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
    top: brief.pick([...valuesOf(woods), '#efece4', '#48545c', '#c7c2b8']),
  }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (brief.chance(0.35)) rug(at, plan.w + 26, plan.d + 30, brief.pick(valuesOf(fabrics)), brief)
  build(at, plan)
}

const builds = { ...boardTables, ...roundTables }
