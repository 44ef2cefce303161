import type { Builder } from '../kit/builder.ts'
import { metals, woods } from '../kit/palette.ts'

export interface TableLook {
  readonly w?: number
  readonly d?: number
  readonly h?: number
  readonly top?: string
  readonly leg?: string
  readonly thick?: number
  readonly legs?: 'posts' | 'panels' | 'trestle' | 'pedestal' | 'splayed'
}

/** A table centred on the origin. */
export function table(b: Builder, look: TableLook): void {
  const { w = 160, d = 85, h = 74, top = woods.oak, leg = top, thick = 4, legs = 'posts' } = look
  const [x, y, z] = [w / 2, d / 2, h - thick]
  if (legs === 'posts')
    for (const [px, py] of [
      [-x + 4, -y + 4],
      [x - 10, -y + 4],
      [-x + 4, y - 10],
      [x - 10, y - 10],
    ] as const)
      b.box([px, py, 0], [6, 6, z], leg)
  if (legs === 'splayed')
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      b.beam([sx * (x - 6), sy * (y - 6), 0], [sx * (x - 20), sy * (y - 16), z], 5, leg)
  if (legs === 'panels')
    for (const px of [-x + 6, x - 12]) b.box([px, -y + 6, 0], [6, d - 12, z], leg)
  if (legs === 'pedestal') {
    b.cylinder([0, 0, 0], Math.min(x, y) * 0.62, 4, leg)
    b.cylinder([0, 0, 4], 6, z - 4, leg)
  }
  if (legs === 'trestle')
    for (const px of [-x + 16, x - 22]) {
      b.beam([px, -y + 5, 0], [px, -3, z], 5, leg)
      b.beam([px, y - 5, 0], [px, 3, z], 5, leg)
    }
  b.box([-x, -y, z], [w, d, thick], top)
}

/** A round table centred on the origin. */
export function roundTable(
  b: Builder,
  r: number,
  h: number,
  top: string,
  leg: string = metals.black,
  style: 'pedestal' | 'drum' | 'tripod' = 'pedestal',
): void {
  if (style === 'drum') b.cylinder([0, 0, 0], r * 0.86, h - 4, leg)
  if (style === 'pedestal') {
    b.cylinder([0, 0, 0], r * 0.55, 3, leg)
    b.cylinder([0, 0, 3], 3.5, h - 7, leg)
  }
  if (style === 'tripod')
    for (const a of [0.3, 2.4, 4.5])
      b.beam(
        [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8, 0],
        [Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4, h - 4],
        4,
        leg,
      )
  b.cylinder([0, 0, h - 4], r, 4, top)
}
