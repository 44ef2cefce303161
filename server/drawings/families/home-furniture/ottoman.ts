import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { leggedOttomans } from './ottoman/legged-ottomans.ts'
import { softOttomans } from './ottoman/soft-ottomans.ts'

/** An upholstered ottoman: pouf, stool, bench or chest to sit on. */
export const ottoman: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  build(b.at(0, 0, 0, brief.pick([0, 1])), {
    brief,
    fabric: brief.chance(0.75) ? brief.material(fabrics) : brief.material(leather),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
  })
}

const builds = { ...softOttomans, ...leggedOttomans }
