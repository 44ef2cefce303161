import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { QuoteList } from '../../quotes/contract.ts'
import { moneyText } from '../../quotes/typed-money.ts'
import { api, quoteScreen } from '../../routes.ts'
import { MakeQuote } from './make-quote.tsx'
import { stateName } from './state-words.ts'

/** The quotes of one inquiry, and a button that makes one of its items. */
export function InquiryQuotes({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery<QuoteList>({
    queryKey: [`${api.quotes}?${new URLSearchParams({ inquiry: inquiryId })}`],
    staleTime: 0,
  })
  const quotes = data?.quotes ?? []
  return (
    <div className="inquiry-quotes">
      {quotes.length > 0 && (
        <ul aria-label="Quotes">
          {quotes.map(({ id, number, total, state }) => (
            <li key={id}>
              <Link href={quoteScreen(id)}>Quote {number}</Link> · KES {moneyText(total)} ·{' '}
              {stateName(state)}
            </li>
          ))}
        </ul>
      )}
      <MakeQuote inquiryId={inquiryId}>
        {quotes.length > 0 ? 'Make another quote' : 'Make a quote'}
      </MakeQuote>
    </div>
  )
}
