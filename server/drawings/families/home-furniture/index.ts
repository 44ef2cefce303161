import type { Family } from '../../brief.ts'
import { bookcase } from './bookcase.ts'
import { dressingTable } from './dressing-table.ts'
import { floorLamp } from './floor-lamp.ts'
import { mediaUnit } from './media-unit.ts'
import { nightstand } from './nightstand.ts'
import { armchair, ottoman, sofa } from './seats.ts'
import { sideboard } from './sideboard.ts'
import { coffeeTable, consoleTable, diningSet } from './tables.ts'
import { wardrobe } from './wardrobe.ts'

export const homeFurniture: Record<string, Family> = {
  armchair,
  bookcase,
  'coffee-table': coffeeTable,
  'console-table': consoleTable,
  'dining-set': diningSet,
  'dressing-table': dressingTable,
  'floor-lamp': floorLamp,
  'media-unit': mediaUnit,
  nightstand,
  ottoman,
  sideboard,
  sofa,
  wardrobe,
}
