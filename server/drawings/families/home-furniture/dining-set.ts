import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { diningChairStyles } from '../../props/dining-backs.ts'
import { longTables } from './dining-set/long-tables.ts'
import type { Plan } from './dining-set/plan.ts'
import { smallTables } from './dining-set/small-tables.ts'

/** A dining table with its chairs, some with a bench. */
export const diningSet: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  const wood = brief.material(woods)
  const plan: Plan = {
    brief,
    wood,
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
    top: brief.pick([wood, wood, '#efece4', '#c7c2b8']),
    style: brief.pick(diningChairStyles),
    chair: {
      frame: brief.chance(0.7) ? wood : brief.pick([...valuesOf(woods), metals.black, '#eceae3']),
      fabric: brief.chance(0.8) ? brief.material(fabrics) : brief.material(leather),
      top: brief.between(78, 98),
    },
  }
  build(b.at(0, 0, 0, brief.pick([0, 0, 1])), plan)
}

const builds = { ...longTables, ...smallTables }
