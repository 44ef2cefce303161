import type { Family } from '../../family.ts'
import { fabrics, leather, metals, woods } from '../../kit/palette.ts'
import { officeChairStyles, officeChairs } from '../../props/office-chairs.ts'

/** A chair that turns and rolls, for a desk or a meeting room. */
export const officeChair: Family = (b, brief) => {
  const style = brief.construction(officeChairStyles)
  officeChairs[style](b.at(0, 0, 0, brief.pick([0, 1])), {
    brief,
    fabric: brief.chance(0.65) ? brief.material(fabrics) : brief.material(leather),
    frame: brief.pick([metals.black, metals.black, metals.graphite, metals.chrome, '#d8d0bf']),
    wood: brief.material(woods),
    seat: brief.between(45, 52),
    arms: brief.option('arms', 0.65),
  })
}
