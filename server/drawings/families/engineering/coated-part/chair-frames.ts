import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'

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
      tube(
        b,
        [
          [x, d, 2],
          [x, d, h * 0.76],
          [x, 0, h * 0.76],
          [x, 0, 2],
          [x, d, 2],
        ],
        color,
      )
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
      b.beam([x, 48, 2], [x, 8, 2], 4, color)
      b.beam([x, 46, 4], [x, 46, 44], 4, color)
      b.beam([x, 44, 44], [x, 4, 42], 4, color)
      b.beam([x, 2, 44], [x, -12, h], 4, color)
    }
    for (const [y, z] of [
      [46, 2],
      [10, 2],
      [42, 43],
      [8, 41],
    ] as const)
      b.box([2, y - 2, z - 2], [38, 4, 4], color, { casts: false })
    b.box([2, -14, h - 8], [38, 4, 4], color)
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

function tube(b: Builder, way: readonly Vec[], color: string): void {
  way.forEach((to, i) => {
    const from = way[i - 1]
    if (from) b.beam(from, to, 4, color)
  })
}
