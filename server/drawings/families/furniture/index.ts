import type { Family } from '../../brief.ts'
import { kitchen } from '../../rooms/kitchens.ts'
import { bar } from './bar.ts'
import { bed } from './bed.ts'
import { boudoir } from './boudoir.ts'
import { chair, officeChair } from './chair.ts'
import { conferenceTable } from './conference-table.ts'
import { lounge } from './lounge.ts'
import { outdoorFurniture } from './outdoor-furniture.ts'

export const furniture: Record<string, Family> = {
  bar,
  bed,
  boudoir,
  chair,
  'conference-table': conferenceTable,
  kitchen,
  lounge,
  'office-chair': officeChair,
  'outdoor-furniture': outdoorFurniture,
}
