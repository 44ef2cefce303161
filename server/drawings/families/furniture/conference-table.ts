import type { Family } from '../../family.ts'
import { fabrics, leather, metals, woods } from '../../kit/palette.ts'
import { conferenceLayouts } from './conference-layouts.ts'

const names = Object.keys(conferenceLayouts) as (keyof typeof conferenceLayouts)[]

/** A conference table with its chairs. */
export const conferenceTableSet: Family = (b, brief) => {
  const name = brief.construction(names)
  conferenceLayouts[name](b.at(0, 0, 0, brief.pick([0, 1])), {
    brief,
    wood: brief.chance(0.8) ? brief.material(woods) : brief.pick(['#f1ece1', '#48545c', '#33424a']),
    metal: brief.pick([metals.black, metals.graphite, metals.steel, metals.brass]),
    fabric: brief.chance(0.7) ? brief.material(fabrics) : brief.material(leather),
    chair: brief.pick(['swivel', 'high', 'stacking', 'spring', 'cube']),
  })
}
