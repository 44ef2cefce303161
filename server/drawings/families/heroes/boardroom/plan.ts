/** Inner width, depth and height of the room. */
export const WIDTH = 900

export const DEPTH = 640

export const HEIGHT = 300

/** Materials of a boardroom. */
export interface Style {
  readonly wood: string
  readonly seat: string
  readonly accent: string
}
