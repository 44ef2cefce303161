import { memo } from 'react'
import { fileUrl } from '../../../../admin/file-url.ts'
import { amountText } from '../../../../base/money/amount-text.ts'
import { mediaUrl } from '../../../../base/routes.ts'
import { designDrawingUrl } from '../../../design/addresses.ts'
import type { QuoteUnit } from '../../contract.ts'
import { lineTotal } from '../../sums/line-total.ts'
import { withLine } from '../draft/edits.ts'
import type { LineEntry } from '../draft/entry.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { lineOf } from '../draft/read-entry.ts'
import { focusLater } from './focus-later.ts'
import { CellField, CellText } from './line-fields.tsx'
import { LineTools } from './line-tools.tsx'
import { UNITS } from './units.ts'

interface Props {
  lineKey: string
  index: number
  count: number
  /** What the record says where it says no one price: `from 68,500`. */
  priceHint?: string | undefined
}

/** One line in its fields, with what it comes to. */
export const LineRow = memo(function LineRow({ lineKey, index, count, priceHint }: Props) {
  const draft = useDraft()
  const line = useDraftState(({ typed }) => typed.lines.find(({ key }) => key === lineKey))
  const currency = useDraftState(({ typed }) => typed.currency)
  if (!line) return null
  const set = (fields: Partial<LineEntry>) => draft.change(withLine(lineKey, fields))
  const name = line.code ?? (line.text || `line ${index + 1}`)
  const at = (field: string) => `lines.${index}.${field}`
  const picture = line.plan
    ? designDrawingUrl(line.plan)
    : line.slot && fileUrl(`${mediaUrl(line.slot)}?w=112`)
  const hint = line.plan && line.price === '0' ? 'Its parts are below' : priceHint
  const hasDiscount = line.isDiscountOpen || line.discount !== ''
  return (
    <tr data-line={lineKey}>
      <td className="quote-picture">{picture && <img src={picture} alt="" loading="lazy" />}</td>
      <td className="quote-what">
        <span className="quote-name" data-unit={line.plan ? true : undefined}>
          {line.code && <b>{line.code}</b>}
          <CellText
            path={at('text')}
            label={`Name of ${name}`}
            maxLength={300}
            placeholder="What it is"
            value={line.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </span>
        <CellText
          path={at('detail')}
          label={`Details of ${name}`}
          className="quote-detail"
          maxLength={500}
          placeholder="Size, colour"
          value={line.detail}
          onChange={({ target }) => set({ detail: target.value })}
        />
      </td>
      <td className="quote-quantity" data-label="Number">
        <CellField
          path={at('quantity')}
          label={`Number of ${name}`}
          inputMode="decimal"
          maxLength={12}
          value={line.quantity}
          onChange={({ target }) => set({ quantity: target.value })}
        />
        <select
          aria-label={`Unit of ${name}`}
          value={line.unit}
          onChange={({ target }) => set({ unit: target.value as QuoteUnit })}
        >
          {UNITS.map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </select>
      </td>
      <td className="quote-price" data-label={`${currency} each`}>
        <CellField
          path={at('unitPrice')}
          label={`${currency} each of ${name}`}
          inputMode="decimal"
          maxLength={20}
          placeholder="price?"
          value={line.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        {hint && (line.price === '' || line.plan) && <small>{hint}</small>}
        {hasDiscount && (
          <span className="quote-line-discount">
            <span aria-hidden="true">less</span>
            <CellField
              path={at('discount')}
              label={`Discount on ${name}`}
              maxLength={20}
              placeholder="e.g. 10 %"
              value={line.discount}
              onChange={({ target }) => set({ discount: target.value })}
            />
          </span>
        )}
      </td>
      <td className="quote-total" data-label={currency}>
        {line.price.trim() === '' ? '–' : amountText(lineTotal(lineOf(line, currency)), currency)}
      </td>
      <td className="quote-tools">
        <LineTools
          name={name}
          lineKey={lineKey}
          index={index}
          count={count}
          hasDiscount={hasDiscount}
          onDiscount={() => {
            set({ discount: '', isDiscountOpen: !hasDiscount })
            if (!hasDiscount) focusLater(at('discount'))
          }}
        />
      </td>
    </tr>
  )
})
