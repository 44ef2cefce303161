import { roofHeight, unitSize } from '../../../props/container.ts'

/** Size of a unit. */
export const [LONG, DEEP, HIGH] = unitSize

/** Height of a storey with its roof. */
export const LEVEL = HIGH + roofHeight

/** Size of the site. */
export const WIDTH = 2360

export const DEPTH = 1500
