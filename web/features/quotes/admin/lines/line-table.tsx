import { useMemo } from 'react'
import { useDraftState } from '../draft/form.ts'
import { AddLine } from './add-line.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { LineRow } from './line-row.tsx'
import { usePriceHints } from './use-price-hints.ts'

/** Everything that the quote is about, line by line. */
export function LineTable() {
  const lines = useDraftState(({ typed }) => typed.lines)
  const keys = useMemo(() => lines.map(({ key }) => key), [lines])
  const currency = useDraftState(({ typed }) => typed.currency)
  const hintFor = usePriceHints(lines, currency)
  return (
    <section className="quote-lines" aria-label="Lines">
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">What</th>
            <th scope="col">Number</th>
            <th scope="col">{currency} each</th>
            <th scope="col">{currency}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key, index) => (
            <LineRow
              key={key}
              lineKey={key}
              index={index}
              count={keys.length}
              priceHint={hintFor(lines[index]?.code)}
            />
          ))}
          <DeliveryRow />
        </tbody>
      </table>
      {keys.length === 0 && <p className="quote-empty">No line yet. Begin with a product.</p>}
      <AddLine />
    </section>
  )
}
