import { boardrooms } from './commercial/boardrooms.ts'
import { campSolutions } from './commercial/camp-solutions.ts'
import { offices } from './commercial/offices.ts'
import { shoppingCentres } from './commercial/shopping-centres.ts'
import { commercialUnits } from './commercial.ts'
import { designYourUnit } from './design.ts'
import { prefabUnits } from './landing.ts'
import { classrooms } from './public/classrooms.ts'
import { clinics } from './public/clinics.ts'
import { library } from './public/library.ts'
import { publicUnits } from './public.ts'
import { cottages } from './residential/cottages.ts'
import { gazebos } from './residential/gazebos.ts'
import { homes } from './residential/homes.ts'
import { residentialUnits } from './residential.ts'

/** The prefab pages in the order of the navigation bar. */
export const prefabPages = [
  prefabUnits,
  commercialUnits,
  campSolutions,
  shoppingCentres,
  offices,
  boardrooms,
  publicUnits,
  classrooms,
  clinics,
  library,
  residentialUnits,
  homes,
  gazebos,
  cottages,
  designYourUnit,
]
