import type { Currency } from '../../../base/money/currencies.ts'
import { designDrawingUrl } from '../../design/addresses.ts'
import type { QuoteLine } from '../contract.ts'
import { type AmountText, amountsOf } from './amounts.ts'
import { discountText, isPaidByParts, lineTitle, quantityInWords } from './line-words.ts'
import type { QuotePageData } from './page-data.ts'

/** A list, not a table: on a phone each line is a block. */
export function Lines({ data: { content, totals, pictures } }: { data: QuotePageData }) {
  const amount = amountsOf(content, totals)
  return (
    <ol className="quote-lines">
      {content.lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          key={index}
          line={line}
          total={totals.lines[index] ?? 0}
          picture={line.plan ? designDrawingUrl(line.plan) : line.slot && pictures[line.slot]}
          amount={amount}
          currency={content.currency}
        />
      ))}
    </ol>
  )
}

interface Props {
  line: QuoteLine
  total: number
  picture: string | undefined
  amount: AmountText
  currency: Currency
}

function Line({ line, total, picture, amount, currency }: Props) {
  const { detail, discount, unitPrice } = line
  const isUnit = line.plan !== undefined
  const size = isUnit ? { width: 144, height: 108 } : { width: 72, height: 67 }
  return (
    <li className="quote-line" data-unit={isUnit || undefined}>
      {picture && <img src={picture} alt="" {...size} loading="lazy" />}
      <div className="quote-what">
        <strong>{lineTitle(line)}</strong>
        {detail && <p>{detail}</p>}
        {discount && <p>{discountText(discount, currency)}</p>}
      </div>
      {isPaidByParts(line) ? (
        <p className="quote-each">{quantityInWords(line)}, of these parts:</p>
      ) : (
        <>
          <p className="quote-each">
            {quantityInWords(line)} × {amount(unitPrice ?? 0)}
          </p>
          <p className="quote-amount">
            <span className="quote-currency">{currency} </span>
            {amount(total)}
          </p>
        </>
      )}
    </li>
  )
}
