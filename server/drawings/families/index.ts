import type { Family } from '../brief.ts'
import { containerUnit } from '../buildings/container-unit.ts'
import { livingRoom } from '../rooms/living.ts'
import { heroBoardroom } from '../scenes/boardroom.ts'
import { heroCamp } from '../scenes/camp.ts'
import { heroClinic } from '../scenes/clinic.ts'
import { heroCoatingLine } from '../scenes/coating-line.ts'
import { heroCrates } from '../scenes/crates.ts'
import { heroDesignStudio } from '../scenes/design-studio.ts'
import { heroEmptyPlot } from '../scenes/empty-plot.ts'
import { heroFrames } from '../scenes/frames.ts'
import { heroFurniture } from '../scenes/furniture.ts'
import { heroGate } from '../scenes/gate.ts'
import { heroGazeboGarden } from '../scenes/gazebo-garden.ts'
import { heroHouse } from '../scenes/house.ts'
import { heroInterior } from '../scenes/interior.ts'
import { heroLakesideCottage } from '../scenes/lakeside-cottage.ts'
import { heroLaserHall } from '../scenes/laser-hall.ts'
import { heroLibrary } from '../scenes/library.ts'
import { heroOfficeYard } from '../scenes/office-yard.ts'
import { heroOutlines } from '../scenes/outlines.ts'
import { heroSchool } from '../scenes/school.ts'
import { heroShoppingCentre } from '../scenes/shopping-centre.ts'
import { heroShowroom } from '../scenes/showroom.ts'
import { heroSteelYard } from '../scenes/steel-yard.ts'
import { heroStreet } from '../scenes/street.ts'
import { heroWorkshop } from '../scenes/workshop.ts'
import { heroYard } from '../scenes/yard.ts'
import { buildings } from './buildings/index.ts'
import { desk } from './desk.ts'
import { engineering } from './engineering/index.ts'
import { furniture } from './furniture/index.ts'
import { homeFurniture } from './home-furniture/index.ts'
import { legs } from './legs/index.ts'
import { rooms } from './rooms/index.ts'
import { sample } from './sample.ts'

/** Every drawing family by its name; a slot names one of them. */
export const families: Record<string, Family> = {
  ...buildings,
  'container-unit': containerUnit,
  desk,
  ...engineering,
  ...furniture,
  'hero-boardroom': heroBoardroom,
  'hero-camp': heroCamp,
  'hero-clinic': heroClinic,
  'hero-coating-line': heroCoatingLine,
  'hero-crates': heroCrates,
  'hero-design-studio': heroDesignStudio,
  'hero-empty-plot': heroEmptyPlot,
  'hero-frames': heroFrames,
  'hero-furniture': heroFurniture,
  'hero-gate': heroGate,
  'hero-gazebo-garden': heroGazeboGarden,
  'hero-house': heroHouse,
  'hero-interior': heroInterior,
  'hero-lakeside-cottage': heroLakesideCottage,
  'hero-laser-hall': heroLaserHall,
  'hero-library': heroLibrary,
  'hero-office-yard': heroOfficeYard,
  'hero-outlines': heroOutlines,
  'hero-school': heroSchool,
  'hero-shopping-centre': heroShoppingCentre,
  'hero-showroom': heroShowroom,
  'hero-steel-yard': heroSteelYard,
  'hero-street': heroStreet,
  'hero-workshop': heroWorkshop,
  'hero-yard': heroYard,
  ...homeFurniture,
  ...legs,
  'living-room': livingRoom,
  ...rooms,
  sample,
}
