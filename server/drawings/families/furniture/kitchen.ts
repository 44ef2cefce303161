import type { Family } from '../../family.ts'
import { fabrics, metals, valuesOf, walls, woods } from '../../kit/palette.ts'
import { frontStyles } from '../../props/kitchen-fronts.ts'
import { hoodStyles } from '../../props/kitchen-things.ts'
import { cornerLayouts } from './kitchen-corners.ts'
import { wallLayouts } from './kitchen-walls.ts'

const layouts = { ...wallLayouts, ...cornerLayouts }
const names = Object.keys(layouts) as (keyof typeof layouts)[]

/** A fitted kitchen: units, cupboards and worktops along its walls. */
export const kitchen: Family = (b, brief) => {
  const color = brief.pick([...pale, ...deep, woods.oak, woods.walnut])
  const name = brief.construction(names)
  const turn = name in wallLayouts ? brief.pick([0, 1]) : 0
  layouts[name](b.at(0, 0, 0, turn), {
    brief,
    h: brief.between(225, 265),
    wall: brief.material(walls),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    joinery: {
      random: brief,
      color,
      tallColor: brief.chance(0.35) ? brief.pick([woods.oak, woods.walnut, '#33424a']) : color,
      style: brief.pick(frontStyles),
      handle: brief.pick([metals.black, metals.brass, metals.chrome]),
      top: brief.pick([woods.oak, woods.teak, '#f4f1ea', '#48545c', '#2a3238', '#b9bcb6']),
      tall: brief.between(205, 222),
    },
    hood: brief.pick(hoodStyles),
    stool: brief.pick(['column', 'splayed', 'pressed', 'cube']),
    stoolColor: brief.material(fabrics),
  })
}

const pale = ['#f1ece1', '#dfe4dd', '#c9d3c4', '#e3d3c4']
const deep = ['#33424a', '#2f5f63', '#54709a', '#5d7a5f', '#84997a', '#9a4a3a']
