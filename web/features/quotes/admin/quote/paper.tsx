import { memo } from 'react'
import { companyName } from '../../../../admin/settings.ts'
import { dayInWords } from '../../../../base/day-in-words.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { useObserved } from '../../../../ui/observable.ts'
import type { QuoteLine } from '../../contract.ts'
import { type AmountText, amountsOf } from '../../page/amounts.ts'
import { discountText, isPaidByParts, lineTitle, quantityInWords } from '../../page/line-words.ts'
import { totalRows } from '../../page/total-rows.ts'
import { totalsOf } from '../../sums/totals.ts'
import type { QuoteEntry } from '../draft/entry.ts'
import { readEntry } from '../draft/read-entry.ts'

interface Props {
  entry: QuoteEntry
  number: string
}

/** The quote as it will read, while it is typed. */
export const Paper = memo(function Paper({ entry, number }: Props) {
  const company = useObserved(companyName, name => name)
  const { content } = readEntry(entry)
  const { currency, customer, lines, validUntil, terms, note } = content
  const totals = totalsOf(content)
  const amount = amountsOf(content, totals)
  const { name, company: employer, email, phone } = customer
  return (
    <div className="quote-paper">
      <div className="quote-paper-head">
        <b>{company}</b>
        <span>Quote {number}</span>
      </div>
      <p className="quote-paper-words">
        {[name, employer, email, phone].filter(Boolean).join('\n')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">No.</th>
            <th scope="col">Each</th>
            <th scope="col">{currency}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a row has a state
            <tr key={index}>
              <td>{lineText(line, currency)}</td>
              <td>{quantityInWords(line)}</td>
              <td>{eachText(line, amount)}</td>
              <td>{hasAmount(line) ? amount(totals.lines[index] ?? 0) : '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totalRows(content, totals, amount).map(({ label, amount, isTotal }) => (
            <tr key={label} data-total={isTotal}>
              <td colSpan={3}>{label}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {note && <p className="quote-paper-words">{note}</p>}
      {terms && <p className="quote-paper-words">{terms}</p>}
      {validUntil && <p>Valid until {dayInWords(validUntil)}.</p>}
    </div>
  )
})

const hasAmount = (line: QuoteLine) => line.unitPrice !== null && !isPaidByParts(line)

function eachText(line: QuoteLine, amount: AmountText): string {
  if (line.unitPrice === null) return 'price?'
  return isPaidByParts(line) ? '–' : amount(line.unitPrice)
}

const lineText = (line: QuoteLine, currency: Currency): string =>
  [lineTitle(line), line.detail, line.discount && discountText(line.discount, currency)]
    .filter(Boolean)
    .join(', ')
