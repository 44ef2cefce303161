import type { Family } from '../../brief.ts'
import { boardroomUnit } from '../../buildings/boardroom-unit.ts'
import { camp } from '../../buildings/camp.ts'
import { classroom } from '../../buildings/classroom.ts'
import { clinic } from '../../buildings/clinic.ts'
import { cottage } from '../../buildings/cottages.ts'
import { gazebo } from '../../buildings/gazebos.ts'
import { house } from '../../buildings/houses.ts'
import { library } from '../../buildings/library.ts'
import { officeUnit } from '../../buildings/office-unit.ts'
import { shoppingCentre } from '../../buildings/shopping-centre.ts'

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
