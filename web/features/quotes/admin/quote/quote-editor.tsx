import { useState } from 'react'
import { useDraftScreen } from '../../../../admin/draft/use-draft-screen.ts'
import { entryOf } from '../draft/entry.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { quoteKind } from '../draft/quote-kind.ts'
import { LineTable } from '../lines/line-table.tsx'
import { SendFaults } from '../sending/send-faults.tsx'
import { useSend } from '../sending/use-send.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { JoinedNotice } from './joined-notice.tsx'
import { MoreActions } from './more-actions.tsx'
import { Paper } from './paper.tsx'
import { PaperPane } from './paper-pane.tsx'
import { QuoteHeading } from './quote-heading.tsx'
import { SentPanel } from './sent-panel.tsx'
import { Sums } from './sums.tsx'
import { WordFields } from './word-fields.tsx'

/** As it was accepted or voided: nothing of it can be changed. */
function EndedPaper() {
  const { content, number } = useDraftState(({ stored }) => stored)
  return <Paper entry={entryOf(content)} number={number} />
}

/** The fields of a quote beside what the customer gets. */
export function QuoteEditor() {
  const draft = useDraft()
  const sending = useSend()
  const [isResolving, setResolving] = useState(false)
  const state = useDraftState(({ stored }) => stored.state)
  const isConflict = useDraftState(({ conflict }) => conflict !== undefined)
  const isEnded = state === 'accepted' || state === 'void'
  useDraftScreen(quoteKind, draft, () => setResolving(true))
  return (
    <div className="quote" data-ended={isEnded || undefined}>
      <QuoteHeading sending={sending} onResolve={() => setResolving(true)} />
      {!isEnded && <PaperPane />}
      <div className="quote-main">
        <SendFaults sending={sending} />
        <JoinedNotice />
        <EndedNotice />
        <SentPanel sending={sending} />
        {isEnded ? (
          <EndedPaper />
        ) : (
          // Its fields save themselves: what stands in them is not lost with the form.
          <form className="quote-form" data-asks-itself onSubmit={event => event.preventDefault()}>
            <LineTable />
            <Sums />
            <CustomerFields />
            <WordFields />
          </form>
        )}
        <MoreActions />
      </div>
      {isConflict && isResolving && <ConflictDialog onClose={() => setResolving(false)} />}
    </div>
  )
}
