/** Size of the site. */
export const WIDTH = 2360

export const DEPTH = 1500
