import { Link } from 'wouter'
import type { QuoteList } from '../../contract.ts'
import { STATES } from '../state-words.ts'
import { type QuotesView, quotesAddress } from './quotes-view.ts'

interface Props {
  view: QuotesView
  /** Missing until the list is there. */
  counts: QuoteList['counts'] | undefined
}

const figure = new Intl.NumberFormat('en')

export function StateTabs({ view, counts }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { state: '' as const, label: 'All', count: all },
    ...STATES.map(([state, label]) => ({ state, label, count: counts?.[state] })),
    // A fault is there only where there is one.
  ].filter(({ state, count }) => state !== 'undelivered' || count || state === view.state)
  return (
    <nav className="list-tabs" aria-label="State">
      <ul>
        {tabs.map(({ state, label, count }) => (
          <li key={state}>
            <Link
              href={quotesAddress({ ...view, state, page: 1 })}
              aria-current={state === view.state ? 'page' : undefined}
            >
              {label}
              {count !== undefined && <span> {figure.format(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
