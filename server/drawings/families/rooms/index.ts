import type { Family } from '../../brief.ts'
import { bedroom } from '../../rooms/bedroom.ts'
import { boardroom } from '../../rooms/boardroom.ts'
import { bunkRoom, campOffice, messHall } from '../../rooms/camp.ts'
import { computerRoom, deskClass, scienceRoom } from '../../rooms/classroom.ts'
import { consultingRoom, ward } from '../../rooms/consulting-and-ward.ts'
import { bakery, displayShop } from '../../rooms/display-shop.ts'
import { fittedOffice } from '../../rooms/fitted-office.ts'
import { frontOffice } from '../../rooms/front-office.ts'
import { homeKitchen } from '../../rooms/kitchens.ts'
import { clinicLaboratory, clinicReception } from '../../rooms/laboratory-and-reception.ts'
import { bookRoom, readingRoom, studyComputers } from '../../rooms/library.ts'
import { sittingRoom } from '../../rooms/living.ts'
import { deskRoom, meetingRoom, openPlan } from '../../rooms/office.ts'
import { restaurant } from '../../rooms/restaurant.ts'
import { foodCounter, marketHall, traderStall } from '../../rooms/shop.ts'
import { wireframeRoom } from './wireframe-room.ts'

/** The room that the traits name, else any. */
const oneOf =
  (rooms: Record<string, Family>): Family =>
  (b, brief) =>
    brief.material(rooms)(b, brief)

export const rooms: Record<string, Family> = {
  boardroom,
  'business-interior': oneOf({
    office: fittedOffice,
    shop: displayShop,
    restaurant,
    reception: frontOffice,
  }),
  'camp-room': oneOf({ bunks: bunkRoom, dining: messHall, office: campOffice }),
  'classroom-inside': oneOf({ desks: deskClass, laboratory: scienceRoom, computers: computerRoom }),
  'clinic-inside': oneOf({
    consulting: consultingRoom,
    ward,
    laboratory: clinicLaboratory,
    reception: clinicReception,
  }),
  'home-inside': oneOf({ living: sittingRoom, kitchen: homeKitchen, bedroom }),
  'library-inside': oneOf({ shelves: bookRoom, reading: readingRoom, computers: studyComputers }),
  'office-inside': oneOf({ desks: deskRoom, 'open-plan': openPlan, meeting: meetingRoom }),
  'shop-inside': oneOf({
    stall: traderStall,
    'food-counter': foodCounter,
    market: marketHall,
    bakery,
  }),
  'wireframe-room': wireframeRoom,
}
