import { faultOf } from '../../../inquiries/rules.ts'
import { faultsBeforeSending } from '../../before-sending.ts'
import { today } from '../dates.ts'
import type { QuoteEntry } from '../draft/entry.ts'
import { type Faults, readEntry } from '../draft/read-entry.ts'

/** What keeps a quote from being sent, by field, in the order of the form. */
export function faultsOfSending(entry: QuoteEntry, means: 'mail' | 'link'): Faults {
  const { content, faults } = readEntry(entry)
  const isUnpriced = entry.deliveryText.trim() !== '' && entry.delivery.trim() === ''
  const emptyDiscounts = entry.lines.flatMap(({ isDiscountOpen, discount }, index) =>
    isDiscountOpen && discount.trim() === '' ? [[`lines.${index}.discount`, NO_DISCOUNT]] : [],
  )
  const email = content.customer.email
  const isWrongAddress = means === 'mail' && email && faultOf('email', email)
  return {
    ...faultsBeforeSending(content, today()),
    ...Object.fromEntries(emptyDiscounts),
    ...(isUnpriced && { 'delivery.cents': 'The delivery has no price yet' }),
    ...(isWrongAddress && { 'customer.email': 'Please enter a valid email address' }),
    ...faults,
  }
}

const NO_DISCOUNT = 'Say how much less, such as 10 %, or press % again for no discount'
