import { useMemo } from 'react'
import { amountText } from '../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { totalsOf } from '../../sums/totals.ts'
import { useDraftState } from '../draft/form.ts'
import { readEntry } from '../draft/read-entry.ts'
import { CellField, useEntryField } from '../lines/line-fields.tsx'

/** What it all comes to, while it is typed. */
export function Sums() {
  const entry = useDraftState(({ typed }) => typed)
  const discount = useEntryField('discount')
  const { content, totals } = useMemo(() => {
    const { content } = readEntry(entry)
    return { content, totals: totalsOf(content) }
  }, [entry])
  const { currency } = content
  const unpriced = content.lines.filter(({ unitPrice }) => unitPrice === null).length
  const isShort = discount.value === '' && !content.delivery
  return (
    <div className="quote-sums">
      <table aria-label="Sums">
        <tbody>
          {!isShort && (
            <Sum
              label="Lines"
              cents={totals.lines.reduce((sum, one) => sum + one, 0)}
              currency={currency}
            />
          )}
          {discount.value !== '' && (
            <tr>
              <th scope="row">
                Discount
                <span className="quote-discount">
                  <CellField
                    path="discount"
                    label="Discount on all"
                    maxLength={20}
                    placeholder="10 %"
                    value={discount.value}
                    onChange={({ target }) => discount.set(target.value)}
                  />
                  <button
                    type="button"
                    title="Remove the discount"
                    aria-label="Remove the discount"
                    onClick={() => {
                      document.querySelector<HTMLElement>('.quote-add button')?.focus()
                      discount.set('')
                    }}
                  >
                    <Icon name="close" />
                  </button>
                </span>
              </th>
              <td>−{amountText(totals.discount, currency)}</td>
            </tr>
          )}
          {content.delivery && <Sum label="Delivery" cents={totals.delivery} currency={currency} />}
          <Sum label="Before VAT" cents={totals.net} currency={currency} />
          <Sum
            label={`VAT ${content.vat.rate} %${content.vat.included ? ', included' : ''}`}
            cents={totals.vat}
            currency={currency}
          />
          <Sum label={`Total ${currency}`} cents={totals.total} currency={currency} />
        </tbody>
      </table>
      {unpriced > 0 && (
        <p className="quote-unpriced">
          {unpriced === 1 ? 'One line has' : `${unpriced} lines have`} no price yet.
        </p>
      )}
    </div>
  )
}

function Sum({ label, cents, currency }: { label: string; cents: number; currency: Currency }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amountText(cents, currency)}</td>
    </tr>
  )
}
