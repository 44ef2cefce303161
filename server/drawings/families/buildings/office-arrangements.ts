import { DEEP } from '../../props/container.ts'

/** Corner, storey, width and depth of a unit or of a roof terrace, in cm. */
export type Unit = readonly [x: number, y: number, storey: number, w: number, d: number]

/** Units put together to an office. */
export interface Arrangement {
  /** Width and depth of the whole. */
  readonly size: readonly [number, number]
  readonly units: readonly Unit[]
  /** Which unit has the front door, and the left end of the doorstep. */
  readonly door: number
  readonly entrance: readonly [x: number, y: number]
  /** Columns under what hangs over: corner and height in storeys. */
  readonly posts?: readonly (readonly [x: number, y: number, storeys: number])[]
  readonly terrace?: Unit
  /** Corners of open roofs, with the storey that they cover. */
  readonly roofs: readonly (readonly [x: number, y: number, storey: number])[]
}

export const oneStorey: Record<string, Arrangement> = {
  single: {
    size: [640, DEEP],
    units: [[0, 0, 0, 640, DEEP]],
    door: 0,
    entrance: [50, DEEP],
    roofs: [[390, 40, 1]],
  },
  corner: {
    size: [640, 580],
    units: [
      [0, 0, 0, 640, DEEP],
      [0, 252, 0, DEEP, 330],
    ],
    door: 0,
    entrance: [295, DEEP],
    roofs: [[400, 30, 1]],
  },
  stepped: {
    size: [840, 380],
    units: [
      [0, 140, 0, 410, DEEP],
      [419, 0, 0, 420, DEEP],
    ],
    door: 1,
    entrance: [470, DEEP],
    roofs: [
      [560, 30, 1],
      [90, 180, 1],
    ],
  },
  double: {
    size: [500, 560],
    units: [
      [0, 0, 0, 500, 276],
      [0, 285, 0, 500, 276],
      [90, 60, 1, 320, 200],
    ],
    door: 1,
    entrance: [40, 561],
    roofs: [[280, 370, 1]],
  },
  court: {
    size: [760, 520],
    units: [
      [0, 0, 0, 760, DEEP],
      [0, 253, 0, DEEP, 270],
      [516, 253, 0, DEEP, 270],
    ],
    door: 0,
    entrance: [300, DEEP],
    roofs: [[60, 290, 1]],
  },
}

export const twoStorey: Record<string, Arrangement> = {
  aligned: {
    size: [606, DEEP],
    units: [
      [0, 0, 0, 606, DEEP],
      [0, 0, 1, 606, DEEP],
    ],
    door: 0,
    entrance: [50, DEEP],
    roofs: [[360, 40, 2]],
  },
  slipped: {
    size: [712, DEEP],
    units: [
      [0, 0, 0, 500, DEEP],
      [150, 0, 1, 560, DEEP],
    ],
    door: 0,
    entrance: [50, DEEP],
    posts: [
      [690, 8, 1],
      [690, DEEP - 18, 1],
    ],
    roofs: [[420, 40, 2]],
  },
  terrace: {
    size: [760, DEEP],
    units: [
      [0, 0, 0, 760, DEEP],
      [0, 0, 1, 420, DEEP],
    ],
    door: 0,
    entrance: [50, DEEP],
    terrace: [432, 4, 1, 320, DEEP - 8],
    roofs: [[60, 40, 2]],
  },
  forward: {
    size: [560, 420],
    units: [
      [0, 0, 0, 560, DEEP],
      [0, 90, 1, 560, 330],
    ],
    door: 0,
    entrance: [50, DEEP],
    posts: [
      [10, 402, 1],
      [540, 402, 1],
    ],
    roofs: [[330, 150, 2]],
  },
  corner: {
    size: [606, 610],
    units: [
      [0, 0, 0, 606, DEEP],
      [0, 253, 0, DEEP, 356],
      [0, 0, 1, 606, DEEP],
    ],
    door: 0,
    entrance: [300, DEEP],
    terrace: [4, 266, 1, DEEP - 8, 338],
    roofs: [[340, 40, 2]],
  },
}
