import { useDeferredValue, useId, useState } from 'react'
import { useDraftState } from '../draft/form.ts'
import { Paper } from './paper.tsx'

/** What the customer gets, beside the fields; on a phone behind a button. */
export function PaperPane() {
  const entry = useDeferredValue(useDraftState(({ typed }) => typed))
  const quote = useDraftState(({ stored }) => stored)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <aside className="quote-pane" aria-labelledby={id} data-open={isOpen || undefined}>
      <h2 id={id}>What the customer gets</h2>
      <button
        type="button"
        className="button secondary quote-pane-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'} what the customer gets
      </button>
      <div className="quote-pane-content">
        <Paper entry={entry} number={quote.number} />
        <p>
          {quote.editions.length === 0 && 'Opened by the customer: not yet · '}
          <b>Accept</b> and <b>Ask</b> are buttons on the page that the link opens.
        </p>
      </div>
    </aside>
  )
}
