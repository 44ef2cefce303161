import type { Family } from '../../family.ts'
import { metals } from '../../kit/palette.ts'
import { finish } from '../../props/cabinets/finish.ts'
import { mirror } from '../../props/looking-glasses.ts'
import { adorn } from '../../props/ornaments.ts'
import { consoles } from './console-table/consoles.ts'

/** A narrow table for a hallway, with what one puts down there; some carry a mirror. */
export const consoleTable: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(consoles) as (keyof typeof consoles)[])
  const look = finish(brief, ['plain', 'framed', 'slatted', 'cane', 'two-tone'])
  const plan = {
    w: brief.between(96, 150),
    d: brief.between(30, 38),
    h: brief.between(74, 86),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
  }
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  // Apart from what stands on it, since turned legs and a shelf are many bodies to order.
  at.group(g => consoles[construction](g, brief, look, plan))
  const glass = brief.option('mirror', 0.4)
  const shape = brief.pick(['arch', 'round', 'square', 'oval'] as const)
  const wide = brief.between(48, 70)
  if (glass)
    mirror(
      at.at(plan.w * 0.5, 1, plan.h),
      shape,
      wide,
      shape === 'round' ? wide : wide * 1.25,
      look.fronts.metal,
    )
  adorn(at.at(0, glass ? 8 : 0, plan.h), brief, [plan.w, plan.d - (glass ? 6 : 0)], glass ? 3 : 4)
}
