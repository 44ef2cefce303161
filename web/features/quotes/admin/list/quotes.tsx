import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from 'wouter'
import { DownloadLink } from '../../../../admin/ui/download-link.tsx'
import { Pager } from '../../../../admin/ui/pager.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { SearchField } from '../../../../admin/ui/search-field.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import type { QuoteList } from '../../contract.ts'
import { MakeQuote } from '../make-quote.tsx'
import { OpenSums } from './open-sums.tsx'
import { QuoteTable } from './quote-table.tsx'
import {
  csvAddress,
  listAddress,
  type QuotesView,
  quotesAddress,
  quotesView,
} from './quotes-view.ts'
import { QuoteFromList } from './sent-list/quote-from-list.tsx'
import { StateTabs } from './state-tabs.tsx'

/** Every quote, newest first; what is shown stands in the address. */
export function Quotes() {
  const view = quotesView(useSearch())
  const [, navigate] = useLocation()
  const { data, error } = useQuery<QuoteList>({
    queryKey: [listAddress(view)],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const show = (change: Partial<QuotesView>, replace = false) =>
    navigate(quotesAddress({ ...view, page: 1, ...change }), { replace })
  return (
    <>
      <ScreenHeading title="Quotes" text={data && <OpenSums list={data} />}>
        <Link className="button secondary" href={adminRoutes.quoteSettings}>
          Settings
        </Link>
        <DownloadLink
          address={csvAddress(view)}
          failed="The quotes could not be exported. Please try again."
        >
          Export as CSV
        </DownloadLink>
        <QuoteFromList />
        <MakeQuote look="primary">New quote</MakeQuote>
      </ScreenHeading>
      <StateTabs view={view} counts={data?.counts} />
      <search className="quotes-search">
        <SearchField
          value={view.q}
          placeholder="Number, customer or words"
          onChange={q => show({ q }, true)}
        />
      </search>
      <ReadState what="The quotes" data={data} error={error} />
      {data && data.quotes.length === 0 && <p className="empty">{emptyWords(view, data)}</p>}
      {data && data.quotes.length > 0 && (
        <>
          <QuoteTable quotes={data.quotes} />
          <Pager
            page={view.page}
            pages={Math.ceil(data.total / data.pageSize)}
            onShow={page => {
              show({ page })
              scrollTo({ top: 0 })
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          />
        </>
      )}
    </>
  )
}

function emptyWords({ state, q }: QuotesView, { counts }: QuoteList): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0) {
    return 'No quote yet. Open an inquiry and press “Make a quote”, or begin with “New quote”.'
  }
  return q.trim() || state
    ? 'No quote matches. Try another word or state.'
    : 'No quote on this page.'
}
