import { useState } from 'react'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { moneyText } from '../../../../base/money/amount-text.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import type { QuoteContent, QuoteLine } from '../../contract.ts'
import { quantityText } from '../../typed-quantity.ts'
import { discountText } from '../draft/entry.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { type Choice, fieldsOf, type KeyedQuote, linesOf } from '../draft/merge-quotes.ts'
import { keyedEntry } from '../draft/read-entry.ts'
import { nameOfPart } from './part-names.ts'

/** Where two people changed the same: both texts, and which of them stays. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft()
  const conflict = useDraftState(({ conflict }) => conflict)
  const entry = useDraftState(({ typed }) => typed)
  const by = useDraftState(({ stored }) => stored.changedBy)
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  if (!conflict) return null
  const { theirs, names } = conflict
  // What was typed since counts.
  const mine = keyedEntry(entry)
  const lines = [...keyed(theirs), ...keyed(mine)]
  return (
    <Dialog
      title={`${by} changed the same`}
      text="Nothing is lost: choose what stays. Closing this keeps both until you do."
      className="quote-conflict"
      onClose={onClose}
    >
      {names.map(name => (
        <fieldset key={name}>
          <legend>{nameOfPart(name, lines)}</legend>
          {(
            [
              ['mine', 'Yours', mine],
              ['theirs', `Of ${by}`, theirs],
            ] as const
          ).map(([choice, label, side]) => (
            <label key={choice} className="check">
              <input
                type="radio"
                name={name}
                checked={choices[name] === choice}
                onChange={() => setChoices({ ...choices, [name]: choice })}
              />
              <span>
                <b>{label}:</b> {textIn(side, name)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={!names.every(name => choices[name])}
          onClick={() => {
            draft.resolve(choices)
            onClose()
          }}
        >
          Go on with these
        </button>
      </div>
    </Dialog>
  )
}

const keyed = (quote: KeyedQuote) =>
  [...linesOf(quote)].map(([key, { code, text }]) => ({ key, code, text }))

function textIn(quote: KeyedQuote, name: string): string {
  const line = linesOf(quote).get(name)
  const { currency, discount, delivery, vat } = quote.content
  if (line) return lineText(line, currency)
  const fields = fieldsOf(quote.content)
  if (!(name in fields)) return 'removed'
  if (name === 'discount') return discountText(discount, currency)
  if (name === 'delivery') return deliveryText(delivery, currency)
  if (name === 'vat') return `${vat.rate} %, ${vat.included ? 'included' : 'added'}`
  return String(fields[name])
}

const deliveryText = (delivery: QuoteContent['delivery'], currency: Currency): string =>
  delivery ? `${delivery.text ?? 'Delivery'}, ${moneyText(delivery.cents, currency)}` : ''

function lineText(line: QuoteLine, currency: Currency): string {
  const { code, text, detail, quantity, unitPrice, discount } = line
  const price = unitPrice === null ? 'no price' : moneyText(unitPrice, currency)
  const parts = [
    [code, text].filter(Boolean).join(' '),
    detail,
    `${quantityText(quantity)} × ${price}`,
    discount && `less ${discountText(discount, currency)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
