import { useEffect, useRef } from 'react'
import { useCompany } from '../../../admin/use-company.ts'
import type { Inquiry } from '../../../base/contract.ts'
import { telUrl } from '../../../base/phone-number.ts'
import { InquiryQuotes } from '../../quotes/admin/inquiry-quotes.tsx'
import { serviceLabel } from '../services.ts'
import type { InquiryStage } from '../stages.ts'
import { ChosenPieces } from './chosen-pieces.tsx'
import { DesignedUnits } from './designed-units.tsx'
import { InquiryEnds } from './inquiry-ends.tsx'
import { longDate } from './inquiry-labels.ts'
import { InquiryPlace } from './inquiry-place.tsx'
import { MailNote } from './mail-note.tsx'
import { Notes } from './notes.tsx'
import { ReplyActions } from './reply-actions.tsx'

interface Props {
  inquiry: Inquiry
  onStage: (stage: InquiryStage) => void
  /** The customer has an answer. */
  onAnswered: () => void
  /** '' removes the assignee. */
  onAssign: (username: string) => void
  onUnread: () => void
  onDelete: () => void
  onMailAgain: () => void
  /** Back to the list, on a narrow window the only way. */
  onClose: () => void
}

/** An inquiry as it was written, with its actions. */
export function InquiryDetail(props: Props) {
  const { inquiry, onClose, onStage, onAnswered, onAssign, onUnread, onDelete, onMailAgain } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each inquiry that is opened
  useEffect(() => heading.current?.focus(), [inquiry.id])
  return (
    <article
      className="inquiry panel"
      aria-labelledby="inquiry-name"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className="button plain inquiry-back" onClick={onClose}>
        Back to the list
      </button>
      <header>
        <h2 id="inquiry-name" ref={heading} tabIndex={-1}>
          {inquiry.name}
        </h2>
        <p>
          <time dateTime={inquiry.createdAt}>{longDate(inquiry.createdAt)}</time>
          {inquiry.isSuspect && (
            <span className="tag" data-alert>
              Perhaps spam: it filled in a field that people do not see
            </span>
          )}
        </p>
      </header>
      <InquiryPlace inquiry={inquiry} onStage={onStage} onAssign={onAssign} />
      <ReplyActions key={inquiry.id} inquiry={inquiry} onAnswered={onAnswered} />
      <InquiryQuotes inquiryId={inquiry.id} />
      {inquiry.subject && <h3 className="inquiry-subject">{inquiry.subject}</h3>}
      <p className="inquiry-message">{inquiry.message}</p>
      <DesignedUnits items={inquiry.items} />
      <ChosenPieces id={inquiry.id} items={inquiry.items} />
      <Facts inquiry={inquiry} />
      <MailNote mail={inquiry.mail} onAgain={onMailAgain} />
      <Notes inquiry={inquiry} />
      <InquiryEnds inquiry={inquiry} onStage={onStage} onUnread={onUnread} onDelete={onDelete} />
    </article>
  )
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const { number } = useCompany()
  const facts = [
    ['Email', inquiry.email, `mailto:${encodeURIComponent(inquiry.email)}`],
    ['Phone', inquiry.phone, telUrl(inquiry.phone, number)],
    ['Company', inquiry.company],
    ['Service', serviceLabel(inquiry.serviceInterest)],
    ['Preferred contact method', inquiry.preferredContactMethod],
    ['Budget range', inquiry.budgetRange],
    ['Project timeline', inquiry.projectTimeline],
    ['About the page', inquiry.page, inquiry.page],
  ] as const
  return (
    <dl className="inquiry-facts">
      {facts
        .filter(([, text]) => text)
        .map(([label, text, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href && isAddress(href) ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Nothing that a stranger wrote becomes a link to somewhere else. */
const isAddress = (href: string) => /^(mailto:|tel:|\/(?![/\\]))/.test(href)
