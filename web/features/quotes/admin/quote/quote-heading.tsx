import { Link } from 'wouter'
import { isTrouble, wordsOf } from '../../../../admin/draft/save-words.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { dayText } from '../dates.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import type { Sending } from '../sending/use-send.ts'
import { stateName } from '../state-words.ts'
import { SavePdf } from './save-pdf.tsx'

interface Props {
  sending: Sending
  onResolve: () => void
}

/** The number, whether it is saved, and the ways to the customer. */
export function QuoteHeading({ sending, onResolve }: Props) {
  const draft = useDraft()
  const { number, state, inquiryId } = useDraftState(({ stored }) => stored)
  const name = useDraftState(({ typed }) => typed.name)
  const validUntil = useDraftState(({ typed }) => typed.validUntil)
  const status = useDraftState(({ status }) => status)
  const reason = useDraftState(({ reason }) => reason)
  const isUnrecorded = useDraftState(({ isUnrecorded }) => isUnrecorded)
  const saving = { status, reason, isUnrecorded }
  const isEnded = state === 'accepted' || state === 'void'
  return (
    <header className="quote-heading">
      <div>
        <Link className="quote-back" href={adminRoutes.quotes}>
          All quotes
        </Link>
        <h1>
          Quote {number}
          <span className="tag" data-state={state}>
            {stateName(state)}
          </span>
        </h1>
        <p>
          {name ? `For ${name}` : 'For whom?'}
          {inquiryId && (
            <>
              , from <Link href={`${adminRoutes.inquiries}?open=${inquiryId}`}>the inquiry</Link>
            </>
          )}
          {dayText(validUntil) && ` · valid until ${dayText(validUntil)}`}
        </p>
        <p className="quote-saved" role="status" data-trouble={isTrouble(saving) || undefined}>
          {wordsOf(saving)}
          {status === 'conflict' && (
            <button type="button" className="button small secondary" onClick={onResolve}>
              Choose
            </button>
          )}
          {status === 'refused' && (
            <button
              type="button"
              className="button small secondary"
              onClick={() => void draft.flush()}
            >
              Save again
            </button>
          )}
        </p>
      </div>
      <div className="quote-actions">
        <SavePdf />
        {!isEnded && (
          <>
            <Button
              className="button secondary small quote-whatsapp"
              isBusy={sending.isBusy}
              onClick={() => void sending.byWhatsapp()}
            >
              Send by WhatsApp
            </Button>
            <Button
              className="button primary small"
              isBusy={sending.isBusy}
              busyText="Sending…"
              onClick={() => void sending.byMail()}
            >
              Send by e-mail
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
