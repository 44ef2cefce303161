import { scaledNumber } from '../../base/money/typed-number.ts'

/** Thousandths of a typed quantity: `12`, `2.5`, `2,5`, `1,200`. */
export const thousandthsFrom = (typed: string): number | undefined => scaledNumber(typed, 3)

/** `1,200` or `2.5`, of thousandths. */
export function quantityText(thousandths: number): string {
  const decimals = `${thousandths % 1000}`.padStart(3, '0').replace(/(?<!0)0+$/, '')
  const whole = figure.format(Math.floor(thousandths / 1000))
  return decimals ? `${whole}.${decimals}` : whole
}

const figure = new Intl.NumberFormat('en')
