import type { Builder } from '../kit/builder.ts'
import type { Random } from '../kit/random.ts'
import { bent } from './bent.ts'
import { base } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { mug, pile, vase } from './desk-things.ts'
import { ellipse, plan as outlineOf, plate } from './outline.ts'

export const lowTableStyles = [
  'round',
  'oval',
  'box',
  'shelf',
  'nest',
  'block',
  'tray',
  'glass',
  'cross',
] as const
export type LowTableStyle = (typeof lowTableStyles)[number]

export interface LowTable {
  readonly top: string
  readonly leg: string
  readonly accent: string
  readonly random: Random
  /** Length along x. */
  readonly w?: number
}

/** A low table centred on the origin with something on it. */
export function lowTable(b: Builder, style: LowTableStyle, look: LowTable): void {
  const { top, leg, accent, random, w = 100 } = look
  const z = tables[style](b, w, top, leg)
  const on = b.at(-w * 0.16, 4, z)
  const thing = random.int(0, 3)
  if (thing === 0) vase(on, accent)
  if (thing === 1) pile(on, ['#1f6f78', '#f1e9d8', accent])
  if (thing === 2) {
    mug(on, accent)
    mug(on.at(14, -8), '#f1ece1')
  }
  if (thing === 3) on.cylinder([0, 0, 0], 6, 5, accent, { r2: 13, casts: false, top: '#e9d9b8' })
}

/** Draws the table and gives the height of its top. */
const tables: Record<LowTableStyle, (b: Builder, w: number, top: string, leg: string) => number> = {
  round(b, w, top, leg) {
    base(b, 'trumpet', { w: w * 0.56, d: w, h: 36, color: leg })
    plate(b, w * 0.42, 36, 3, top)
    return 39
  },
  oval(b, w, top, leg) {
    legs(b, 'dowel', { w: w * 0.66, d: w * 0.34, h: 38, color: leg, splay: 8, thick: 4 })
    b.extrude(ellipse(w * 0.56, w * 0.32, 26), 'z', [0, 0, 38], 3, top, { smooth: true })
    return 41
  },
  box(b, w, top, leg) {
    legs(b, 'tapered', { w: w - 6, d: w * 0.54, h: 38, color: leg, thick: 5 })
    b.box([-w / 2, -w * 0.3, 38], [w, w * 0.6, 4], top)
    return 42
  },
  shelf(b, w, top, leg) {
    legs(b, 'square', { w, d: w * 0.56, h: 40, color: leg, thick: 4 })
    b.box([-w / 2 + 4.1, -w * 0.28 + 4, 12], [w - 8.2, w * 0.56 - 8, 2.4], top)
    b.box([-w / 2, -w * 0.28, 40], [w, w * 0.56, 3], top)
    pile(b.at(w * 0.2, 0, 14.4), ['#d2562b', '#f1e9d8'])
    return 43
  },
  nest(b, w, top, leg) {
    for (const [x, y, r, h] of [
      [-w * 0.14, -8, w * 0.34, 44],
      [w * 0.34, 16, w * 0.23, 34],
    ] as const) {
      for (const a of [0.5, 2.6, 4.7])
        b.beam(
          [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, 0],
          [x + Math.cos(a) * r * 0.7, y + Math.sin(a) * r * 0.7, h - 3],
          2.4,
          leg,
        )
      plate(b.at(x, y), r, h - 3, 3, top)
    }
    return 44
  },
  block(b, w, top) {
    b.extrude(outlineOf(w * 0.9, w * 0.66, w * 0.9, 12), 'z', [0, 0, 0], 32, top, { smooth: true })
    return 32
  },
  tray(b, w, top, leg) {
    for (const side of [-1, 1]) {
      b.beam([side * w * 0.3, -w * 0.24, 0], [side * w * 0.3, w * 0.2, 36], 2.6, leg)
      b.beam([side * w * 0.26, w * 0.24, 0], [side * w * 0.26, -w * 0.2, 36], 2.6, leg)
    }
    plate(b, w * 0.4, 37.6, 2, top)
    const rim = ellipse(w * 0.4 - 1, w * 0.4 - 1, 22).map(([x, y]) => [x, y, 41] as const)
    bent(b, [...rim, rim[0] as (typeof rim)[0]], [1.4, 3], top, { across: [1, 0.1, 0] })
    return 39.6
  },
  glass(b, w, _, leg) {
    legs(b, 'square', { w, d: w * 0.58, h: 38, color: leg, thick: 3 })
    for (const y of [-w * 0.29, w * 0.29 - 3]) b.box([-w / 2 + 3, y, 35], [w - 6, 3, 3], leg)
    b.box([-w / 2, -w * 0.29, 38], [w, w * 0.58, 1.6], '#b9dfe6')
    return 39.6
  },
  cross(b, w, top, leg) {
    for (const side of [-1, 1]) {
      b.beam([side * w * 0.34, -w * 0.26, 0], [side * w * 0.34, w * 0.2, 37], 5, leg)
      b.beam(
        [side * (w * 0.34 - 5.4), w * 0.26, 0],
        [side * (w * 0.34 - 5.4), -w * 0.2, 37],
        5,
        leg,
      )
    }
    b.box([-w / 2, -w * 0.3, 39.6], [w, w * 0.6, 5], top)
    return 44.6
  },
}
