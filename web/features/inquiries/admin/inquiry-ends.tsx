import type { Inquiry } from '../../../base/contract.ts'
import { type InquiryStage, isClosed } from '../stages.ts'

interface Props {
  inquiry: Pick<Inquiry, 'stage' | 'isRead'>
  onStage: (stage: InquiryStage) => void
  onUnread: () => void
  onDelete: () => void
}

/** The buttons that close an inquiry, or reopen it. */
export function InquiryEnds({ inquiry, onStage, onUnread, onDelete }: Props) {
  const { stage, isRead } = inquiry
  return (
    <p className="actions inquiry-ends">
      {isClosed(stage) ? (
        <button type="button" className="button secondary" onClick={() => onStage('new')}>
          Move back to the inbox
        </button>
      ) : (
        <button type="button" className="button secondary" onClick={() => onStage('done')}>
          Done
        </button>
      )}
      {isRead && !isClosed(stage) && (
        <button type="button" className="button secondary" onClick={onUnread}>
          Mark as unread
        </button>
      )}
      {stage !== 'spam' && (
        <button type="button" className="button secondary" onClick={() => onStage('spam')}>
          Spam
        </button>
      )}
      <button type="button" className="button plain" onClick={onDelete}>
        Delete
      </button>
    </p>
  )
}
