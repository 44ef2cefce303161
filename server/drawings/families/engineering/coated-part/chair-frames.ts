import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { bent } from '../../../props/bent.ts'

/** Frames of chairs without seats. */
export const chairFrames: ((b: Builder, brief: Brief, color: string) => void)[] = [
  (b, brief, color) => {
    const [w, d, h] = [50, 50, brief.between(66, 84)]
    for (const x of [0, w - 4]) {
      const way: Vec[] = [
        [x, d, 2],
        [x, d, h * 0.76],
        [x, 0, h * 0.76],
        [x, 0, 2],
        [x, d, 2],
      ]
      bent(b, way, 4, color, { across: [1, 0, 0] })
    }
    for (const [y, z] of [
      [2, 44],
      [d - 4, 42],
      [2, h * 0.76 + 14],
    ] as const)
      b.box([4, y, z], [w - 4, 4, 4], color)
    for (const x of [0, w - 4]) b.box([x, 2, h * 0.76 + 3], [4, 4, 15], color)
  },
  (b, brief, color) => {
    const h = brief.between(70, 96)
    for (const x of [0, 42]) {
      const way: Vec[] = [
        [x, 8, 2],
        [x, 46, 2],
        [x, 46, 43],
        [x, 4, 43],
        [x, -12, h],
      ]
      bent(b, way, 4, color, { across: [1, 0, 0] })
    }
    for (const [y, z] of [
      [46, 2],
      [10, 2],
      [42, 43],
      [9, 43],
    ] as const)
      b.box([2, y - 2, z - 2], [38, 4, 4], color, { casts: false })
    b.beam([2, -9.4, h - 8], [40, -9.4, h - 8], 4, color)
  },
]
