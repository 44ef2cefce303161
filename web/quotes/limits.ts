/** The longest texts in characters, and the largest amounts in cents. */
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
  /** Of one piece, of a delivery and of a discount: ten thousand million shillings. */
  cents: 1_000_000_000_000,
  /** Of one line, so that all amounts of a quote are exact numbers. */
  lineCents: 10_000_000_000_000,
  validDays: 365,
  /** A message with a shortlist. */
  sentList: 30_000,
} as const
