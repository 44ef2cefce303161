import { momentText } from '../dates.ts'
import { useDraftState } from '../draft/form.ts'

/** What was accepted, and why nothing can be changed any more. */
export function EndedNotice() {
  const state = useDraftState(({ stored }) => stored.state)
  const accepted = useDraftState(({ stored }) => stored.accepted)
  if (accepted && state !== 'void') {
    return (
      <p className="quote-notice" data-good>
        Accepted by {accepted.name} on {momentText(accepted.at)} (Version {accepted.edition}). What
        was accepted stays as it is{state === 'accepted' ? '; a copy can be changed' : ''}.
      </p>
    )
  }
  if (state !== 'void') return null
  return <p className="quote-notice">This quote is void. A copy of it can be changed and sent.</p>
}
