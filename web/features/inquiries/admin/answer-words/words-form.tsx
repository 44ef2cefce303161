import { useRef, useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, isSignedOut, reasonOf } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { newId } from '../../../../admin/ui/new-id.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { useUnsavedGuard } from '../../../../admin/ui/use-unsaved-guard.ts'
import { type AnswerWords, answerWordsLimits } from './contract.ts'
import { unknownIn } from './fill.ts'
import { useAnswerWordsChanges } from './use-answer-words.ts'

interface Props {
  /** The text to change; without it one is added. */
  words?: AnswerWords
  onClose: () => void
}

/** The form of one text. */
export function WordsForm({ words, onClose }: Props) {
  const { save } = useAnswerWordsChanges()
  /** The text as it was when the form was opened: the list behind it may be read again. */
  const [former] = useState(words)
  const [title, setTitle] = useState(words?.title ?? '')
  const [text, setText] = useState(words?.text ?? '')
  const { isBusy, run } = useBusy()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const id = useRef(words?.id ?? newId())
  useUnsavedGuard(() => title !== (former?.title ?? '') || text !== (former?.text ?? ''))

  const send = async () => {
    try {
      await save(id.current, { title, text, ...(former && { version: former.version }) })
      onClose()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      if (isSignedOut(error)) reportFailure(error, '')
      else if (Object.keys(fields).length > 0) setFaults(fields)
      else setFaults({ all: reasonOf(error, 'It could not be saved. Please try again.') })
    }
  }
  const submit = submitWith(() => void run(send))
  const unknown = unknownIn(text)
  return (
    <form
      className="form panel"
      aria-label={former ? `Change “${former.title}”` : 'New text'}
      noValidate
      onSubmit={submit}
    >
      <FormFault text={faults.all} />
      <Field
        label="Name"
        value={title}
        maxLength={answerWordsLimits.title}
        hint="Under which you choose it."
        error={faults.title}
        autoFocus
        onChange={event => setTitle(event.target.value)}
      />
      <Field
        label="Text"
        rows={8}
        value={text}
        maxLength={answerWordsLimits.text}
        hint="{name} becomes the name of the customer, {items} what was asked about, {company} your company."
        note={unknown.length > 0 ? `${unknown.join(', ')} is not filled in.` : undefined}
        error={faults.text}
        onChange={event => setText(event.target.value)}
      />
      <div className="actions">
        <button type="button" className="button secondary" onClick={onClose}>
          Cancel
        </button>
        <Button type="submit" className="button primary" isBusy={isBusy} busyText="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}
