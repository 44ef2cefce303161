import type { Discount, QuoteContent, Totals } from '../../web/features/quotes/contract.ts'

type Fraction = readonly [numerator: bigint, denominator: bigint]

/**
 * The totals of a quote in rational numbers: the rule of docs/quotes.md written a second time, with
 * nothing of the code that is compared with it.
 */
export function exactTotals({ lines, discount, delivery, vat }: QuoteContent): Totals {
  const eachLine = lines.map(({ quantity, unitPrice, discount }) =>
    unitPrice === null
      ? 0n
      : halfUp(without(times(ratio(quantity, 1000), ratio(unitPrice)), discount)),
  )
  const sum = eachLine.reduce((total, cents) => total + cents, 0n)
  const reduced = discount && 'percent' in discount ? share(sum, discount.percent) : undefined
  const off = reduced ?? least(sum, BigInt(discount && 'cents' in discount ? discount.cents : 0))
  const amount = sum - off + BigInt(delivery?.cents ?? 0)
  const factor = plus([1n, 1n], percentage(vat.rate))
  const net = vat.included ? halfUp(times([amount, 1n], [factor[1], factor[0]])) : amount
  const taxed = vat.included ? amount - net : share(amount, vat.rate)
  return {
    lines: eachLine.map(Number),
    discount: Number(off),
    delivery: delivery?.cents ?? 0,
    net: Number(net),
    vat: Number(taxed),
    total: Number(net + taxed),
  }
}

const ratio = (numerator: number, denominator = 1): Fraction => [
  BigInt(numerator),
  BigInt(denominator),
]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const minus = (one: Fraction, [c, d]: Fraction) => plus(one, [-c, d])
const least = (one: bigint, other: bigint) => (one < other ? one : other)
const share = (cents: bigint, percent: number) => halfUp(times([cents, 1n], percentage(percent)))

/** Of the decimal that is written, not of the nearest binary number. */
function percentage(percent: number): Fraction {
  const [whole = '', decimals = ''] = percent.toFixed(2).split('.')
  return [BigInt(whole + decimals), 10_000n]
}

/** A discount in cents is a whole number: taking it off before or after rounding is the same. */
function without(amount: Fraction, discount: Discount | undefined): Fraction {
  if (!discount) return amount
  if ('percent' in discount) return times(amount, minus([1n, 1n], percentage(discount.percent)))
  const rest = minus(amount, ratio(discount.cents))
  return rest[0] < 0n ? [0n, 1n] : rest
}

/** The greatest whole number that is at most a half more. */
function halfUp(amount: Fraction): bigint {
  const [numerator, denominator] = plus(amount, [1n, 2n])
  return numerator / denominator
}
