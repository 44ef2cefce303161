import { roofHeight } from '../../../props/container.ts'

/** Height of the walls, and of a storey with its roof. */
export const HEIGHT = 270

export const LEVEL = HEIGHT + roofHeight

/** Size of the plot. */
export const WIDTH = 1520

export const DEPTH = 1160
