import type { Builder } from '../kit/builder.ts'
import { points, times } from '../kit/geometry.ts'
import type { Mark } from '../kit/mark.ts'
import { joints, level, lines } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import { boards } from './cladding.ts'
import { slantedSlab } from './roofs/slanted.ts'

interface VerandaLook {
  /** Height of the roof at the wall and at the posts. */
  high: number
  low: number
  posts: number
  post: string
  roof: string
  /** Height of the floor; 0 for none. */
  step: number
  /** Where the railing leaves a way in, in shares of the width; no railing without it. */
  entrance?: readonly [number, number]
  rail?: 'balusters' | 'cross' | 'bars'
}

/** A roofed strip along x in front of a wall at y = 0: floor, posts, railing, leaning roof. */
export function veranda(b: Builder, w: number, d: number, look: VerandaLook): void {
  const { high, low, posts, post, step } = look
  if (step > 0)
    b.box(0, [w, d, step], woods.oak, { top: [boards(Math.max(4, Math.round(d / 20)))] })
  const edge = d - 14
  const at = (y: number) => high + (low - high) * ((y - 5) / (d + 16))
  const under = Math.min(at(edge), at(edge + 10))
  for (let i = 0; i < posts; i++)
    b.box([4 + (i * (w - 18)) / (posts - 1), edge, step], [10, 10, under - step], post)
  if (look.entrance) {
    const [from, to] = look.entrance
    const rail = look.rail ?? 'balusters'
    const stretch = (x: number, length: number) => {
      if (length > 30) balustrade(b.at(x, edge + 4, step), length, 84, post, rail)
    }
    stretch(15, w * from - 15)
    stretch(w * to, w * (1 - to) - 15)
    if (step > 10) b.box([w * from, d, 0], [w * (to - from), 32, step / 2], woods.oak)
  }
  slantedSlab(b.at(-16, 5), [w + 32, d + 16], [high, low], look.roof, 9)
}

/** A timber balustrade along x: balusters, crosses or level bars between two rails. */
export function balustrade(
  b: Builder,
  length: number,
  h: number,
  color: string,
  style: 'balusters' | 'cross' | 'bars' = 'balusters',
): void {
  const marks = [lines([level(0.12), level(0.96)], color, 6), filling(style, color)]
  b.quiet.box(0, [length, 2, h], color, { open: true, front: marks, back: marks })
}

function filling(style: 'balusters' | 'cross' | 'bars', color: string): Mark {
  return ({ w }) => {
    const count = Math.max(2, Math.round(w / (style === 'cross' ? 80 : 17)))
    const rings =
      style === 'bars'
        ? [0.33, 0.54, 0.75].map(v => level(v))
        : style === 'balusters'
          ? joints(count).map(u => stroke(u, u))
          : times(count, i => [
              stroke(i / count, (i + 1) / count),
              stroke((i + 1) / count, i / count),
            ]).flat()
    return [{ rings, fill: color, width: style === 'balusters' ? 3 : 3.5 }]
  }
}

function stroke(from: number, to: number) {
  return points([from, 0.12], [to, 0.96])
}

/** A ramp along x that rises from its foot at x = 0 to `h` at x = `run`, with handrails. */
export function ramp(b: Builder, run: number, h: number, width: number, color: string): void {
  b.gable(0, [run, width, h], 'y', color, { ridge: 1 })
  for (const y of [5, width - 5])
    b.wire(points([8, y, 0], [8, y, 84], [run - 4, y, h + 84], [run - 4, y, h]), 4, metals.graphite)
}
