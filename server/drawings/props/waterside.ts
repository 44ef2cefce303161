import type { Builder } from '../kit/builder.ts'
import { times } from '../kit/geometry.ts'
import { level, lines, type Mark } from '../kit/mark.ts'
import { ground } from '../kit/palette.ts'
import { type Plan, patch } from './plots.ts'

/** Land at the back and a lake in front of it, one scene; the shore runs along x at `shore`. */
export function lakeside(b: Builder, [x, y, w, d]: Plan, shore: number) {
  const land = shore - y
  b.slab([x, y, -18], [w, land, 18], '#e4dfd0')
  b.flat([x + 12, y + 12, 0], [w - 12, land - 64, 0.3], ground.lawn)
  patch(b, [x + 12, shore - 52, w - 12, 52], '#e6d6b0')
  b.slab([x, shore, -34], [w, d - land, 16], '#9fc9d3', { top: [ripples], topColor: '#a5d3dd' })
}

/** Height of the lake's surface below the land. */
export const lakeLevel = -18

const ripples: Mark = lines(
  times(9, i => {
    const [u, v] = [((i * 0.37) % 0.82) + 0.04, ((i * 0.29 + 0.12) % 0.86) + 0.06]
    return level(v, u, u + 0.06 + (i % 3) * 0.03)
  }),
  '#ffffff',
  4,
  0.7,
)
