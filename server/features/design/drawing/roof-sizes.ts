/** The overhang of a pitched roof over the walls, and the height of its board, in cm. */
export const EAVE = 24
export const BOARD = 8
