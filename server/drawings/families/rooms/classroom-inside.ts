import type { Family } from '../../family.ts'
import { computerRoom, deskClass, scienceRoom } from '../../rooms/classroom.ts'

/** A school room inside: desks before a board, laboratory benches or computers. */
export const classroomInside: Family = (b, brief) => {
  const rooms = { desks: deskClass, laboratory: scienceRoom, computers: computerRoom }
  rooms[brief.choose(['desks', 'laboratory', 'computers'])](b, brief)
}
