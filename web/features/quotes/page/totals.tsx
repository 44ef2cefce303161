import { amountsOf } from './amounts.ts'
import type { QuotePageData } from './page-data.ts'
import { totalRows } from './total-rows.ts'

export function Totals({ data: { content, totals } }: { data: QuotePageData }) {
  const rows = totalRows(content, totals, amountsOf(content, totals))
  return (
    <dl className="quote-totals">
      {rows.map(({ label, amount, isTotal }) => (
        <div key={label} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
