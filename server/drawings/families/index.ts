import type { Family } from '../brief.ts'
import { containerUnit } from '../buildings/container-unit.ts'
import { livingRoom } from '../rooms/living.ts'
import { heroCrates } from '../scenes/crates.ts'
import { heroEmptyPlot } from '../scenes/empty-plot.ts'
import { heroFrames } from '../scenes/frames.ts'
import { heroFurniture } from '../scenes/furniture.ts'
import { heroGate } from '../scenes/gate.ts'
import { heroInterior } from '../scenes/interior.ts'
import { heroOutlines } from '../scenes/outlines.ts'
import { heroStreet } from '../scenes/street.ts'
import { heroYard } from '../scenes/yard.ts'
import { buildings } from './buildings/index.ts'
import { desk } from './desk.ts'
import { engineering } from './engineering/index.ts'
import { furniture } from './furniture/index.ts'
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
  'hero-crates': heroCrates,
  'hero-empty-plot': heroEmptyPlot,
  'hero-frames': heroFrames,
  'hero-furniture': heroFurniture,
  'hero-gate': heroGate,
  'hero-interior': heroInterior,
  'hero-outlines': heroOutlines,
  'hero-street': heroStreet,
  'hero-yard': heroYard,
  ...heroes,
  ...homeFurniture,
  ...legs,
  'living-room': livingRoom,
  ...rooms,
}
