import type { InquiryMail } from '../../../base/contract.ts'
import { longDate } from './inquiry-labels.ts'

interface Props {
  mail: InquiryMail
  onAgain: () => void
}

/**
 * Tells whether the owner has got this inquiry by mail too; nothing where no mail server is set.
 */
export function MailNote({ mail, onAgain }: Props) {
  const { state, attempts, problem, at } = mail
  if (state === 'none') return null
  const reason = problem && ` ${problem}`
  return (
    <div className="inquiry-mail" role="note">
      {state === 'sent' && <p>Sent to you by mail{at && ` on ${longDate(at)}`}.</p>}
      {state === 'queued' && (
        <p>
          {attempts === 0 ? 'The mail to you is on its way.' : 'The mail to you is tried again.'}
          {reason}
        </p>
      )}
      {state === 'failed' && (
        <>
          <p>The mail to you could not be sent.{reason}</p>
          <button type="button" className="button secondary small" onClick={onAgain}>
            Send the mail again
          </button>
        </>
      )}
    </div>
  )
}
