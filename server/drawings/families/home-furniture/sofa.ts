import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { framedSofas } from './sofa/framed-sofas.ts'
import type { Plan } from './sofa/plan.ts'
import { upholstered } from './sofa/upholstered.ts'

/** A sofa by itself, at most on its rug. */
export const sofa: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  const plan: Plan = {
    brief,
    seats: brief.int(2, 4),
    fabric: brief.chance(0.7) ? brief.material(fabrics) : brief.material(leather),
    accent: brief.pick([...valuesOf(fabrics), '#f1ece1']),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
  }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (brief.chance(0.3))
    rug(at.at(0, 56), plan.seats * 66 + 60, 150, brief.pick(valuesOf(fabrics)), brief)
  build(at, plan)
}

const builds = { ...upholstered, ...framedSofas }
