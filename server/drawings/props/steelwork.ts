import type { Builder } from '../kit/builder.ts'
import { type Axis, times, type Vec } from '../kit/geometry.ts'
import { rectangle } from '../kit/mark.ts'

export const primers = {
  bare: '#8d999f',
  red: '#a8503c',
  grey: '#7d8b93',
  galvanised: '#b9c4c9',
  blue: '#4d7391',
}

/** An I-section lying or standing along an axis; `at` is the corner with the smallest coordinates. */
export function iBeam(
  b: Builder,
  axis: Axis,
  at: Vec,
  length: number,
  color: string,
  { w = 18, h = 26 } = {},
) {
  const [t, s] = [h * 0.13, w * 0.2]
  const web = rectangle((w - s) / 2, t, s, h - 2 * t)
  b.extrude(rectangle(0, 0, w, t), axis, at, length, color)
  b.quiet.extrude(web, axis, at, length, color)
  b.extrude(rectangle(0, h - t, w, t), axis, at, length, color)
}

/** A column on its foot plate: 16 by 18 cm, its corner at the origin. */
export function column(b: Builder, h: number, color: string) {
  b.box([-8, -7, 0], [32, 32, 4], primers.bare)
  iBeam(b, 'z', [0, 0, 4], h - 4, color, { w: 16, h: 18 })
}

interface Portals extends Record<'bays' | 'h' | 'ridge', number> {
  /** From frame to frame along x, and from column to column, in cm. */
  bay: number
  deep: number
  /** Between the ridge and an eave. */
  purlins: number
}

/** Portal frames across y with purlins over them, the first bay braced at the front. */
export function portals(
  b: Builder,
  { bays, bay, deep, h, ridge, purlins }: Portals,
  color: string,
) {
  const [middle, rise, xs] = [deep / 2, ridge - h, times(bays, i => i * bay + 2)]
  for (let i = 0; i <= bays; i++)
    for (const side of [-1, 1]) {
      const at = b.at(i * bay, middle)
      column(at.at(0, side * (middle - 9) - 9), h, color)
      at.beam([8, side * (middle - 3), h + 8], [8, side, ridge + 6], 15, color)
    }
  for (const out of times(2 * purlins + 1, j => 0.94 * (j / purlins - 1))) {
    const [y, z] = [middle + out * (middle - 10) - 3, ridge - rise * Math.abs(out)]
    b.quiet.box([xs, y, z + (out ? 15 : 13)], [bay - 4, 6, 8], color)
  }
  braces(b, bay, deep - 4, h, color)
}

export function braces(b: Builder, bay: number, y: number, h: number, color: string) {
  b.quiet.beam([18, y - 3, 12], [bay - 2, y - 3, h - 8], 5, color)
  b.quiet.beam([18, y + 2.6, h - 8], [bay - 2, y + 2.6, 12], 5, color)
}

/** A trestle for steel in work: its bar along y over the origin at a height. */
export function trestle(b: Builder, height: number, width: number) {
  const color = '#e3ab41'
  for (const y of [12 - width / 2, width / 2 - 12])
    for (const side of [-1, 1]) b.beam([24 * side, y, 0], [3 * side, y, height - 8], 6, color)
  b.block(height - 8, [12, width, 8], color)
}
