import { namesOf } from '../kit/lists.ts'
import { gardenDaybeds } from './garden-daybeds.ts'
import { sunBeds } from './sun-beds.ts'

/** Places to lie in the sun, centred on the origin, the feet towards +y. */
export const loungers = { ...sunBeds, ...gardenDaybeds }

export type LoungerStyle = keyof typeof loungers
export const loungerStyles = namesOf(loungers)
