import { gardenDaybeds } from './garden-daybeds.ts'
import { sunBeds } from './sun-beds.ts'

/** Places to lie in the sun, centred on the origin, the feet towards +y. */
export const loungers = { ...sunBeds, ...gardenDaybeds }

export const loungerStyles = Object.keys(loungers) as (keyof typeof loungers)[]
