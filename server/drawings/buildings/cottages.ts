import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import { coats, woods } from '../kit/palette.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { cabin } from './cottages/cabin.ts'
import { lakeside } from './cottages/lakeside.ts'
import { rustic } from './cottages/rustic.ts'
import { type House, house } from './house.ts'
import type { Look } from './wing.ts'

/** A cottage under a pitched roof: rustic, a cabin among trees, or at a lake. */
export const cottage: Family = (b, brief) => {
  const kinds = { rustic, cabin, lakeside }
  const makes: Record<string, House> = kinds[brief.construction(['rustic', 'cabin', 'lakeside'])]
  house(b, makes[brief.construction(Object.keys(makes))] as House, cottageLook(brief))
}

export const cottageLook = (brief: Brief): Omit<Look, 'lift' | 'size'> => ({
  brief,
  wall: brief.pick([woods.oak, woods.teak, woods.mahogany, woods.ash]),
  skin: brief.pick(['boards', 'upright', 'logs']),
  roof: brief.pick([
    roofColors.clay,
    roofColors.charcoal,
    roofColors.green,
    roofColors.umber,
    roofColors.brick,
  ]),
  accent: brief.pick([coats.teal, coats.orange, coats.sun, coats.brick]),
  wood: woods.oak,
  stone: brief.pick(['#a49c8c', '#b0a592', '#938f88']),
})
