import { Moment } from '../../../admin/ui/moment.tsx'
import type { ActivityEntry } from '../../../base/activity-entries.ts'
import { actionLabel } from './labels.ts'
import { Subject } from './subject.tsx'
import { whoOf } from './who.ts'

/** A line for each entry: time, user, action and subject. */
export function Entries({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p className="activity-none">Nothing fits these filters.</p>
  return (
    <ol className="activity">
      {entries.map(entry => (
        <li key={entry.id} data-refused={entry.action === 'sign-in-refused' || undefined}>
          <Moment at={entry.createdAt} />
          <strong>{whoOf(entry)}</strong>
          <span>
            {actionLabel(entry.action)} <Subject entry={entry} />
          </span>
        </li>
      ))}
    </ol>
  )
}
