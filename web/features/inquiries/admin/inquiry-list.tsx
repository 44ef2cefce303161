import type { KeyboardEvent } from 'react'
import { Link } from 'wouter'
import type { Inquiry } from '../../../base/contract.ts'
import { counted } from '../../../base/counted.ts'
import { serviceLabel } from '../services.ts'
import { gistOf, shortDate } from './inquiry-labels.ts'
import { stageLabels, waitText } from './stage-labels.ts'

interface Props {
  inquiries: readonly Inquiry[]
  open: string
  selected: ReadonlySet<string>
  hrefOf: (change: { open: string }) => string
  onToggle: (id: string) => void
}

/** Newest first; up and down go from one to the next, Enter opens. */
export function InquiryList({ inquiries, open, selected, hrefOf, onToggle }: Props) {
  return (
    <ul className="inquiry-list" onKeyDown={stepByArrows}>
      {inquiries.map(inquiry => (
        <li key={inquiry.id}>
          <input
            type="checkbox"
            className="inquiry-tick"
            aria-label={`Select ${inquiry.name}`}
            checked={selected.has(inquiry.id)}
            onChange={() => onToggle(inquiry.id)}
          />
          <Link
            id={inquiry.id}
            href={hrefOf({ open: inquiry.id })}
            aria-current={inquiry.id === open ? 'true' : undefined}
            data-new={inquiry.status === 'new' || undefined}
          >
            <span className="inquiry-name">
              {inquiry.status === 'new' && <span className="visually-hidden">Unread: </span>}
              {inquiry.name}
            </span>
            <time dateTime={inquiry.createdAt}>{shortDate(inquiry.createdAt)}</time>
            <span className="inquiry-gist">{gistOf(inquiry)}</span>
            <Waits inquiry={inquiry} />
            <Tags inquiry={inquiry} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The waiting time and the assignee: `Waiting 3 days · Grace`. */
function Waits({ inquiry }: { inquiry: Inquiry }) {
  const words = [waitText(inquiry), inquiry.assignee].filter(Boolean).join(' · ')
  if (!words) return null
  return (
    <span className="inquiry-waits" data-us={inquiry.waits?.for === 'us' || undefined}>
      {words}
    </span>
  )
}

function Tags({ inquiry }: { inquiry: Inquiry }) {
  const { stage, notes, serviceInterest, items, mail, isSuspect } = inquiry
  const tags: [text: string, isAlert?: boolean][] = []
  if (stage !== 'new') tags.push([stageLabels[stage]])
  if (serviceInterest) tags.push([serviceLabel(serviceInterest)])
  if (items.length > 0) tags.push([counted(items.length, 'item')])
  if (notes.length > 0) tags.push([counted(notes.length, 'note')])
  if (isSuspect) tags.push(['Perhaps spam', true])
  if (mail.state === 'failed') tags.push(['Mail failed', true])
  if (mail.state === 'queued' && mail.attempts > 0) tags.push(['Mail waiting', true])
  if (tags.length === 0) return null
  return (
    <span className="inquiry-tags">
      {tags.map(([text, isAlert]) => (
        <span key={text} className="tag" data-alert={isAlert}>
          {text}
        </span>
      ))}
    </span>
  )
}

function stepByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')]
  const focusedIndex = links.indexOf(document.activeElement as HTMLElement)
  const target = {
    ArrowDown: links[focusedIndex + 1],
    ArrowUp: links[focusedIndex - 1],
    Home: links[0],
    End: links.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
