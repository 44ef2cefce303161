import type { Family } from '../../family.ts'
import { computerRoom } from './classroom-inside/computer-room.ts'
import { deskClass } from './classroom-inside/desk-class.ts'
import { scienceRoom } from './classroom-inside/science-room.ts'

/** A school room inside: desks before a board, laboratory benches or computers. */
export const classroomInside: Family = (b, brief) => {
  const rooms = { desks: deskClass, laboratory: scienceRoom, computers: computerRoom }
  rooms[brief.choose(['desks', 'laboratory', 'computers'])](b, brief)
}
