import { useState } from 'react'
import { Link } from 'wouter'
import { moneyText } from '../../../../base/money/amount-text.ts'
import { quoteScreen } from '../../../../base/routes.ts'
import type { QuoteRow } from '../../contract.ts'
import { dayText, momentText } from '../dates.ts'
import { isMailLost, stateName, waitingWords } from '../state-words.ts'

/** A row for each quote, a card each where columns do not fit. */
export function QuoteTable({ quotes }: { quotes: readonly QuoteRow[] }) {
  const [now] = useState(() => Date.now())
  return (
    <div className="quotes-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Customer</th>
            <th scope="col">Total</th>
            <th scope="col">State</th>
            <th scope="col">Sent</th>
            <th scope="col">Opened</th>
            <th scope="col">Valid until</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(row => (
            <Row key={row.id} row={row} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, now }: { row: QuoteRow; now: number }) {
  const { id, number, state, customer, company, sent, opened } = row
  const { currency, total, lacksPrice } = row
  const waiting = waitingWords(row, now)
  return (
    <tr>
      <th scope="row">
        <Link href={quoteScreen(id)}>{number}</Link>
      </th>
      <td className="quotes-customer">
        {customer || 'No name yet'}
        {company && <small>{company}</small>}
      </td>
      <td className="quotes-total" data-label="Total">
        {moneyText(total, currency)}
        {lacksPrice && <small>a price is missing</small>}
      </td>
      <td className="quotes-state">
        <span
          className="tag"
          data-good={state === 'accepted' || undefined}
          data-alert={isMailLost(sent?.mail) || undefined}
        >
          {stateName(state)}
        </span>
        {waiting && <small>{waiting}</small>}
      </td>
      <td data-label="Sent">{sent && momentText(sent.at)}</td>
      <td data-label="Opened">{opened.last && momentText(opened.last)}</td>
      <td data-label="Valid until">{dayText(row.validUntil)}</td>
    </tr>
  )
}
