import type { Family } from '../../family.ts'
import { boardroom } from '../../rooms/boardroom.ts'
import { businessInterior } from './business-interior.ts'
import { campRoom } from './camp-room.ts'
import { classroomInside } from './classroom-inside.ts'
import { clinicInside } from './clinic-inside.ts'
import { homeInside } from './home-inside.ts'
import { libraryInside } from './library-inside.ts'
import { officeInside } from './office-inside.ts'
import { shopInside } from './shop-inside.ts'
import { wireframeRoom } from './wireframe-room.ts'

export const rooms: Record<string, Family> = {
  boardroom,
  'business-interior': businessInterior,
  'camp-room': campRoom,
  'classroom-inside': classroomInside,
  'clinic-inside': clinicInside,
  'home-inside': homeInside,
  'library-inside': libraryInside,
  'office-inside': officeInside,
  'shop-inside': shopInside,
  'wireframe-room': wireframeRoom,
}
