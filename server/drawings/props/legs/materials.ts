import type { Brief } from '../../brief.ts'
import { metals, woods } from '../../kit/palette.ts'

/** The woods and metals that legs are made of, by the names that traits give. */
export const legWoods: Record<string, string> = {
  oak: woods.oak,
  mahogany: woods.mahogany,
  teak: woods.teak,
  walnut: woods.walnut,
  beech: '#dfbd92',
  mvule: '#9b6a30',
}

const legMetals: Record<string, string> = {
  'mild-steel': '#66747f',
  'stainless-steel': '#97a5ad',
  brass: metals.brass,
  chrome: '#adc4d1',
  'black-steel': metals.black,
  aluminium: '#b6bcbb',
}

/** The colour that the traits name, else one of the wood or of the metal. */
export function legMaterial(brief: Brief, kind: 'wood' | 'metal'): string {
  const all = { ...legWoods, ...legMetals }
  const [named] = Object.keys(all).filter(name => brief.option(name, 0))
  const other = brief.pick(Object.keys(kind === 'wood' ? legWoods : legMetals))
  return all[named ?? other] as string
}
