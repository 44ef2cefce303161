import type { QuoteLine } from '../contract.ts'
import { type AmountText, amountsOf } from './amounts.ts'
import { discountText, lineTitle, quantityInWords } from './line-words.ts'
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
          picture={line.slot && pictures[line.slot]}
          amount={amount}
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
}

function Line({ line, total, picture, amount }: Props) {
  const { detail, discount, unitPrice } = line
  return (
    <li className="quote-line">
      {picture && <img src={picture} alt="" width="72" height="67" loading="lazy" />}
      <div className="quote-what">
        <strong>{lineTitle(line)}</strong>
        {detail && <p>{detail}</p>}
        {discount && <p>{discountText(discount, amount)}</p>}
      </div>
      <p className="quote-each">
        {quantityInWords(line)} × {amount(unitPrice ?? 0)}
      </p>
      <p className="quote-amount">
        <span className="quote-currency">KES </span>
        {amount(total)}
      </p>
    </li>
  )
}
