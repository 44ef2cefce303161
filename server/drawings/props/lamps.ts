import type { Builder } from '../kit/builder.ts'
import { pairs, points } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'

const WARM = '#f3dfae'
const LIGHT = '#fff3cf'

/** A floor lamp on the origin: a shade on a stem, or an arc reaching over along +x. */
export function floorLamp(b: Builder, style: 'shade' | 'tripod' | 'arc' | 'globe') {
  if (style === 'tripod')
    for (const a of [0.4, 2.5, 4.6])
      b.beam([Math.cos(a) * 26, Math.sin(a) * 26, 0], [0, 0, 112], 4, metals.black)
  else {
    b.cylinder(0, 16, 4, metals.black)
    b.cylinder(4, 2.2, style === 'arc' ? 176 : 122, metals.black)
  }
  if (style === 'arc') {
    b.beam([0, 0, 180], [60, 0, 196], 4, metals.black)
    b.beam([60, 0, 196], [104, 0, 170], 4, metals.black)
    b.quiet.cylinder([106, 0, 140], 24, 26, WARM, { r2: 8 })
    return
  }
  if (style === 'globe') b.ball(142, 19, LIGHT)
  else b.cylinder(118, 25, 36, WARM, { r2: 17, top: LIGHT })
}

export function tableLamp(b: Builder, foot: string) {
  b.quiet.turned(0, pairs('8 0, 9 6, 4 16, 3 22'), foot)
  b.quiet.cylinder(22, 14, 20, WARM, { r2: 9, top: LIGHT })
}

export function deskLamp(b: Builder, color: string) {
  b.quiet.cylinder(0, 9, 2.5, color)
  b.quiet.beam([0, 0, 2.5], [-8, 0, 30], 2, color)
  b.quiet.beam([-8, 0, 30], [20, 0, 46], 2, color)
  b.quiet.cylinder([23, 0, 36], 10, 11, color, { r2: 3 })
}

export const pendantStyles = ['cone', 'globe', 'drum', 'bell'] as const
type PendantStyle = (typeof pendantStyles)[number]

/** A pendant hanging from `ceiling` cm, the shade's lower edge at the origin. */
export function pendant(b: Builder, ceiling: number, color: string, style: PendantStyle) {
  if (style === 'globe') b.quiet.ball(15, 15, LIGHT)
  if (style === 'cone') b.quiet.cylinder(0, 22, 24, color, { r2: 4 })
  if (style === 'drum') b.quiet.cylinder(0, 26, 22, color)
  if (style === 'bell') b.quiet.turned(0, pairs('20 0, 18 10, 10 20, 4 26'), color)
  b.wire(points([0, 0, style === 'globe' ? 30 : 24], [0, 0, ceiling]), 1.6, metals.black)
}
