import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, valuesOf } from '../../kit/palette.ts'
import { roundRug } from '../../props/art.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { dressingStool, dressingStoolStyles } from '../../props/dressing-tables.ts'
import { rim } from '../../props/rim.ts'
import { chestedDressers } from './dressing-table/chested-dressers.ts'
import { leggedDressers } from './dressing-table/legged-dressers.ts'

/** A dressing table with its mirror, mostly with its stool. */
export const dressingTable: Family = (b, brief) => {
  const build = builds[brief.construction(Object.keys(builds) as (keyof typeof builds)[])]
  const look = finish(brief, ['plain', 'framed', 'two-tone'])
  const w = brief.between(86, 130)
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  build(at, brief, look, w)
  if (brief.option('stool', 0.75)) {
    const fabric = brief.pick(valuesOf(fabrics))
    if (brief.chance(0.3)) carpet(at.at(w / 2, 70), brief.pick(valuesOf(fabrics)))
    dressingStool(at.at(w / 2, 82, 0, 2), brief.pick(dressingStoolStyles), fabric, look.color)
  }
}

const builds = { ...leggedDressers, ...chestedDressers }

function carpet(b: Builder, color: string): void {
  roundRug(b, 64, color)
  rim(b, 64, 1, color)
}
