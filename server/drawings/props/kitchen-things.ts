import type { Builder } from '../kit/builder.ts'
import { oblong, times, triples, type Vec } from '../kit/geometry.ts'
import { disc, panel, tint } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import { bent } from './bent.ts'
import { rounded } from './sweep.ts'

export function sink(b: Builder, w: number) {
  const wide = w > 60 ? 0.52 : 0.88
  b.quiet.block([-17, 0], [w, 36, 0.6], metals.chrome, {
    top: [panel(0.06, 0.1, wide, 0.8, '#7d8b92'), tint(0.06, 0.1, wide, 0.28, '#b3bdc2')],
  })
}

/** A tap with a swan's neck, standing on the origin, reaching over +y. */
export function tap(b: Builder, metal: string) {
  const path: Vec[] = triples('0 0 0, 0 0 30, 0 16 30, 0 16 18')
  bent(b.quiet, rounded(path, 8), [2.4, 2.4], metal, { across: [1, 0, 0] })
}

export function hob(b: Builder, w: number, rings: 4 | 6) {
  const columns = rings / 2
  const spots = times(rings, i =>
    disc(((i % columns) + 0.5) / columns, i < columns ? 0.28 : 0.72, i % 3 ? 7 : 9, '#5a666d', 14),
  )
  b.quiet.block(0, [w, 48, 0.7], '#20272d', { top: spots })
}

/** Extractors on the wall up to the ceiling, centred on x; they rise from z = 0. */
export const hoods = {
  chimney(b, w, rise, color) {
    b.quiet.block([0, 0], [w, 48, 5], color)
    b.quiet.loft(ring(w / 2, 48, 5), ring(13, 26, 26), color)
    b.quiet.block([0, 26], [26, 26, rise - 26], color)
  },
  slab(b, w, rise, color) {
    b.quiet.loft(ring(w / 2, 12, 0), ring(w / 2, 44, 40), color)
    b.quiet.block([0, 40], [24, 22, rise - 40], color)
  },
  mantel(b, w, rise, color) {
    b.quiet.block([0, 0], [w + 8, 54, 9], color)
    b.quiet.loft(ring(w / 2, 50, 9), ring(w * 0.34, 34, rise), color)
  },
  drum: (b, _, rise, color) => b.quiet.cylinder([0, 22, 0], 20, rise, color),
} satisfies Record<string, (b: Builder, w: number, rise: number, color: string) => void>

const ring = (x: number, y: number, z: number) => oblong([-x, 0], [x, y], z)

/** Things of a kitchen that stand on a worktop, each on its own origin. */
export const onWorktop = {
  kettle(b, accent) {
    b.quiet.cylinder(0, 8, 16, accent, { r2: 5.6 })
    b.quiet.cylinder(16, 2, 3, metals.black)
    b.quiet.beam([7, 0, 6], [12, 0, 15], 2, accent)
  },
  boards(b, accent) {
    b.quiet.block([-20, 0], [22, 2, 32], woods.teak)
    b.quiet.box([-3, -17.4, 0], [18, 2, 24], woods.ash)
    b.quiet.cylinder([-8, -6, 0], 4.6, 13, accent, { top: '#4a352a' })
  },
  toaster(b, accent) {
    const slots = [0.22, 0.58].map(v => panel(0.12, v, 0.76, 0.2, '#20272d'))
    b.quiet.block([-14, 0], [28, 16, 18], accent, { top: slots })
  },
  pot(b, accent) {
    b.quiet.cylinder(0, 11, 14.6, accent)
    b.quiet.ball(16, 2, metals.black)
  },
} satisfies Record<string, (b: Builder, accent: string) => void>
