import { executiveChairs } from './executive-chairs.ts'
import { taskChairs } from './task-chairs.ts'

/** Chairs on five castors, centred on the origin, facing +y. */
export const officeChairs = { ...taskChairs, ...executiveChairs }

export const officeChairStyles = Object.keys(officeChairs) as (keyof typeof officeChairs)[]
