import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/lists.ts'
import { level, type Mark, panel } from '../kit/mark.ts'
import { ground } from '../kit/palette.ts'

const PAINT = '#f5f3ea'

/** A road along x with its corner at the origin: dashed in the middle, with lines at its edges. */
export function road(b: Builder, length: number, width: number): void {
  const dashes: Mark = ({ w }) => {
    const count = Math.max(2, Math.round(w / 180))
    return [
      {
        fill: PAINT,
        width: 9,
        rings: times(count, i => level(0.5, (i + 0.25) / count, (i + 0.75) / count)),
      },
    ]
  }
  const line = { edge: false, opacity: 0.8 }
  b.flat(0, [length, width, 0.5], ground.road, {
    top: [dashes, panel(0, 0.03, 1, 0.02, PAINT, line), panel(0, 0.95, 1, 0.02, PAINT, line)],
  })
}

/** Marked bays side by side along x, `count` of them, 250 cm wide. */
export function parking(b: Builder, count: number, depth: number): void {
  b.flat(0, [count * 250, depth, 0.4], '#b9bdb9')
  for (let i = 0; i <= count; i++)
    b.flat([i * 250 - (i === count ? 8 : 0), 0, 0.4], [8, depth, 0.1], PAINT)
}

/** Stepping slabs along x from the origin, `count` of them. */
export function steppingStones(b: Builder, count: number): void {
  for (let i = 0; i < count; i++)
    b.flat([i * (60 + 16), (i % 2) * 7, 0], [60, 60 * 1.3, 1], '#e7e3d6')
}
