import { Link } from 'wouter'
import { Field } from '../../../admin/ui/field.tsx'
import { SelectField } from '../../../admin/ui/select-field.tsx'
import { useCompany } from '../../../admin/use-company.ts'
import type { Inquiry } from '../../../base/contract.ts'
import { adminRoutes } from '../../../base/routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { filledIn } from './answer-words/fill.ts'
import { useAnswerWords } from './answer-words/use-answer-words.ts'
import { MOST_IN_ADDRESS, mailReply, whatsappReply } from './reply.ts'
import { needsAnswer } from './stage-labels.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  inquiry: Inquiry
  /** The customer has an answer. */
  onAnswered: () => void
}

/** Links that open a reply by e-mail or WhatsApp, with words to choose and to change before. */
export function ReplyActions({ inquiry, onAnswered }: Props) {
  const { id } = inquiry
  const { data: answers } = useAnswerWords()
  const company = useCompany()
  const [chosen, setChosen] = useDraft(`words of ${id}`)
  const [text, setText] = useDraft(`answer to ${id}`)
  const choose = (wordsId: string) => {
    const words = answers?.words.find(words => words.id === wordsId)
    setChosen(words ? wordsId : '')
    setText(words ? filledIn(words.text, inquiry, company.companyName) : '')
  }
  const ownText = text.trim() === '' ? [] : ([text] as const)
  const mail = mailReply(inquiry, company, ...ownText)
  const chat = inquiry.phone && whatsappReply(inquiry, company, ...ownText)
  const isDue = needsAnswer(inquiry)
  const answered = () => isDue && onAnswered()
  return (
    <section className="inquiry-reply" aria-label="Reply">
      <div className="reply-words">
        <SelectField
          label="Begin the reply with"
          value={chosen}
          options={[
            ['', 'A greeting'],
            ...(answers?.words ?? []).map(({ id, title }): [string, string] => [id, title]),
          ]}
          onChange={event => choose(event.target.value)}
        />
        <Link href={adminRoutes.answerWords}>Change these texts</Link>
      </div>
      {chosen && (
        <Field
          label="Text of the reply"
          rows={7}
          value={text}
          note={
            mail.length > MOST_IN_ADDRESS
              ? 'Some mail programs cut a text of this length. Copy it from here if yours does.'
              : undefined
          }
          onChange={event => setText(event.target.value)}
        />
      )}
      <p className="actions">
        <a className="button primary" href={mail} onClick={answered}>
          <Icon name="mail" />
          Reply by e-mail
        </a>
        {chat && (
          <a
            className="button secondary"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            onClick={answered}
          >
            <Icon name="whatsapp" />
            Reply on WhatsApp
          </a>
        )}
        {isDue && (
          <button type="button" className="button plain" onClick={onAnswered}>
            Mark as answered
          </button>
        )}
      </p>
    </section>
  )
}
