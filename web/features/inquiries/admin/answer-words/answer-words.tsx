import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import type { AnswerWords } from './contract.ts'
import { useAnswerWords, useAnswerWordsChanges } from './use-answer-words.ts'
import { WordsForm } from './words-form.tsx'

const NEW = 'new'

/** The texts that answers to inquiries begin with. */
export function AnswerWordsScreen() {
  const { data, error } = useAnswerWords()
  const { remove } = useAnswerWordsChanges()
  /** The id of the text whose form is open. */
  const [open, setOpen] = useState('')
  const heading = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen('')
    // The form that had the focus has been removed.
    heading.current?.focus()
  }
  const removeWords = (words: AnswerWords) => {
    heading.current?.focus()
    void remove(words)
  }
  return (
    <>
      <ScreenHeading
        title="Answer words"
        text="Texts to begin an answer with. Choose one when you reply to an inquiry, and change it as you like."
      >
        <Link className="button secondary" href={adminRoutes.inquiries}>
          All inquiries
        </Link>
        <button type="button" className="button primary" onClick={() => setOpen(NEW)}>
          Add a text
        </button>
      </ScreenHeading>
      <div className="answer-words" ref={heading} tabIndex={-1}>
        {open === NEW && <WordsForm onClose={close} />}
        <ReadState what="The texts" data={data} error={error} />
        {data?.words.length === 0 && open !== NEW && <p className="empty">No text yet.</p>}
        {data?.words.map(words =>
          words.id === open ? (
            <WordsForm key={words.id} words={words} onClose={close} />
          ) : (
            <section key={words.id} className="panel" aria-label={words.title}>
              <h2>{words.title}</h2>
              <p className="words-text">{words.text}</p>
              <div className="actions">
                <button
                  type="button"
                  className="button secondary small"
                  aria-label={`Change “${words.title}”`}
                  onClick={() => setOpen(words.id)}
                >
                  Change
                </button>
                <button
                  type="button"
                  className="button plain small"
                  aria-label={`Delete “${words.title}”`}
                  onClick={() => removeWords(words)}
                >
                  Delete
                </button>
              </div>
            </section>
          ),
        )}
      </div>
    </>
  )
}
