import { useState } from 'react'
import type { PageDraft } from '../saving/page-kind.ts'
import { zonedWords } from './chosen-moment.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useSchedule } from './use-schedule.ts'

interface Props {
  path: string
  draft: PageDraft
  /** Shows what would be published. */
  onCompare: () => void
  /** Called with why the draft cannot be published. */
  onRefused: (error: unknown) => Promise<void>
}

/** When the page is published by itself, among the entries of the editor. */
export function ScheduleEntry({ path, draft, onCompare, onRefused }: Props) {
  const schedule = useSchedule(path, draft, onRefused)
  const [isOpen, setOpen] = useState(false)
  const { planned } = schedule
  const when = planned && zonedWords(new Date(planned.at))
  return (
    <li>
      <button type="button" className="outline-section" onClick={() => setOpen(true)}>
        <strong>Plan for later</strong>
        <span>{when ?? 'At a day and time that you choose'}</span>
        {planned?.failed && <span className="outline-faults">Not as planned</span>}
      </button>
      {isOpen && (
        <ScheduleDialog
          schedule={schedule}
          onCompare={() => {
            setOpen(false)
            onCompare()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
