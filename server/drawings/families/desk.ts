import type { Family } from '../brief.ts'
import { fabrics, metals, woods } from '../kit/palette.ts'
import { roundRug, rug } from '../props/art.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { plant } from '../props/plants.ts'
import { deskStyles, desk as deskThing } from '../things/desk.ts'

export const desk: Family = (b, brief) => {
  const construction = brief.construction(deskStyles)
  const plan = {
    brief,
    w: brief.between(130, 185),
    d: brief.between(66, 84),
    h: 72,
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.graphite, metals.white, metals.brass]),
  }
  const carpet = b.at(plan.w * 0.5, plan.d * 0.75)
  if (brief.chance(0.3)) roundRug(carpet, plan.w * 0.66, brief.material(fabrics))
  else rug(carpet, plan.w + 50, plan.d + 110, brief.material(fabrics), brief)
  deskThing(b, construction, plan)
  if (brief.option('chair', construction === 'standing' ? 0.1 : 0.65))
    swivelChair(b.at(plan.w * 0.5, plan.d + 46, 0, 2), {
      fabric: brief.material(fabrics),
      back: brief.chance(0.6) ? 'high' : 'mid',
      arms: brief.chance(0.7),
    })
  if (!brief.chance(0.4)) return
  const kind = brief.pick(['bushy', 'blades', 'fronds'])
  plant(b.at(-48, 4), kind, 115, brief.pick(['#e6dfd3', '#33424a', '#c27a58']))
}
