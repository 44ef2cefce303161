import { amountText } from '../../../../base/money/amount-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { withFields } from '../draft/edits.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { readEntry } from '../draft/read-entry.ts'
import { CellField } from './line-fields.tsx'

/** Delivery, once there is some: after all lines, and without a discount. */
export function DeliveryRow() {
  const draft = useDraft()
  const text = useDraftState(({ typed }) => typed.deliveryText)
  const amount = useDraftState(({ typed }) => typed.delivery)
  if (text === '' && amount === '') return null
  const { currency, delivery } = readEntry(draft.state.value.typed).content
  return (
    <tr>
      <td />
      <td className="quote-what">
        <CellField
          path="delivery.text"
          label="Name of the delivery"
          maxLength={300}
          placeholder="Delivery"
          value={text}
          onChange={({ target }) => draft.change(withFields({ deliveryText: target.value }))}
        />
      </td>
      <td className="quote-quantity quote-one">1</td>
      <td className="quote-price" data-label={currency}>
        <CellField
          path="delivery.cents"
          label={`${currency} of the delivery`}
          inputMode="decimal"
          maxLength={20}
          placeholder="price?"
          value={amount}
          onChange={({ target }) => draft.change(withFields({ delivery: target.value }))}
        />
      </td>
      <td className="quote-total" data-label={currency}>
        {amount ? amountText(delivery?.cents ?? 0, currency) : '–'}
      </td>
      <td className="quote-tools">
        <button
          type="button"
          title="Remove the delivery"
          aria-label="Remove the delivery"
          onClick={() => {
            document.querySelector<HTMLElement>('.quote-add button')?.focus()
            draft.change(withFields({ delivery: '', deliveryText: '' }))
          }}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  )
}
