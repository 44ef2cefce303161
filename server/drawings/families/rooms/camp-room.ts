import type { Family } from '../../family.ts'
import { bunkRoom } from './camp-room/bunk-room.ts'
import { campOffice } from './camp-room/camp-office.ts'
import { messHall } from './camp-room/mess-hall.ts'

/** A room of a workers' camp: where they sleep, eat or plan the day. */
export const campRoom: Family = (b, brief) => {
  const rooms = { bunks: bunkRoom, dining: messHall, office: campOffice }
  rooms[brief.choose(['bunks', 'dining', 'office'])](b, brief)
}
