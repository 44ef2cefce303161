import type { Family } from '../../family.ts'
import { deskRoom, meetingRoom, openPlan } from '../../rooms/office.ts'

export const officeInside: Family = (b, brief) => {
  const rooms = { desks: deskRoom, 'open-plan': openPlan, meeting: meetingRoom }
  rooms[brief.choose(['desks', 'open-plan', 'meeting'])](b, brief)
}
