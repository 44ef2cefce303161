import type { Builder } from '../kit/builder.ts'
import { oblong, type Vec } from '../kit/geometry.ts'
import { disc, panel } from '../kit/mark.ts'
import { bent } from './bent.ts'
import { rounded } from './sweep.ts'

const quiet = { casts: false }

/** A basin let into the worktop, centred on the origin. */
export function sink(b: Builder, w: number): void {
  const wide = w > 60 ? 0.52 : 0.88
  b.box([-w / 2, -17, 0], [w, 36, 0.6], '#c3ccd1', {
    ...quiet,
    top: [
      panel(0.06, 0.1, wide, 0.8, '#7d8b92'),
      panel(0.06, 0.1, wide, 0.28, '#b3bdc2', { edge: false }),
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
  b.box([-w / 2, -24, 0], [w, 48, 0.7], '#20272d', { ...quiet, top: spots })
}

const hoods = {
  chimney(b: Builder, w: number, rise: number, color: string) {
    b.box([-w / 2, 0, 0], [w, 48, 5], color, quiet)
    b.loft(ring(w / 2, 48, 5), ring(13, 26, 26), color, quiet)
    b.box([-13, 0, 26], [26, 26, rise - 26], color, quiet)
  },
  slab(b: Builder, w: number, rise: number, color: string) {
    b.loft(ring(w / 2, 12, 0), ring(w / 2, 44, 40), color, quiet)
    b.box([-12, 0, 40], [24, 22, rise - 40], color, quiet)
  },
  mantel(b: Builder, w: number, rise: number, color: string) {
    b.box([-w / 2 - 4, 0, 0], [w + 8, 54, 9], color, quiet)
    b.loft(ring(w / 2, 50, 9), ring(w * 0.34, 34, rise), color, quiet)
  },
  drum: (b: Builder, _: number, rise: number, color: string) =>
    b.cylinder([0, 22, 0], 20, rise, color, quiet),
}
export type HoodStyle = keyof typeof hoods
export const hoodStyles = Object.keys(hoods) as HoodStyle[]

const ring = (x: number, y: number, z: number): Vec[] => oblong([-x, 0], [x, y], z)

/** An extractor on the wall (back at y = 0) up to the ceiling, centred on x, from z = 0 up. */
export function hood(b: Builder, style: HoodStyle, w: number, rise: number, color: string): void {
  hoods[style](b, w, rise, color)
}

/** Things of a kitchen that stand on a worktop, each on its own origin. */
export const onWorktop = {
  kettle(b: Builder, accent: string) {
    b.cylinder([0, 0, 0], 8, 16, accent, { ...quiet, r2: 5.6 })
    b.cylinder([0, 0, 16], 2, 3, '#2a3238', quiet)
    b.beam([7, 0, 6], [12, 0, 15], 2, accent, quiet)
  },
  boards(b: Builder, accent: string) {
    b.box([-11, -20, 0], [22, 2, 32], '#b07a45', quiet)
    b.box([-3, -17.4, 0], [18, 2, 24], '#d8b686', quiet)
    b.cylinder([-8, -6, 0], 4.6, 13, accent, { ...quiet, top: '#4a352a' })
  },
  toaster(b: Builder, accent: string) {
    const slots = [0.22, 0.58].map(v => panel(0.12, v, 0.76, 0.2, '#20272d'))
    b.box([-14, -14, 0], [28, 16, 18], accent, { ...quiet, top: slots })
  },
  pot(b: Builder, accent: string) {
    b.cylinder([0, 0, 0], 11, 14.6, accent, quiet)
    b.ball([0, 0, 16], 2, '#2a3238', quiet)
  },
}
