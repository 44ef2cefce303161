import { factLimits, type Price } from '../../products/facts.ts'

/**
 * The cents of an amount in shillings, as people write it: "68,500", "KES 68 500/=", "68.500,50".
 * Undefined where it is none.
 */
export function centsIn(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(/^(kes|kshs?)\.?|\/[=-]$/gi, '')
  const [, shillings, decimals = ''] =
    PLAIN.exec(text) ?? BY_COMMAS.exec(text) ?? BY_POINTS.exec(text) ?? []
  if (!shillings) return undefined
  const cents = Number(shillings.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 && cents <= factLimits.cents ? cents : undefined
}

const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/
// Three digits after a comma or a point are thousands; what marks those marks no cents.
const BY_COMMAS = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
const BY_POINTS = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

const whole = new Intl.NumberFormat('en')
const withCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** As it is typed: `68,500`. */
export function amountText(cents: number | undefined): string {
  if (cents === undefined) return ''
  return (cents % 100 === 0 ? whole : withCents).format(cents / 100)
}

/** In the table: `from 68,500`; '' where none is known. */
export function priceText(price: Price | undefined): string {
  if (!price) return ''
  if (price.kind === 'on-request') return 'on request'
  const amount = amountText(price.cents)
  if (price.kind === 'range') return `${amount} – ${amountText(price.toCents)}`
  return price.kind === 'from' ? `from ${amount}` : amount
}
