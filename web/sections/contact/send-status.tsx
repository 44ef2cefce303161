import type { InquiryFormState } from '../../base/contract.ts'
import { THANKS } from '../../features/inquiries/rules.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FormState } from './form-state.ts'

interface Props {
  state: FormState
  /** The server's answer to a form that was posted without script. */
  posted: InquiryFormState | undefined
}

/** The state of the message, in the form: a toast may disappear before it is read. */
export function SendStatus({ state, posted }: Props) {
  const { delivery, actions } = state
  const { phase } = delivery
  const faults = Object.keys(state.faults).length
  const isSent = phase === 'stored' || (phase === 'open' && posted?.sent)
  const problem = phase === 'refused' ? delivery.message : phase === 'open' && posted?.error
  return (
    <div className="send-status" role="status" data-phase={isSent ? 'stored' : phase}>
      {faults > 0 && (
        <p>{faults === 1 ? 'One field needs' : `${faults} fields need`} another look.</p>
      )}
      {phase === 'sending' && <p>Sending…</p>}
      {problem && faults === 0 && <p>Not sent. {problem}</p>}
      {isSent && (
        <p>
          <Icon name="check" /> Message sent. {THANKS}
        </p>
      )}
      {phase === 'waiting' && (
        <>
          <p>
            No connection. Your message is kept in this browser and goes out as soon as you are
            online again.
          </p>
          <p className="actions">
            <button type="button" className="button secondary" onClick={actions?.retry}>
              Try again now
            </button>
            <button type="button" className="button plain" onClick={actions?.reopen}>
              Change the message
            </button>
          </p>
        </>
      )}
    </div>
  )
}
