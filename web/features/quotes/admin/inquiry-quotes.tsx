import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { moneyText } from '../../../base/money/amount-text.ts'
import { api, quoteScreen } from '../../../base/routes.ts'
import type { QuoteList, QuoteRow } from '../contract.ts'
import { MakeQuote } from './make-quote.tsx'
import { isMailLost, stateName, waitingWords } from './state-words.ts'

/** The quotes of one inquiry, and a button that makes one of its items. */
export function InquiryQuotes({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery<QuoteList>({
    queryKey: [`${api.quotes}?${new URLSearchParams({ inquiry: inquiryId })}`],
    staleTime: 0,
  })
  const quotes = data?.quotes ?? []
  return (
    <div className="inquiry-items inquiry-quotes">
      {quotes.length > 0 && (
        <table>
          <caption>Quotes</caption>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Total</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {quotes.map(quote => (
              <Row key={quote.id} quote={quote} />
            ))}
          </tbody>
        </table>
      )}
      <MakeQuote inquiryId={inquiryId}>
        {quotes.length > 0 ? 'Make another quote' : 'Make a quote'}
      </MakeQuote>
    </div>
  )
}

function Row({ quote }: { quote: QuoteRow }) {
  const [now] = useState(() => Date.now())
  const { id, number, currency, total, state, sent } = quote
  const waiting = waitingWords(quote, now)
  return (
    <tr>
      <th scope="row">
        <Link href={quoteScreen(id)} aria-label={`Quote ${number}`}>
          {number}
        </Link>
      </th>
      <td>{moneyText(total, currency)}</td>
      <td>
        {stateName(state)}
        {waiting && <small data-alert={isMailLost(sent?.mail) || undefined}>{waiting}</small>}
      </td>
    </tr>
  )
}
