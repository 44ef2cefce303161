import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { base } from './chair-bases.ts'
import { legs, stretchers } from './chair-legs.ts'
import { type OutdoorLook, slats } from './outdoor-seats.ts'
import { ellipse, plan as outlineOf } from './outline.ts'

export const outdoorTableStyles = ['slatted', 'crossed', 'plank', 'glass', 'concrete'] as const
export type OutdoorTableStyle = (typeof outdoorTableStyles)[number]

export const outdoorTableHeight = 74
const H = outdoorTableHeight

/** A long table for outside, centred on the origin. */
export function outdoorTable(
  b: Builder,
  style: OutdoorTableStyle,
  w: number,
  d: number,
  look: OutdoorLook,
): void {
  const { wood, metal } = look
  if (style === 'slatted') {
    legs(b, 'square', { w: w - 8, d: d - 8, h: H - 3, color: wood, thick: 7 })
    b.box([-w / 2 + 11, -d / 2 + 5, H - 9], [w - 22, 2, 6], wood)
    b.box([-w / 2 + 11, d / 2 - 7, H - 9], [w - 22, 2, 6], wood)
    slats(b, [-w / 2, -d / 2, H - 3], [w, d, 3], Math.round(d / 10), wood)
  }
  if (style === 'crossed') {
    for (const x of [-w / 2 + 20, w / 2 - 25]) {
      b.beam([x, -d / 2 + 6, 0], [x, d / 2 - 12, H - 4], 6, wood)
      b.beam([x + 6.2, d / 2 - 6, 0], [x + 6.2, -d / 2 + 12, H - 4], 6, wood)
    }
    slats(b, [-w / 2, -d / 2, H - 4], [w, d, 4], 5, wood)
  }
  if (style === 'plank') {
    for (const x of [-w / 2 + 10, w / 2 - 18]) b.box([x, -d / 2 + 8, 0], [8, d - 16, H - 6], metal)
    b.box([-w / 2, -d / 2, H - 6], [w, d / 2 - 0.6, 6], wood)
    b.box([-w / 2, 0.6, H - 6], [w, d / 2 - 0.6, 6], wood)
  }
  if (style === 'glass') {
    const under = { w: w - 4, d: d - 4, h: H - 2, color: metal, thick: 4 }
    legs(b, 'square', under)
    stretchers(b, 'box', H - 6, { ...under, thick: 5 })
    b.box([-w / 2, -d / 2, H - 2], [w, d, 2], '#b9dfe6')
  }
  if (style === 'concrete') {
    for (const x of [-w / 2 + 14, w / 2 - 40]) b.box([x, -d / 4, 0], [26, d / 2, H - 8], '#b5b6b0')
    b.extrude(outlineOf(w, d, w, 6), 'z', [0, 0, H - 8], 8, '#c3c4be', { smooth: true })
  }
}

/** A round table for outside on a foot of its own. */
export function roundOutdoorTable(
  b: Builder,
  r: number,
  look: OutdoorLook,
  foot: 'trumpet' | 'star' | 'drum',
): void {
  if (foot === 'drum')
    b.extrude(ellipse(r * 0.5, r * 0.5, 16), 'z', [0, 0, 0], H - 4, darker(look.wood, 0.1))
  else base(b, foot, { w: r * 0.9, d: r * 0.9, h: H - 4, color: look.metal })
  b.extrude(ellipse(r, r, 26), 'z', [0, 0, H - 4], 4, look.wood, { smooth: true })
}

/** A table that is one with its two benches. */
export function picnicTable(b: Builder, w: number, wood: string): void {
  for (const x of [-w / 2 + 22, w / 2 - 30]) {
    b.beam([x, -62, 0], [x, -20, H - 4], 7, wood)
    b.beam([x, 62, 0], [x, 20, H - 4], 7, wood)
    b.box([x + 4, -74, 38], [5, 148, 7], wood)
  }
  slats(b, [-w / 2, -38, H - 4], [w, 76, 4], 5, wood)
  for (const y of [-76, 48]) slats(b, [-w / 2, y, 45], [w, 28, 4], 2, wood)
}
