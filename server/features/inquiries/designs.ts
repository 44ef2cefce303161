import { planOfItem, sentDesign } from '../../../web/features/design/design-item.ts'
import { planCode } from '../../../web/features/design/plan-code.ts'
import { TOO_MANY_ITEMS } from '../../../web/features/inquiries/rules.ts'
import { designItemFor } from '../../../web/features/shortlist/designs.ts'
import { hasEntry } from '../../../web/features/shortlist/entries.ts'
import { itemLimits } from '../../../web/features/shortlist/item-limits.ts'
import { badRequest } from '../../base/errors.ts'
import type { PostedInquiry } from './schema.ts'
import type { InquiryRow } from './store/index.ts'

/**
 * The items of an inquiry as they are stored: its plan is one of them, and each designed unit
 * includes its current parts.
 * @throws AppError 400 where the plan is one item too many
 */
export function requestedItems({ items, plan }: Pick<PostedInquiry, 'items' | 'plan'>): Items {
  const requested = items.map(described)
  const designed = designItemFor(plan)
  if (!designed || hasEntry(requested, designed.page, designed.code)) return requested
  if (requested.length >= itemLimits.items)
    throw badRequest(TOO_MANY_ITEMS, { items: TOO_MANY_ITEMS })
  return [described(designed), ...requested]
}

type Items = InquiryRow['items']

/** A code that names no unit stays: it is a name on a page. */
function described(item: PostedInquiry['items'][number]): Items[number] {
  const plan = planOfItem(item)
  return plan ? { ...item, code: planCode(plan), design: sentDesign(plan) } : item
}
