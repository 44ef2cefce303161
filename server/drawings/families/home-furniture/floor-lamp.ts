import type { Family } from '../../family.ts'
import { metals, woods } from '../../kit/palette.ts'
import { pile } from '../../props/desk-things.ts'
import { lightPool } from '../../props/lamps.ts'
import { lamps } from './floor-lamp/lamps.ts'
import type { Plan } from './floor-lamp/plan.ts'

/** A floor lamp and the pool of light around it. */
export const floorLamp: Family = (b, brief) => {
  const build = lamps[brief.construction(Object.keys(lamps) as (keyof typeof lamps)[])]
  const plan: Plan = {
    brief,
    h: brief.between(128, 176),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite, metals.chrome]),
    shade: brief.pick([
      '#f3e3bb',
      '#f7f0df',
      '#e9b44c',
      '#c98a68',
      '#84997a',
      '#2f6b70',
      '#d9ccb6',
    ]),
  }
  lightPool(b, brief.between(36, 52))
  build(b, plan)
  if (brief.chance(0.25))
    pile(b.at(34, 30), brief.shuffle(['#1f6f78', '#f1e9d8', '#d2562b', '#e3ab41']).slice(1))
}
