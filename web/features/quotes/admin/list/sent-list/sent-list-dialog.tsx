import { Dialog } from '../../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../../admin/ui/field.tsx'
import { SaveRow } from '../../../../../admin/ui/save-row.tsx'
import { quoteLimits } from '../../../limits.ts'
import { FoundLines } from './found-lines.tsx'
import { useSentList } from './use-sent-list.ts'

/** Makes a quote of a shortlist that a customer sent by WhatsApp or e-mail. */
export function SentListDialog({ onClose }: { onClose: () => void }) {
  const { text, found, fault, isBusy, type, submit } = useSentList()
  return (
    <Dialog
      title="A quote from a shortlist"
      text="Paste what the customer sent: the whole message, its link, or codes such as Ch8 x 12, one a line."
      className="sent-list"
      loses={text.trim() ? 'What you pasted here is in no quote yet.' : undefined}
      onClose={onClose}
    >
      <form className="form" data-asks-itself noValidate onSubmit={submit}>
        <Field
          label="The customer’s message"
          rows={5}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={quoteLimits.sentList}
          value={text}
          error={fault}
          onChange={({ target }) => type(target.value)}
        />
        <div role="status">{found && <FoundLines found={found} />}</div>
        <SaveRow
          save={found ? 'Make the quote' : 'Find the items'}
          isBusy={isBusy}
          busyText={found ? 'Making it…' : 'Reading…'}
        />
      </form>
    </Dialog>
  )
}
