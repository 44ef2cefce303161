import type { ActivityEntry } from '../../activity-entries.ts'
import { Moment } from '../ui/moment.tsx'
import { actionLabel } from './labels.ts'

/** A line for each thing done: when, who, what, to what. */
export function Entries({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p className="activity-none">Nothing here.</p>
  return (
    <ol className="activity">
      {entries.map(({ id, createdAt, who, action, subject }) => (
        <li key={id} data-refused={action === 'sign-in-refused' || undefined}>
          <Moment at={createdAt} />
          <strong>{who || 'Unknown name'}</strong>
          <span>
            {actionLabel(action)} {subject && <span className="activity-subject">{subject}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
