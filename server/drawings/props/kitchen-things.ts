import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { disc, panel } from '../kit/mark.ts'
import type { Random } from '../kit/random.ts'
import { bent } from './bent.ts'
import { smallPlant } from './plants.ts'
import { rounded } from './sweep.ts'

/** A basin let into the worktop, centred on the origin. */
export function sink(b: Builder, w: number): void {
  b.box([-w / 2, -17, 0], [w, 36, 0.6], '#c3ccd1', {
    casts: false,
    top: [
      panel(0.06, 0.1, w > 60 ? 0.52 : 0.88, 0.8, '#7d8b92'),
      panel(0.06, 0.1, w > 60 ? 0.52 : 0.88, 0.28, '#b3bdc2', { edge: false }),
    ],
  })
}

/** A tap with a swan's neck, standing on the origin, reaching over +y. */
export function tap(b: Builder, metal: string): void {
  const path: Vec[] = [
    [0, 0, 0],
    [0, 0, 30],
    [0, 16, 30],
    [0, 16, 18],
  ]
  bent(b, rounded(path, 8), 2.4, metal, { across: [1, 0, 0], casts: false })
}

/** A glass hob with its rings, centred. */
export function hob(b: Builder, w: number, rings: 4 | 6): void {
  const columns = rings / 2
  const spots = Array.from({ length: rings }, (_, i) =>
    disc(((i % columns) + 0.5) / columns, i < columns ? 0.28 : 0.72, i % 3 ? 7 : 9, '#5a666d', 14),
  )
  b.box([-w / 2, -24, 0], [w, 48, 0.7], '#20272d', { casts: false, top: spots })
}

export const hoodStyles = ['chimney', 'slab', 'mantel', 'drum'] as const
export type HoodStyle = (typeof hoodStyles)[number]

/** An extractor on the wall (back at y = 0) up to the ceiling, centred on x, from z = 0 up. */
export function hood(b: Builder, style: HoodStyle, w: number, rise: number, color: string): void {
  const quiet = { casts: false }
  const ring = (x: number, y0: number, y: number, z: number): Vec[] => [
    [-x, y0, z],
    [x, y0, z],
    [x, y, z],
    [-x, y, z],
  ]
  if (style === 'chimney') {
    b.box([-w / 2, 0, 0], [w, 48, 5], color, quiet)
    b.loft(ring(w / 2, 0, 48, 5), ring(13, 0, 26, 26), color, quiet)
    b.box([-13, 0, 26], [26, 26, rise - 26], color, quiet)
  }
  if (style === 'slab') {
    b.loft(ring(w / 2, 0, 12, 0), ring(w / 2, 0, 44, 40), color, quiet)
    b.box([-12, 0, 40], [24, 22, rise - 40], color, quiet)
  }
  if (style === 'mantel') {
    b.box([-w / 2 - 4, 0, 0], [w + 8, 54, 9], color, quiet)
    b.loft(ring(w / 2, 0, 50, 9), ring(w * 0.34, 0, 34, rise), color, quiet)
  }
  if (style === 'drum') b.cylinder([0, 22, 0], 20, rise, color, quiet)
}

/** Things that stand on a worktop, each on its own origin. */
export const onWorktop: Record<string, (b: Builder, random: Random, accent: string) => void> = {
  kettle(b, _, accent) {
    b.cylinder([0, 0, 0], 8, 16, accent, { r2: 5.6, casts: false })
    b.cylinder([0, 0, 16], 2, 3, '#2a3238', { casts: false })
    b.beam([7, 0, 6], [12, 0, 15], 2, accent, { casts: false })
  },
  fruit(b, random) {
    b.cylinder([0, 0, 0], 6, 7, '#f1ece1', { r2: 14, casts: false, top: '#d9cfbb' })
    const colors = random.shuffle(['#d8572a', '#e9b44c', '#7fa557', '#c2563a'])
    for (const [i, [x, y]] of (
      [
        [-5, -3],
        [5, -4],
        [0, 5],
      ] as const
    ).entries())
      b.ball([x, y, 11], 4.6, colors[i] as string, { casts: false })
  },
  boards(b, _, accent) {
    b.box([-11, -20, 0], [22, 2, 32], '#b07a45', { casts: false })
    b.box([-3, -17.4, 0], [18, 2, 24], '#d8b686', { casts: false })
    b.cylinder([-8, -6, 0], 4.6, 13, accent, { casts: false, top: '#4a352a' })
  },
  jars(b, _, accent) {
    for (const [x, h] of [
      [-13, 19],
      [0, 15],
      [12, 12],
    ] as const) {
      b.cylinder([x, -12, 0], 5, h, '#e8e2d4', { casts: false, capped: false })
      b.cylinder([x, -12, h], 5.2, 2.4, accent, { casts: false })
    }
  },
  plant: (b, _, accent) => smallPlant(b.at(0, -8), accent),
  toaster(b, _, accent) {
    b.box([-14, -14, 0], [28, 16, 18], accent, {
      casts: false,
      top: [panel(0.12, 0.22, 0.76, 0.2, '#20272d'), panel(0.12, 0.58, 0.76, 0.2, '#20272d')],
    })
  },
  pot(b, _, accent) {
    b.cylinder([0, 0, 0], 11, 13, accent, { casts: false })
    b.cylinder([0, 0, 13], 11.4, 1.6, accent, { casts: false })
    b.ball([0, 0, 16], 2, '#2a3238', { casts: false })
  },
}
