import { settings } from '../../../../admin/settings.ts'
import { Field } from '../../../../admin/ui/field.tsx'
import { type WallTime, wallTimeOf, zoneName } from './zoned-time.ts'

interface Props {
  /** What the day is called. */
  day?: string
  /** What the time is called, before the zone. */
  time?: string
  wall: WallTime
  error?: string | undefined
  onChange: (wall: WallTime) => void
}

/** A day and a time by the company's clock. */
export function MomentFields({ day = 'Day', time = 'Time', wall, error, onChange }: Props) {
  const { timeZone } = settings
  return (
    <div className="page-schedule-fields">
      <Field
        label={day}
        type="date"
        value={wall.date}
        min={wallTimeOf(new Date(), timeZone).date}
        error={error}
        onChange={({ target }) => onChange({ ...wall, date: target.value })}
      />
      <Field
        label={`${time} in ${zoneName(timeZone)}`}
        type="time"
        value={wall.time}
        onChange={({ target }) => onChange({ ...wall, time: target.value })}
      />
    </div>
  )
}
