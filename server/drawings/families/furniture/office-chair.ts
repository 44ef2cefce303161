import type { Family } from '../../family.ts'
import { namesOf } from '../../kit/lists.ts'
import { fabrics, leather, metals, woods } from '../../kit/palette.ts'
import { type ChairMake, chairOf } from '../../things/chair.ts'
import { officeChairs } from '../../things/office-chairs.ts'

export const officeChair: Family = (b, brief) => {
  const style = brief.construction(namesOf(officeChairs))
  const make: ChairMake = officeChairs[style]
  const at = b.at(0, 0, 0, brief.pick([0, 1]))
  const colors = {
    fabric: brief.chance(0.65) ? brief.material(fabrics) : brief.material(leather),
    metal: brief.pick([metals.black, metals.black, metals.graphite, metals.chrome, '#d8d0bf']),
    frame: brief.material(woods),
  }
  const seat = brief.between(45, 52)
  const size = { w: 48, d: 52, seat, top: seat + 58, rake: 0.16, post: 6 }
  chairOf(at, make, { brief, ...colors, ...size, arms: brief.option('arms', 0.65) })
}
