import { DEEP } from '../../props/container.ts'
import type { Arrangement } from './office-arrangements.ts'

export const stacked: Record<string, Arrangement> = {
  crossed: {
    size: [640, 480],
    units: [
      [0, 40, 0, 640, DEEP],
      [230, -60, 1, DEEP, 540],
    ],
    door: 0,
    entrance: [10, 284],
    posts: [
      [240, 462, 1],
      [456, 462, 1],
    ],
    terrace: [490, 46, 1, 146, DEEP - 14],
    roofs: [[270, 200, 2]],
  },
  bridge: {
    size: [872, 430],
    units: [
      [0, 0, 0, DEEP, 430],
      [560, 0, 0, DEEP, 430],
      [-50, 90, 1, 920, DEEP],
    ],
    door: 0,
    entrance: [25, 430],
    roofs: [
      [120, 130, 2],
      [620, 130, 2],
    ],
  },
  zigzag: {
    size: [672, DEEP],
    units: [
      [60, 0, 0, 520, DEEP],
      [150, 0, 1, 520, DEEP],
      [20, 0, 2, 520, DEEP],
    ],
    door: 0,
    entrance: [110, DEEP],
    posts: [[652, DEEP - 18, 1]],
    roofs: [[300, 40, 3]],
  },
  pyramid: {
    size: [752, 500],
    units: [
      [0, 0, 0, DEEP, 500],
      [253, 0, 0, DEEP, 500],
      [506, 0, 0, DEEP, 500],
      [126, 0, 1, DEEP, 350],
      [379, 0, 1, DEEP, 350],
      [253, 0, 2, DEEP, 250],
    ],
    door: 1,
    entrance: [280, 500],
    roofs: [[560, 380, 1]],
  },
  tower: {
    size: [520, 480],
    units: [
      [0, 60, 0, 520, DEEP],
      [60, 0, 1, DEEP, 480],
      [0, 90, 2, 480, DEEP],
    ],
    door: 0,
    entrance: [320, 304],
    posts: [
      [70, 462, 1],
      [286, 462, 1],
    ],
    roofs: [[220, 130, 3]],
  },
}
