import { type FormEvent, useState } from 'react'
import { settings } from '../../../../admin/settings.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useChosenMoment, zonedWords } from './chosen-moment.ts'
import { MomentFields } from './moment-fields.tsx'
import { eveningAfter, tomorrowMorning } from './proposed-times.ts'
import type { Schedule } from './use-schedule.ts'

interface Props {
  schedule: Schedule
  onCompare: () => void
  onClose: () => void
}

/** When the draft is published by itself, and taken down again, by the company's clock. */
export function ScheduleDialog({ schedule, onCompare, onClose }: Props) {
  const { planned, goesDown, isBusy, plan, cancel } = schedule
  const { timeZone } = settings
  const from = useChosenMoment(planned?.at, () => tomorrowMorning(timeZone))
  const until = useChosenMoment(goesDown?.at, () => eveningAfter(from.wall))
  const [isTakenDown, setTakenDown] = useState(goesDown !== undefined)
  const isTooSoon =
    isTakenDown && from.moment && until.moment && until.moment <= from.moment
      ? 'Choose a time after it is shown'
      : undefined
  const fault = from.fault ?? (isTakenDown ? (until.fault ?? isTooSoon) : undefined)
  const isChosen = from.moment && (until.moment || !isTakenDown) && !fault

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!from.moment || !isChosen) return
    if (!(await plan(from.moment, isTakenDown ? until.moment : undefined))) return
    onClose()
    const down = isTakenDown && until.moment ? `, until ${zonedWords(until.moment)}` : ''
    const description = `Visitors see it on ${zonedWords(from.moment)}${down}.`
    showToast({ title: 'Planned', description })
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
            ? `Planned for ${zonedWords(new Date(planned.at))}. ${planned.failed}`
            : `Planned by ${planned.by} for ${zonedWords(new Date(planned.at))}.`}
        </p>
      )}
      <form data-asks-itself noValidate onSubmit={event => void save(event)}>
        <MomentFields wall={from.wall} error={from.fault} onChange={from.setWall} />
        <label className="page-choice">
          <input
            type="checkbox"
            checked={isTakenDown}
            onChange={({ target }) => setTakenDown(target.checked)}
          />
          Take it down again
        </label>
        {isTakenDown && (
          <MomentFields
            day="Last day"
            time="Until"
            wall={until.wall}
            error={until.fault ?? isTooSoon}
            onChange={until.setWall}
          />
        )}
        <div className="actions">
          <Button type="submit" className="button primary" isBusy={isBusy} isIdle={!isChosen}>
            {from.moment ? `Publish on ${zonedWords(from.moment)}` : 'Choose a day and a time'}
          </Button>
          <button type="button" className="button secondary" onClick={onCompare}>
            What changes
          </button>
          {planned && (
            <Button
              className="button secondary"
              isBusy={isBusy}
              onClick={async () => (await cancel('publication')) && onClose()}
            >
              Do not publish it by itself
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
