import type { Family } from '../../family.ts'
import { fabrics, leather, metals, valuesOf, woods } from '../../kit/palette.ts'
import { loungeLayouts } from './lounge-layouts.ts'

/** Seats of a lounge around a low table. */
export const lounge: Family = (b, brief) => {
  const layout = loungeLayouts[brief.construction(Object.keys(loungeLayouts))]
  layout?.(b.at(0, 0, 0, brief.pick([0, 1])), {
    brief,
    fabric: brief.chance(0.75) ? brief.material(fabrics) : brief.material(leather),
    second: brief.material(fabrics),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
    top: brief.pick([...valuesOf(woods), '#f4f1ea', '#48545c']),
  })
}
