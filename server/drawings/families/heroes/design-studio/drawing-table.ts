import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'

/** A tilted drawing board on its stand, a plan on it and a lamp; you draw from +y. */
export function drawingTable(b: Builder, wood: string): void {
  for (const x of [-62, 54]) {
    b.box([x, -30, 0], [8, 60, 6], metals.graphite)
    b.box([x, -6, 6], [8, 10, 64], metals.graphite)
  }
  b.gable([-80, -46, 70], [160, 92, 40], 'x', wood, {
    ridge: 0,
    slopes: [panel(0.06, 0.08, 0.88, 0.84, '#f7f6f0'), plan()],
  })
  b.box([-80, 46, 70], [160, 5, 6], wood, { casts: false })
}

function plan(): Mark {
  return lines(
    [
      [
        [0.14, 0.2],
        [0.6, 0.2],
        [0.6, 0.8],
        [0.14, 0.8],
        [0.14, 0.2],
      ],
      [
        [0.36, 0.2],
        [0.36, 0.56],
        [0.6, 0.56],
      ],
      [
        [0.68, 0.76],
        [0.86, 0.76],
      ],
      [
        [0.68, 0.62],
        [0.82, 0.62],
      ],
      [
        [0.68, 0.24],
        [0.86, 0.24],
        [0.86, 0.48],
        [0.68, 0.48],
        [0.68, 0.24],
      ],
    ],
    '#1f6f78',
    1.6,
    0.85,
  )
}

/** A plotter with paper coming down in front, facing +y. */
export function plotter(b: Builder): void {
  for (const x of [-66, 58]) b.box([x, -20, 0], [8, 40, 80], metals.graphite)
  b.box([-84, -26, 80], [168, 52, 30], '#e8e6de', {
    front: [panel(0.04, 0.5, 0.2, 0.3, '#33424a')],
  })
  b.box([-58, 26.5, 24], [116, 1.5, 66], '#fbf9f4', { casts: false, front: [plan()] })
}
