import { planCode, planOfCode } from '../../../../web/features/design/plan-code.ts'
import { folded } from '../../../base/folded.ts'

/** The digits of a number; `+254 712 345 678` and `0712-345-678` then differ only at the start. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/**
 * The words that must all occur in an inquiry's text. A query that is a telephone number is a
 * single word: its last nine digits, which are the same with the country code and with a leading 0.
 * So is the code of a designed unit, however it is typed.
 */
export function searchWords(query: string): string[] {
  const digits = digitsOf(query).replace(/^0+/, '')
  if (/^\+?[\d ().-]{7,30}$/.test(query.trim()) && digits.length >= 6) return [digits.slice(-9)]
  const plan = planOfCode(query)
  if (plan) return [folded(planCode(plan))]
  return folded(query).split(/\s+/).filter(Boolean)
}
