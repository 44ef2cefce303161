import { useState } from 'react'
import { settings } from '../../../../admin/settings.ts'
import { momentOf, momentWords, type WallTime, wallTimeOf, zoneName } from './zoned-time.ts'

/** A moment that is being chosen; it begins with one that is planned, or with a proposal. */
export function useChosenMoment(planned: string | undefined, proposal: () => WallTime) {
  const { timeZone } = settings
  const [wall, setWall] = useState(() =>
    planned ? wallTimeOf(new Date(planned), timeZone) : proposal(),
  )
  const moment = momentOf(wall, timeZone)
  return {
    wall,
    setWall,
    moment,
    fault:
      moment !== undefined && moment.getTime() <= Date.now()
        ? 'Choose a time that is still to come'
        : undefined,
  }
}

/** `Mon 30 Nov 08:00 (Nairobi)` */
export const zonedWords = (moment: Date) =>
  `${momentWords(moment, settings.timeZone)} (${zoneName(settings.timeZone)})`
