import { type Arrangement, D } from './office-arrangements.ts'

export const stacked: Record<string, Arrangement> = {
  crossed: {
    size: [640, 480],
    units: [
      [0, 40, 0, 640, D],
      [230, -60, 1, D, 540],
    ],
    door: 0,
    entrance: [10, 284],
    posts: [
      [240, 462, 1],
      [456, 462, 1],
    ],
    terrace: [490, 46, 1, 146, D - 14],
    roofs: [[270, 200, 2]],
  },
  bridge: {
    size: [872, 430],
    units: [
      [0, 0, 0, D, 430],
      [560, 0, 0, D, 430],
      [-50, 90, 1, 920, D],
    ],
    door: 0,
    entrance: [25, 430],
    roofs: [
      [120, 130, 2],
      [620, 130, 2],
    ],
  },
  zigzag: {
    size: [672, D],
    units: [
      [60, 0, 0, 520, D],
      [150, 0, 1, 520, D],
      [20, 0, 2, 520, D],
    ],
    door: 0,
    entrance: [110, D],
    posts: [[652, D - 18, 1]],
    roofs: [[300, 40, 3]],
  },
  pyramid: {
    size: [752, 500],
    units: [
      [0, 0, 0, D, 500],
      [253, 0, 0, D, 500],
      [506, 0, 0, D, 500],
      [126, 0, 1, D, 350],
      [379, 0, 1, D, 350],
      [253, 0, 2, D, 250],
    ],
    door: 1,
    entrance: [280, 500],
    roofs: [[560, 380, 1]],
  },
  tower: {
    size: [520, 480],
    units: [
      [0, 60, 0, 520, D],
      [60, 0, 1, D, 480],
      [0, 90, 2, 480, D],
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
