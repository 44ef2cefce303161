import { Fragment } from 'react'
import { Link } from 'wouter'
import type { ActivityEntry, ActivityPlace } from '../../../base/activity-entries.ts'
import { adminRoutes } from '../../../base/routes.ts'

/** The subject of an entry, as a link where it can be looked at. */
export function Subject({ entry }: { entry: ActivityEntry }) {
  const { action, subject, places = [] } = entry
  if (places.length > 0) {
    return places.map((place, index) => (
      <Fragment key={place.path}>
        {index > 0 && (action === 'swapped' ? ' and ' : ' to ')}
        <Link href={addressOf(place)}>{place.name}</Link>
        <span className="activity-subject">{place.section}</span>
      </Fragment>
    ))
  }
  const [words, address] = wordsOf(entry)
  if (address) return <Link href={address}>{words || subject}</Link>
  return words ? <span className="activity-subject">{words}</span> : null
}

const addressOf = ({ folder, path }: ActivityPlace) =>
  `${adminRoutes.media}?${new URLSearchParams({ section: folder, place: path })}`

const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/

/** The subject without the parts for programs, and its link. */
function wordsOf({ action, subject }: ActivityEntry): [words: string, address?: string] {
  const [id] = UUID.exec(subject) ?? []
  if (action === 'inquiry-changed' && id) {
    const status = subject.replace(id, '').replace(/^: /, '')
    return [states[status] ?? status, `${adminRoutes.inquiries}?open=${id}`]
  }
  if (id) return [subject.replace(id, '').trim()]
  if (action.startsWith('user-') || action === 'password-reset') return [subject, adminRoutes.users]
  return [subject]
}

/** The names are those of the inbox. */
const states: Record<string, string> = {
  new: 'marked as new',
  read: 'marked as read',
  archived: 'archived',
  spam: 'moved to spam',
}
