import type { Family } from '../../family.ts'
import { bunkRoom, campOffice, messHall } from '../../rooms/camp.ts'

export const campRoom: Family = (b, brief) => {
  const rooms = { bunks: bunkRoom, dining: messHall, office: campOffice }
  rooms[brief.choose(['bunks', 'dining', 'office'])](b, brief)
}
