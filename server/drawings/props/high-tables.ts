import type { Builder } from '../kit/builder.ts'
import type { BarPlan } from './bar-counters.ts'
import { bottle, cask, drink } from './bar-things.ts'
import { arc, bent } from './bent.ts'
import { base } from './chair-bases.ts'
import { legs, stretchers } from './chair-legs.ts'
import { ellipse, plan as outlineOf, plate } from './outline.ts'
import { rounded } from './sweep.ts'

const H = 107

/** High tables centred on the origin; each gives the half width and depth of its top. */
export const highTables = {
  /** Round, on a column. */
  column(b: Builder, { brief, top, metal }: BarPlan) {
    const r = brief.between(30, 42)
    plate(b, r * 0.72, 0, 2, metal)
    b.cylinder([0, 0, 2], 3.6, H - 6, metal, { capped: false })
    plate(b, r, H - 4, 4, top)
    return [r, r] as const
  },
  /** Square, on a cross. */
  cross(b: Builder, { brief, top, metal }: BarPlan) {
    const s = brief.between(30, 40)
    b.box([-s * 0.8, -3, 0], [s * 1.6, 6, 4], metal)
    for (const y of [-s * 0.8, 3]) b.box([-3, y, 0], [6, s * 0.8 - 3, 4], metal)
    b.box([-3.4, -3.4, 4], [6.8, 6.8, H - 8], metal)
    b.box([-s, -s, H - 4], [2 * s, 2 * s, 4], top)
    return [s, s] as const
  },
  /** Long, on four posts with rails for the feet. */
  long(b: Builder, { brief, top, wood, metal }: BarPlan) {
    const w = brief.between(150, 200)
    const color = brief.pick([wood, metal])
    const under = { w, d: 64, h: H - 5, color, thick: brief.between(4, 8) }
    legs(b, 'square', under)
    stretchers(b, brief.pick(['h', 'box']), 26, under)
    b.box([-w / 2 - 4, -36, H - 5], [w + 8, 72, 5], top)
    return [w / 2, 36] as const
  },
  /** On a cask. */
  cask(b: Builder, { brief, wood, top }: BarPlan) {
    cask(b, 33, H - 6, wood)
    if (brief.chance(0.5)) plate(b, 42, H - 6, 5, top)
    else b.box([-40, -40, H - 6], [80, 80, 5], top)
    return [40, 40] as const
  },
  /** On three splayed legs with a ring. */
  tripod(b: Builder, { brief, wood, top }: BarPlan) {
    const r = brief.between(32, 42)
    for (const a of [0.5, 2.6, 4.7]) {
      const at = (k: number, z: number) => [Math.cos(a) * r * k, Math.sin(a) * r * k, z] as const
      bent(b, [at(0.4, H - 4), at(0.86, 0)], 4.4, wood, { sides: 6, taper: 0.7 })
    }
    const ring = arc([0, 0], [r * 0.7, r * 0.7], [0, 360], 18).map(([x, y]) => [x, y, 32] as const)
    bent(b, ring, 2, brief.pick(['#c29a4b', '#2a3238']))
    plate(b, r, H - 4, 4, top)
    return [r, r] as const
  },
  /** A plank on two trestles of steel. */
  trestle(b: Builder, { brief, top, metal }: BarPlan) {
    const w = brief.between(140, 190)
    for (const x of [-w / 2 + 22, w / 2 - 22]) {
      for (const side of [-1, 1]) {
        b.beam([x, side * 34, 0], [x, side * 12, H - 6], 4, metal)
      }
      b.beam([x, -27, 24], [x, 27, 24], 3, metal)
    }
    b.beam([-w / 2 + 24, 0, 24], [w / 2 - 24, 0, 24], 3, metal)
    b.box([-w / 2, -34, H - 6], [w, 68, 6], top)
    return [w / 2, 34] as const
  },
  /** On runners of bent tube. */
  loops(b: Builder, { brief, top, metal }: BarPlan) {
    const w = brief.between(100, 150)
    for (const x of [-w / 2 + 10, w / 2 - 10])
      bent(
        b,
        rounded(
          [
            [x, -26, H - 4],
            [x, -30, 1.6],
            [x, 30, 1.6],
            [x, 26, H - 4],
          ],
          10,
        ),
        3.2,
        metal,
        { across: [1, 0, 0] },
      )
    b.beam([-w / 2 + 11.6, 0, 1.8], [w / 2 - 11.6, 0, 1.8], 3, metal)
    b.extrude(outlineOf(w, 66, w, 10), 'z', [0, 0, H - 4], 4, top, { smooth: true })
    return [w / 2, 33] as const
  },
  /** A drum of upright bars. */
  cage(b: Builder, { brief, top, metal }: BarPlan) {
    const r = brief.between(26, 34)
    const bars = 12
    for (let i = 0; i < bars; i++) {
      const a = (i / bars) * 2 * Math.PI
      b.beam(
        [Math.cos(a) * r, Math.sin(a) * r, 2],
        [Math.cos(a + 0.9) * r, Math.sin(a + 0.9) * r, H - 4],
        1.5,
        metal,
      )
    }
    plate(b, r + 2, 0, 2, metal)
    plate(b, r + 10, H - 4, 4, top)
    return [r + 10, r + 10] as const
  },
  /** On a trumpet foot. */
  trumpet(b: Builder, { brief, top, metal, color }: BarPlan) {
    base(b, 'trumpet', {
      w: brief.between(52, 66),
      d: 60,
      h: H - 3,
      color: brief.pick([metal, color]),
    })
    const oval = brief.chance(0.4)
    const [rx, ry] = oval ? [52, 34] : [36, 36]
    b.extrude(ellipse(rx, ry, 28), 'z', [0, 0, H - 3], 3, top, { smooth: true })
    return [rx, ry] as const
  },
  /** Two shelves between boards. */
  shelved(b: Builder, { brief, top, wood }: BarPlan) {
    const w = brief.between(90, 130)
    for (const x of [-w / 2, w / 2 - 5]) b.box([x, -28, 0], [5, 56, H - 5], wood)
    for (const z of [14, 60]) {
      b.box([-w / 2 + 5, -26, z], [w - 10, 52, 3], wood)
      for (const at of [-0.28, -0.1, 0.12, 0.3])
        if (brief.chance(0.7)) bottle(b.at(at * w, 4, z + 3), brief, 28)
    }
    b.box([-w / 2 - 4, -32, H - 5], [w + 8, 64, 5], top)
    return [w / 2, 32] as const
  },
}

export const highTableStyles = Object.keys(highTables) as (keyof typeof highTables)[]

/** Glasses and a bottle on a top of this half width and depth. */
export function laid(b: Builder, { brief }: BarPlan, [w, d]: readonly [number, number]): void {
  const on = b.at(0, 0, H)
  if (brief.chance(0.6)) bottle(on.at(w * 0.1, -d * 0.2), brief)
  for (const [u, v] of [
    [-0.5, 0.3],
    [0.45, 0.4],
    [0.5, -0.35],
    [-0.4, -0.4],
  ] as const)
    if (brief.chance(0.6)) drink(on.at(u * w, v * d), brief)
}
