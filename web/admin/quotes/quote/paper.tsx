import { memo } from 'react'
import type { QuoteLine } from '../../../quotes/contract.ts'
import { totalsOf } from '../../../quotes/sums/totals.ts'
import { moneyText, quantityText } from '../../../quotes/typed-money.ts'
import { useObserved } from '../../../ui/observable.ts'
import { companyName } from '../../settings.ts'
import { dayText } from '../dates.ts'
import { discountText, type QuoteEntry } from '../draft/entry.ts'
import { readEntry } from '../draft/read-entry.ts'
import { UNITS } from '../lines/units.ts'

interface Props {
  entry: QuoteEntry
  number: string
}

/** The quote as it will read, while it is typed. */
export const Paper = memo(function Paper({ entry, number }: Props) {
  const company = useObserved(companyName, name => name)
  const { content } = readEntry(entry)
  const { customer, lines, discount, delivery, vat, validUntil, terms, note } = content
  const totals = totalsOf(content)
  return (
    <div className="quote-paper">
      <div className="quote-paper-head">
        <b>{company}</b>
        <span>Quote {number}</span>
      </div>
      <p>
        {[customer.name, customer.company, customer.email, customer.phone]
          .filter(Boolean)
          .map(text => (
            <span key={text}>{text}</span>
          ))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">No.</th>
            <th scope="col">Each</th>
            <th scope="col">KES</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a row has a state
            <tr key={index}>
              <td>{lineText(line)}</td>
              <td>{quantityText(line.quantity)}</td>
              <td>{line.unitPrice === null ? 'price?' : moneyText(line.unitPrice)}</td>
              <td>{line.unitPrice === null ? '–' : moneyText(totals.lines[index] ?? 0)}</td>
            </tr>
          ))}
          {discount && (
            <Sum label={`Discount ${discountText(discount)}`} cents={-totals.discount} />
          )}
          {delivery && <Sum label={delivery.text ?? 'Delivery'} cents={totals.delivery} />}
          <Sum label={`VAT ${vat.rate} %${vat.included ? ', included' : ''}`} cents={totals.vat} />
        </tbody>
        <tfoot>
          <Sum label="Total" cents={totals.total} />
        </tfoot>
      </table>
      {note && <p className="quote-paper-words">{note}</p>}
      {terms && <p className="quote-paper-words">{terms}</p>}
      <p>Valid until {dayText(validUntil)}.</p>
    </div>
  )
})

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <td colSpan={3}>{label}</td>
      <td>{moneyText(cents)}</td>
    </tr>
  )
}

const units = new Map(UNITS)

function lineText({ code, text, detail, unit = 'piece', discount }: QuoteLine): string {
  const name = [code, text].filter(Boolean).join(' ')
  const counted = unit === 'piece' ? undefined : `by ${units.get(unit)}`
  const less = discount && `less ${discountText(discount)}`
  return [name, detail, counted, less].filter(Boolean).join(', ')
}
