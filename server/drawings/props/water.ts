import type { Builder } from '../kit/builder.ts'
import { grid, partsOf, points } from '../kit/geometry.ts'
import { leaves, woods } from '../kit/palette.ts'
import { boards } from './cladding.ts'
import { breathing } from './motions.ts'

/** Short ripples of light on water around the origin, `count` of them within w by d; they fade. */
export function ripples(b: Builder, w: number, d: number, count: number) {
  for (let group = 0; group < 2; group++)
    b.moving(breathing(group ? 0.25 : 0.8, group ? 0.8 : 0.25, 6), g => {
      for (let i = group; i < count; i += 2) {
        const [x, y] = [((i * 0.618) % 1) * w, ((i * 0.414 + 0.2) % 1) * d]
        const long = 60 + ((i * 37) % 70)
        g.wire(points([x, y, 0.4], [x + long, y, 0.4]), 5, '#e4f3f4')
      }
    })
}

/** A landing stage along y on piles, `length` cm long, its start at y = 0 and its deck at z = 28. */
export function jetty(b: Builder, length: number, width: number) {
  const piles = partsOf(length, 150)
  for (let i = 0; i < piles; i++)
    for (const x of [2, width - 14])
      b.cylinder([x + 6, ((i + 0.7) * length) / piles, -18], 7, 38, woods.walnut)
  b.box(20, [width, length, 8], woods.oak, { top: [boards(Math.round(length / 22))] })
  b.cylinder([[8, width - 8], length - 10, 28], 6, 26, woods.walnut)
}

export function reeds(b: Builder, count: number) {
  for (const [i, [column, row]] of grid(4, count).entries()) {
    const [x, y] = [column * 16 + (i % 3) * 5, row * 18 + (i % 2) * 8]
    const h = 78 + ((i * 31) % 44)
    b.wire(points([x, y, 0], [x + (i % 3) * 5 - 4, y, h]), 4, i % 2 ? '#7a9455' : leaves.green)
  }
}

/** A swimming pool sunk into the ground: corner of its water at the origin. */
export function pool(b: Builder, w: number, d: number) {
  b.flat([-26, -26, 0], [w + 52, d + 52, 1], '#efeade')
  b.flat(1, [w, d, 0.2], '#7fc3d1')
  b.flat([6, 6, 1.2], [w - 12, d - 12, 0.1], '#93d0db')
}
