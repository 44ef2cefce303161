import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { bent } from '../../../props/bent.ts'

/** Frames of chairs without seats. */
export const chairFrames: ((b: Builder, brief: Brief, color: string) => void)[] = [
  (b, brief, color) => {
    const [w, d, h] = [44, 44, brief.between(78, 100)]
    for (const x of [0, w - 4]) {
      b.box([x, 0, 0], [4, 4, h], color)
      b.box([x, d - 4, 0], [4, 4, 44], color)
      b.box([x, 4, 40], [4, d - 8, 4], color)
      b.box([x, 4, 12], [4, d - 8, 3], color, { casts: false })
    }
    for (const y of [0, d - 4]) b.box([4, y, 40], [w - 8, 4, 4], color)
    for (const z of brief.chance(0.5) ? [h - 8, h - 22] : [h - 8])
      b.box([4, 0, z], [w - 8, 4, 5], color)
    if (brief.chance(0.5))
      for (const x of [13, 21, 29]) b.box([x, 1, 44], [2.4, 2.4, h - 66], color)
  },
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
  (b, brief, color) => {
    const [r, h] = [brief.between(17, 22), brief.between(60, 78)]
    for (let i = 0; i < 4; i++) {
      const a = ((i + 0.5) / 4) * 2 * Math.PI
      b.beam(
        [Math.cos(a) * r * 1.3, Math.sin(a) * r * 1.3, 0],
        [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8, h - 4],
        3.6,
        color,
      )
    }
    for (let i = 0; i < 4; i++) {
      const at = (j: number): Vec => {
        const a = ((j + 0.5) / 4) * 2 * Math.PI
        return [Math.cos(a) * r * 1.08, Math.sin(a) * r * 1.08, h * 0.36]
      }
      b.beam(at(i), at(i + 1), 2.6, color, { casts: false })
    }
    b.cylinder([0, 0, h - 4], r, 4, color, { top: '#26323a' })
  },
]
