import type { Family } from '../../family.ts'
import { computerRoom, deskClass, scienceRoom } from '../../rooms/classroom.ts'

export const classroomInside: Family = (b, brief) => {
  const rooms = { desks: deskClass, laboratory: scienceRoom, computers: computerRoom }
  rooms[brief.choose(['desks', 'laboratory', 'computers'])](b, brief)
}
