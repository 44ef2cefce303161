import { randomFrom } from '../../server/drawings/kit/random.ts'
import { nearestValidPlan } from '../../web/features/design/nearest-valid-plan.ts'
import { type Plan, words } from '../../web/features/design/plan.ts'

/** Plans that can stand, the same ones for a seed. */
export function randomPlans(count: number, seed = 1): Plan[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const asked: Plan = {
      use: random.pick(words.use),
      feet: random.pick(words.feet),
      count: random.pick(words.count),
      layout: random.pick(words.layout),
      storeys: random.pick(words.storeys),
      front: random.pick(words.front),
      doors: random.pick(words.doors),
      roof: random.pick(words.roof),
      cladding: random.pick(words.cladding),
      colour: random.pick(words.colour),
      extras: words.extras.filter(() => random.chance(0.5)),
      fittings: words.fittings.filter(() => random.chance(0.5)),
    }
    return nearestValidPlan(asked).plan
  })
}
