import { Link } from 'wouter'
import type { InquiryList } from '../../contract.ts'
import { type InboxView, STATUSES } from './inbox-query.ts'

interface Props {
  view: InboxView
  /** Of all inquiries; missing until the list is there. */
  counts: InquiryList['counts'] | undefined
  hrefOf: (change: Partial<InboxView>) => string
  /** Of the tab that is shown: its list is read again. */
  onPressAgain: () => void
}

const figure = new Intl.NumberFormat('en')

export function StatusTabs({ view, counts, hrefOf, onPressAgain }: Props) {
  const countOf = (status: InboxView['status']) => {
    if (!counts) return undefined
    return status === 'all' ? counts.new + counts.read + counts.archived : counts[status]
  }
  return (
    <nav className="status-tabs" aria-label="Status">
      <ul>
        {STATUSES.map(([status, label]) => {
          const count = countOf(status)
          return (
            <li key={status}>
              <Link
                href={hrefOf({ status, page: 1, open: '' })}
                aria-current={status === view.status ? 'page' : undefined}
                onClick={() => status === view.status && onPressAgain()}
              >
                {label}
                {count !== undefined && <span> {figure.format(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
