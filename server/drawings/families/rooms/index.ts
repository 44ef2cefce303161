import type { Family } from '../../family.ts'
import { boardroom } from './boardroom.ts'
import { campRoom } from './camp-room.ts'
import { classroomInside } from './classroom-inside.ts'
import { clinicInside } from './clinic-inside.ts'
import { libraryInside } from './library-inside.ts'
import { officeInside } from './office-inside.ts'
import { shopInside } from './shop-inside.ts'

/** Insides, cut open towards the eye. */
export const rooms: Record<string, Family> = {
  boardroom,
  'camp-room': campRoom,
  'classroom-inside': classroomInside,
  'clinic-inside': clinicInside,
  'library-inside': libraryInside,
  'office-inside': officeInside,
  'shop-inside': shopInside,
}
