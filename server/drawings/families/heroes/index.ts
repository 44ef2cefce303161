import type { Family } from '../../family.ts'
import { heroBoardroom } from '../../scenes/boardroom.ts'
import { heroDesignStudio } from '../../scenes/design-studio.ts'
import { heroCamp } from './camp.ts'
import { heroClinic } from './clinic.ts'
import { heroCoatingLine } from './coating-line.ts'
import { heroGazeboGarden } from './gazebo-garden.ts'
import { heroHouse } from './house.ts'
import { heroLakesideCottage } from './lakeside-cottage.ts'
import { heroLaserHall } from './laser-hall.ts'
import { heroLibrary } from './library.ts'
import { heroOfficeYard } from './office-yard.ts'
import { heroSchool } from './school.ts'
import { heroShoppingCentre } from './shopping-centre.ts'
import { heroShowroom } from './showroom.ts'
import { heroSteelYard } from './steel-yard.ts'
import { heroWorkshop } from './workshop.ts'

/** The wide scenes at the top of pages. */
export const heroes: Record<string, Family> = {
  'hero-camp': heroCamp,
  'hero-shopping-centre': heroShoppingCentre,
  'hero-office-yard': heroOfficeYard,
  'hero-boardroom': heroBoardroom,
  'hero-school': heroSchool,
  'hero-clinic': heroClinic,
  'hero-library': heroLibrary,
  'hero-house': heroHouse,
  'hero-gazebo-garden': heroGazeboGarden,
  'hero-lakeside-cottage': heroLakesideCottage,
  'hero-design-studio': heroDesignStudio,
  'hero-workshop': heroWorkshop,
  'hero-laser-hall': heroLaserHall,
  'hero-coating-line': heroCoatingLine,
  'hero-steel-yard': heroSteelYard,
  'hero-showroom': heroShowroom,
}
