import type { Family } from '../../family.ts'
import { clinicLaboratory } from './clinic-inside/clinic-laboratory.ts'
import { clinicReception } from './clinic-inside/clinic-reception.ts'
import { consultingRoom } from './clinic-inside/consulting-room.ts'
import { ward } from './clinic-inside/ward.ts'

/** A clinic inside: where one is received, seen, tested or nursed. */
export const clinicInside: Family = (b, brief) => {
  const rooms = {
    consulting: consultingRoom,
    ward,
    laboratory: clinicLaboratory,
    reception: clinicReception,
  }
  rooms[brief.choose(['consulting', 'ward', 'laboratory', 'reception'])](b, brief)
}
