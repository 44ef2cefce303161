import { useRef } from 'react'
import { useSession } from '../../../admin/session/use-session.ts'
import { Button } from '../../../admin/ui/button.tsx'
import { Field } from '../../../admin/ui/field.tsx'
import { Moment } from '../../../admin/ui/moment.tsx'
import { newId } from '../../../admin/ui/new-id.ts'
import { useBusy } from '../../../admin/ui/use-busy.ts'
import { submitWith } from '../../../admin/ui/use-form.ts'
import { useUnsavedGuard } from '../../../admin/ui/use-unsaved-guard.ts'
import type { Inquiry, InquiryNote } from '../../../base/contract.ts'
import { noteLimits } from '../stages.ts'
import { useDraft } from './use-draft.ts'
import { useNotes } from './use-notes.ts'

/** The administrators' notes on an inquiry, and its customer's questions. */
export function Notes({ inquiry }: { inquiry: Inquiry }) {
  const { id, notes } = inquiry
  const { admin } = useSession()
  const { add, remove } = useNotes(id)
  const list = useRef<HTMLElement>(null)
  const removeRow = (note: InquiryNote) => {
    // The focused button is removed with its row.
    list.current?.focus()
    void remove(note)
  }
  return (
    <section ref={list} className="inquiry-notes" aria-label="Notes" tabIndex={-1}>
      <h3>Notes</h3>
      {notes.length > 0 && (
        <ul>
          {notes.map(note => (
            <li key={note.id} data-customer={note.isCustomer || undefined}>
              <p className="note-about">
                <strong>{note.isCustomer ? `${note.by} asks` : note.by}</strong>{' '}
                <Moment at={note.at} />
              </p>
              <p className="note-text">{note.text}</p>
              {!note.isCustomer && note.by === admin?.username && (
                <button
                  type="button"
                  className="button plain small"
                  aria-label={`Delete the note “${note.text.slice(0, 40)}”`}
                  onClick={() => removeRow(note)}
                >
                  Delete
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewNote key={id} id={id} onAdd={add} />
    </section>
  )
}

interface NewNoteProps {
  id: string
  /** Stores a note; resolves to false where it failed. */
  onAdd: (noteId: string, text: string) => Promise<boolean>
}

function NewNote({ id, onAdd }: NewNoteProps) {
  const [text, setText] = useDraft(`note of ${id}`)
  const { isBusy, run } = useBusy()
  /** The same until it is stored: sent again after a lost answer, it is stored once. */
  const noteId = useRef(newId())
  useUnsavedGuard(() => text.trim() !== '')

  const send = async () => {
    if (await onAdd(noteId.current, text)) {
      noteId.current = newId()
      setText('')
    }
  }
  const isEmpty = text.trim() === ''
  const submit = submitWith(() => {
    if (!isEmpty) void run(send)
  })
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label="New note"
        rows={2}
        value={text}
        maxLength={noteLimits.text}
        hint="Only administrators see notes."
        onChange={event => setText(event.target.value)}
      />
      <Button
        type="submit"
        className="button secondary small"
        isBusy={isBusy}
        isIdle={isEmpty}
        busyText="Saving…"
      >
        Add the note
      </Button>
    </form>
  )
}
