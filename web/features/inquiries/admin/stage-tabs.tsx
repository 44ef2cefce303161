import { useId } from 'react'
import { Link } from 'wouter'
import type { InquiryList } from '../../../base/contract.ts'
import { type InboxView, STAGE_TABS } from './inbox-query.ts'

interface Props {
  view: InboxView
  /** The counts of all inquiries; missing until the list is there. */
  counts: InquiryList['stages'] | undefined
  hrefOf: (change: Partial<InboxView>) => string
  onChoose: (stage: InboxView['stage']) => void
  /** Called for the tab that is shown: its list is read again. */
  onPressAgain: () => void
}

const figure = new Intl.NumberFormat('en')

/** The stages with their numbers: a row of links, on a phone a list to choose from. */
export function StageTabs({ view, counts, hrefOf, onChoose, onPressAgain }: Props) {
  const id = useId()
  const countOf = (stage: InboxView['stage']) => {
    if (!counts) return ''
    const { spam, ...rest } = counts
    const all = Object.values(rest).reduce((sum, count) => sum + count, 0)
    return figure.format(stage === 'all' ? all : counts[stage])
  }
  return (
    <nav className="list-tabs stage-tabs" aria-label="Stage">
      <ul>
        {STAGE_TABS.map(([stage, label]) => (
          <li key={stage}>
            <Link
              href={hrefOf({ stage, page: 1, open: '' })}
              aria-current={stage === view.stage ? 'page' : undefined}
              onClick={() => stage === view.stage && onPressAgain()}
            >
              {label}
              {counts && <span> {countOf(stage)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor={id}>Stage</label>
        <select
          id={id}
          value={view.stage}
          onChange={({ target }) => onChoose(target.value as InboxView['stage'])}
        >
          {STAGE_TABS.map(([stage, label]) => (
            <option key={stage} value={stage}>
              {`${label} ${countOf(stage)}`.trim()}
            </option>
          ))}
        </select>
      </div>
    </nav>
  )
}
