import { type FormEvent, useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { settings } from '../../settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { tomorrowMorning } from './tomorrow-morning.ts'
import type { Schedule } from './use-schedule.ts'
import { momentOf, momentWords, wallTimeOf, zoneName } from './zoned-time.ts'

interface Props {
  schedule: Schedule
  onCompare: () => void
  onClose: () => void
}

/** When the draft is published by itself, by the company's clock. */
export function ScheduleDialog({ schedule, onCompare, onClose }: Props) {
  const { planned, isBusy, plan, cancel } = schedule
  const { timeZone } = settings
  const [wall, setWall] = useState(() =>
    planned ? wallTimeOf(new Date(planned.at), timeZone) : tomorrowMorning(timeZone),
  )
  const moment = momentOf(wall, timeZone)
  const isPast = moment !== undefined && moment.getTime() <= Date.now()
  const wordsOf = (moment: Date) => `${momentWords(moment, timeZone)} (${zoneName(timeZone)})`

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!moment || isPast || !(await plan(moment))) return
    onClose()
    showToast({ title: 'Planned', description: `Visitors see it on ${wordsOf(moment)}.` })
  }
  return (
    <Dialog
      title="Plan for later"
      text="Visitors see the page as it is saved now from then on. A page that is changed after this is not published by itself."
      className="page-schedule"
      onClose={onClose}
    >
      {planned && (
        <p className={planned.failed ? 'alert' : undefined} role="status">
          {planned.failed
            ? `Planned for ${wordsOf(new Date(planned.at))}. ${planned.failed}`
            : `Planned by ${planned.by} for ${wordsOf(new Date(planned.at))}.`}
        </p>
      )}
      <form data-asks-itself noValidate onSubmit={event => void save(event)}>
        <div className="page-schedule-fields">
          <Field
            label="Day"
            type="date"
            value={wall.date}
            min={wallTimeOf(new Date(), timeZone).date}
            error={isPast ? 'Choose a time that is still to come' : undefined}
            onChange={({ target }) => setWall({ ...wall, date: target.value })}
          />
          <Field
            label={`Time in ${zoneName(timeZone)}`}
            type="time"
            value={wall.time}
            onChange={({ target }) => setWall({ ...wall, time: target.value })}
          />
        </div>
        <div className="actions">
          <button
            type="submit"
            className="button primary"
            disabled={isBusy || isPast || moment === undefined}
          >
            {moment ? `Publish on ${wordsOf(moment)}` : 'Choose a day and a time'}
          </button>
          <button type="button" className="button secondary" onClick={onCompare}>
            What changes
          </button>
          {planned && (
            <button
              type="button"
              className="button secondary"
              disabled={isBusy}
              onClick={async () => (await cancel()) && onClose()}
            >
              Do not publish it by itself
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
