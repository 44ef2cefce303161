import type { Family } from '../family.ts'
import { fabrics, leaves, valuesOf, walls, woods } from '../kit/palette.ts'
import { plant, plantKinds } from '../props/plants.ts'
import { focalPoints } from './living-room/focal-points.ts'
import type { Plan } from './living-room/plan.ts'
import { sofas } from './living-room/sofas.ts'

const layouts = { ...sofas, ...focalPoints }

/** A furnished room of a home, cut open towards the eye. */
export const livingRoom: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(layouts) as (keyof typeof layouts)[])
  const plan: Plan = {
    brief,
    w: brief.between(400, 560),
    d: brief.between(330, 470),
    h: brief.between(225, 300),
    fabric: brief.material(fabrics),
    accent: brief.pick(valuesOf(fabrics)),
    wood: brief.material(woods),
    wall: brief.material(walls),
  }
  layouts[construction](b, plan)
  const corners = [
    [30, plan.d - 34],
    [plan.w - 30, 30],
  ] as const
  for (const [x, y] of brief.shuffle(corners).slice(0, brief.int(1, 2)))
    plant(
      b.at(x, y),
      brief.pick(plantKinds),
      brief.between(100, 150),
      brief.pick(['#e6dfd3', '#33424a', '#c27a58']),
      brief.pick([leaves.green, leaves.deep, leaves.olive]),
    )
}
