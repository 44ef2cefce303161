import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'

/** An upright pipe on the origin with flanges at its foot, its top and about every 90 cm. */
export function flangedPipe(b: Builder, h: number, color: string): void {
  const r = 6
  const joints = Math.max(1, Math.round(h / 90))
  const flange = 4
  for (let i = 0; i <= joints; i++) {
    const z = (i * (h - flange)) / joints
    b.quiet.cylinder(z, r * 1.8, flange, color)
    if (i < joints)
      b.cylinder(z + flange, r, (h - flange) / joints - flange, color, { capped: false })
  }
}

/** A hand wheel on a short spindle along +y, its middle at the origin. */
export function valve(b: Builder, color: string): void {
  b.quiet.rod('y', [0, 2, 0], 3, 14, metals.graphite)
  b.quiet.rod('y', [0, 16, 0], 12, 4, color)
}

/** A ladder on the wall behind it (y = 0), its rungs along x, its middle over the origin. */
export function ladder(b: Builder, h: number, color: string): void {
  for (const x of [-18, 15]) b.box([x, 0, 0], [3, 4, h], color, { casts: x < 0 })
  for (let z = 18; z < h - 4; z += 26) b.quiet.block([0.5, z], [30, 3, 3], color)
}
