import type { Family } from '../../family.ts'
import { cabinCottage } from './cottages/cabin.ts'
import { cottageFor } from './cottages/cottage.ts'
import { lakesideCottage } from './cottages/lakeside.ts'
import { rusticCottage } from './cottages/rustic.ts'

/** A cottage under a pitched roof: rustic, a cabin among trees, or at a lake. */
export const cottage: Family = (b, brief) => {
  const kind = brief.construction(['rustic', 'cabin', 'lakeside'])
  const plan = cottageFor(brief)
  if (kind === 'rustic') rusticCottage(b, plan)
  if (kind === 'cabin') cabinCottage(b, plan)
  if (kind === 'lakeside') lakesideCottage(b, plan)
}
