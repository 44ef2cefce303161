import type { SentDesign } from '../../../web/features/design/contract.ts'
import { sentDesign } from '../../../web/features/design/design-item.ts'
import { planCode, planOfCode } from '../../../web/features/design/plan-code.ts'
import type { DesignPrices } from '../../../web/features/design/prices.ts'
import type { QuoteLine } from '../../../web/features/quotes/contract.ts'
import { quoteLimits } from '../../../web/features/quotes/limits.ts'

/** Some units of one plan that a customer asks for. */
export interface RequestedUnits {
  note: string
  quantity: number
  design: SentDesign & { code: string }
}

/** A unit by its code in a message, with the parts of this release. */
export function designNamed(code: string): RequestedUnits['design'] | undefined {
  const plan = planOfCode(code)
  return plan && { ...sentDesign(plan), code: planCode(plan) }
}

/**
 * A line with the drawing of the unit, which costs nothing by itself, and one for each of its parts,
 * with the owner's price where there is one.
 */
export function designLines(
  { note, quantity, design }: RequestedUnits,
  prices: Readonly<Record<string, number | undefined>>,
): QuoteLine[] {
  const parts = design.parts.map(
    ({ id, name, count }): QuoteLine => ({
      kind: 'text',
      text: name,
      quantity: count * quantity * 1000,
      unitPrice: prices[id] ?? null,
    }),
  )
  return [{ ...unitLine(quantity, design), detail: note || undefined, unitPrice: 0 }, ...parts]
}

/** The same as one line, for a quote that would get too long: it has no price yet. */
export function designLine({ quantity, design }: RequestedUnits): QuoteLine {
  const parts = design.parts.map(({ name, count }) => `${count} × ${name}`).join('; ')
  return {
    ...unitLine(quantity, design),
    detail: parts.slice(0, quoteLimits.detail),
    unitPrice: null,
  }
}

const unitLine = (quantity: number, { code, plan, summary }: RequestedUnits['design']) => ({
  ...{ kind: 'item' as const, code, text: summary, plan },
  ...{ quantity: quantity * 1000, unit: 'unit' as const },
})

/** What the lines of quotes need of the owner's prices. */
export interface PartPrices {
  designPrices: { readonly value: Pick<DesignPrices, 'currency' | 'prices'> }
}
