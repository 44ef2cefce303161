import { cottage } from '../../buildings/cottages.ts'
import { house } from '../../buildings/houses.ts'
import type { Family } from '../../family.ts'
import { boardroomUnit } from './boardroom-unit.ts'
import { camp } from './camp.ts'
import { classroom } from './classroom.ts'
import { clinic } from './clinic.ts'
import { gazebo } from './gazebo.ts'
import { library } from './library.ts'
import { officeUnit } from './office-unit.ts'
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
