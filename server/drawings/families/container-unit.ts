import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import { coats, valuesOf } from '../kit/palette.ts'
import { courtyard, crossed, twoStorey } from './container-unit/double.ts'
import type { Plan } from './container-unit/plan.ts'
import { oneStorey, pitched, shopfront, withDeck } from './container-unit/single.ts'

const constructions = {
  'one-storey': oneStorey,
  'two-storey': twoStorey,
  deck: withDeck,
  shopfront,
  crossed,
  courtyard,
  pitched,
} satisfies Record<string, (b: Builder, plan: Plan) => void>

/** A prefab unit seen from outside, on its plot. */
export const containerUnit: Family = (b, brief) => {
  const names = Object.keys(constructions) as (keyof typeof constructions)[]
  const construction = brief.construction(names)
  const [first, second] = brief.shuffle(valuesOf(coats)) as [string, string]
  const L = brief.pick([606, 606, 730])
  constructions[construction](b, { L, D: 244, H: 260, first, second, brief })
}
