import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { disc } from '../../kit/mark.ts'

/** Draws one part of a colour. */
export type Part = (b: Builder, brief: Brief, color: string) => void

const hole = (u: number, v: number, r: number) => disc(u, v, r, '#26323a', 16)

/** Two plates at a right angle with ribs in the corner. */
const angle: Part = (b, brief, color) => {
  const [w, leg, high] = [brief.between(70, 130), brief.between(60, 110), brief.between(70, 130)]
  const bolts = [0.22, 0.78].flatMap(u => [0.3, 0.72].map(v => hole(u, v, 6)))
  b.box([0, 8, 0], [w, leg, 8], color, { top: bolts })
  b.box([0, 0, 0], [w, 8, high], color, { front: bolts })
  const rib = [
    [8, 8],
    [leg * 0.8, 8],
    [8, high * 0.8],
  ] as const
  for (const x of brief.chance(0.5) ? [w * 0.5 - 4] : [2, w - 10])
    b.extrude(rib, 'x', [x, 0, 0], 8, color)
}

/** A plate bent to a bridge with a foot at each side. */
const saddle: Part = (b, brief, color) => {
  const [w, d, high] = [brief.between(80, 120), brief.between(50, 80), brief.between(50, 100)]
  for (const x of [-50, w]) b.box([x, 0, 0], [50, d, 8], color, { top: [hole(0.5, 0.5, 8)] })
  for (const x of [-8, w]) b.box([x, 0, 8], [8, d, high], color, { right: [hole(0.5, 0.5, 12)] })
  const top = [hole(0.25, 0.5, 8), hole(0.75, 0.5, 8)]
  b.box([-8, 0, high + 8], [w + 16, d, 8], color, { top })
}

export const brackets = [angle, saddle]
