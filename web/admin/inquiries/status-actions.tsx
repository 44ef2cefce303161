import type { InquiryStatus } from '../../contract.ts'

/** What becomes of the inquiry that is open. */
export interface InquiryChanges {
  onStatus: (status: InquiryStatus) => void
  onDelete: () => void
  onMailAgain: () => void
}

type Props = { status: InquiryStatus } & Pick<InquiryChanges, 'onStatus' | 'onDelete'>

export function StatusActions({ status, onStatus, onDelete }: Props) {
  return (
    <p className="actions inquiry-ends">
      {status === 'archived' || status === 'spam' ? (
        <button type="button" className="button secondary" onClick={() => onStatus('read')}>
          Move back to the inbox
        </button>
      ) : (
        <button type="button" className="button secondary" onClick={() => onStatus('archived')}>
          Archive
        </button>
      )}
      {status === 'read' && (
        <button type="button" className="button secondary" onClick={() => onStatus('new')}>
          Mark as new
        </button>
      )}
      {status !== 'spam' && (
        <button type="button" className="button secondary" onClick={() => onStatus('spam')}>
          Spam
        </button>
      )}
      <button type="button" className="button plain" onClick={onDelete}>
        Delete
      </button>
    </p>
  )
}
