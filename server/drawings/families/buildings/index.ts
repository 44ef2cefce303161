import { camp } from '../../buildings/camp.ts'
import { clinic } from '../../buildings/clinic.ts'
import { cottage } from '../../buildings/cottages.ts'
import { gazebo } from '../../buildings/gazebos.ts'
import { house } from '../../buildings/houses.ts'
import { officeUnit } from '../../buildings/office-unit.ts'
import type { Family } from '../../family.ts'
import { boardroomUnit } from './boardroom-unit.ts'
import { classroom } from './classroom.ts'
import { library } from './library.ts'
import { shoppingCentre } from './shopping-centre.ts'

/** Prefab buildings from outside, each on its plot. */
export const buildings: Record<string, Family> = {
  'boardroom-unit': boardroomUnit,
  camp,
  classroom,
  clinic,
  cottage,
  gazebo,
  house,
  library,
  'office-unit': officeUnit,
  'shopping-centre': shoppingCentre,
}
