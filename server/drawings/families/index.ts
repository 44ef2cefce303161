import { containerUnit } from '../buildings/container-unit.ts'
import type { Family } from '../family.ts'
import { livingRoom } from '../rooms/living.ts'
import { heroFurniture } from '../scenes/furniture.ts'
import { heroInterior } from '../scenes/interior.ts'
import { buildings } from './buildings/index.ts'
import { desk } from './desk.ts'
import { engineering } from './engineering/index.ts'
import { furniture } from './furniture/index.ts'
import { heroYard } from './hero-yard.ts'
import { heroes } from './heroes/index.ts'
import { homeFurniture } from './home-furniture/index.ts'
import { legs } from './legs/index.ts'
import { rooms } from './rooms/index.ts'

/** Every drawing family by its name; a slot names one of them. */
export const families: Record<string, Family> = {
  ...buildings,
  'container-unit': containerUnit,
  desk,
  ...engineering,
  ...furniture,
  'hero-furniture': heroFurniture,
  'hero-interior': heroInterior,
  'hero-yard': heroYard,
  ...heroes,
  ...homeFurniture,
  ...legs,
  'living-room': livingRoom,
  ...rooms,
}
