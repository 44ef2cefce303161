import type { Family } from '../../family.ts'
import { fabrics, metals, walls, woods } from '../../kit/palette.ts'
import { boudoirRooms } from './boudoir-rooms.ts'
import { boudoirSets } from './boudoir-sets.ts'

const layouts = { ...boudoirSets, ...boudoirRooms }
const names = Object.keys(layouts) as (keyof typeof layouts)[]

/** A dressing table and its mirror, with wardrobes, screens or rails around them. */
export const boudoir: Family = (b, brief) => {
  const name = brief.construction(names)
  const wood = brief.material(woods)
  const turn = name in boudoirSets ? brief.pick([0, 1]) : 0
  layouts[name](b.at(0, 0, 0, turn), {
    brief,
    wood,
    color: brief.pick([
      wood,
      wood,
      '#ece5d6',
      '#d3dbd2',
      '#e0cdbd',
      '#33424a',
      '#c9b8c4',
      '#5d7a5f',
    ]),
    metal: brief.pick([metals.brass, metals.brass, metals.black, metals.steel]),
    fabric: brief.pick([...Object.values(fabrics), '#c9a0a8']),
    wall: brief.material(walls),
    w: brief.between(104, 136),
    h: brief.between(196, 235),
  })
}
