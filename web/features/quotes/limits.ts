import { MOST_MINOR_UNITS } from '../../base/money/amount-text.ts'

/** The longest texts in characters, and the largest amounts in minor units of the currency. */
export const quoteLimits = {
  lines: 200,
  text: 300,
  detail: 500,
  name: 100,
  email: 255,
  phone: 40,
  company: 255,
  /** Terms, and note. */
  words: 5000,
  /** In thousandths. */
  quantity: 999_999_999,
  /** Of one piece, of a line, of a delivery and of a discount. */
  amount: MOST_MINOR_UNITS,
  validDays: 365,
  /** A message with a shortlist. */
  sentList: 30_000,
} as const
