import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { disc } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'

const hole = '#26323a'

/** Kinds of brackets. */
export const bracketKinds = ['angle', 'saddle', 'clevis'] as const

/** A bracket of each kind, standing on its foot. */
export const brackets: Record<
  (typeof bracketKinds)[number],
  (b: Builder, brief: Brief, color: string) => void
> = {
  angle(b, brief, color) {
    const [w, leg, high] = [brief.between(70, 130), brief.between(60, 110), brief.between(70, 130)]
    const bolts = [0.22, 0.78].flatMap(u => [0.3, 0.72].map(v => disc(u, v, 6, hole, 14)))
    b.box([0, 8, 0], [w, leg, 8], color, { top: bolts })
    b.box([0, 0, 0], [w, 8, high], color, { front: bolts })
    const ribs = brief.chance(0.5) ? [w * 0.5 - 4] : [2, w - 10]
    for (const x of ribs) rib(b, x, leg * 0.8, high * 0.8, color)
  },
  saddle(b, brief, color) {
    const [w, d, high] = [brief.between(80, 120), brief.between(50, 80), brief.between(50, 100)]
    const bolt = [disc(0.5, 0.5, 8, hole, 16)]
    b.box([-50, 0, 0], [50, d, 8], color, { top: bolt })
    b.box([w, 0, 0], [50, d, 8], color, { top: bolt })
    b.box([-8, 0, 8], [8, d, high], color)
    b.box([w, 0, 8], [8, d, high], color, { right: [disc(0.5, 0.5, 12, hole, 18)] })
    b.box([-8, 0, high + 8], [w + 16, d, 8], color, {
      top: [disc(0.25, 0.5, 8, hole, 16), disc(0.75, 0.5, 8, hole, 16)],
    })
  },
  clevis(b, brief, color) {
    const [w, high] = [brief.between(90, 130), brief.between(80, 130)]
    b.box([0, 0, 0], [w, 110, 10], color, {
      top: [0.1, 0.9].flatMap(u => [0.12, 0.88].map(v => disc(u, v, 6, hole, 14))),
    })
    for (const y of [22, 72])
      b.extrude(
        [
          [w * 0.16, 0],
          [w * 0.84, 0],
          [w * 0.68, high],
          [w * 0.32, high],
        ],
        'y',
        [0, y, 10],
        14,
        color,
        { ends: [disc(0.5, 0.72, 11, hole, 18)] },
      )
    b.rod('y', [w * 0.5, 36, 10 + high * 0.72], 9, 36, metals.brass)
  },
}

/** A triangular stiffener in the corner between a wall (y = 8) and a foot (z = 8). */
function rib(b: Builder, x: number, reach: number, high: number, color: string): void {
  const profile = [
    [8, 8],
    [reach, 8],
    [8, high],
  ] as const
  b.extrude(profile, 'x', [x, 0, 0], 8, color)
}
