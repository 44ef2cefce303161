import type { Family } from '../../brief.ts'
import { heroBoardroom } from '../../scenes/boardroom.ts'
import { heroCamp } from '../../scenes/camp.ts'
import { heroClinic } from '../../scenes/clinic.ts'
import { heroCoatingLine } from '../../scenes/coating-line.ts'
import { heroDesignStudio } from '../../scenes/design-studio.ts'
import { heroGazeboGarden } from '../../scenes/gazebo-garden.ts'
import { heroHouse } from '../../scenes/house.ts'
import { heroLakesideCottage } from '../../scenes/lakeside-cottage.ts'
import { heroLaserHall } from '../../scenes/laser-hall.ts'
import { heroLibrary } from '../../scenes/library.ts'
import { heroOfficeYard } from '../../scenes/office-yard.ts'
import { heroSchool } from '../../scenes/school.ts'
import { heroShoppingCentre } from '../../scenes/shopping-centre.ts'
import { heroSteelYard } from '../../scenes/steel-yard.ts'
import { heroWorkshop } from '../../scenes/workshop.ts'
import { heroShowroom } from './showroom.ts'

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
