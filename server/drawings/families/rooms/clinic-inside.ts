import type { Family } from '../../family.ts'
import { consultingRoom, ward } from '../../rooms/consulting-and-ward.ts'
import { clinicLaboratory, clinicReception } from '../../rooms/laboratory-and-reception.ts'

export const clinicInside: Family = (b, brief) => {
  const rooms = {
    consulting: consultingRoom,
    ward,
    laboratory: clinicLaboratory,
    reception: clinicReception,
  }
  rooms[brief.choose(['consulting', 'ward', 'laboratory', 'reception'])](b, brief)
}
