import type { Family } from '../../family.ts'
import { deskRoom, meetingRoom, openPlan } from '../../rooms/office.ts'

/** An office inside: a room with a few desks, an open floor or a meeting room. */
export const officeInside: Family = (b, brief) => {
  const rooms = { desks: deskRoom, 'open-plan': openPlan, meeting: meetingRoom }
  rooms[brief.choose(['desks', 'open-plan', 'meeting'])](b, brief)
}
