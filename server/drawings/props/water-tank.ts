import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'

/** The walls of a tank in shares of its radius and its height. */
const shells = {
  ribbed: [1, 0, 1, 0.4, 0.95, 0.44, 1, 0.48, 1, 0.86, 0.3, 1],
  dished: [1, 0, 1, 0.8, 0.86, 0.9, 0.5, 0.97, 0.16, 1],
  conical: [1, 0, 1, 0.8, 1.06, 0.8, 0.16, 1],
}

export function waterTank(
  b: Builder,
  look: {
    stand?: number
    r?: number
    h?: number
    color?: string
    steel?: string
    shell?: keyof typeof shells
  },
) {
  const { stand = 260, r = 62, h = 130, color = '#2f3a40', shell = 'ribbed' } = look
  const { steel = metals.graphite } = look
  const s = r * 0.86
  for (const y of [-s, s - 9]) for (const x of [-s, s - 9]) b.box([x, y, 0], [9, 9, stand], steel)
  b.box([-s - 8, -s - 8, stand], [2 * s + 16, 2 * s + 16, 9], look.steel ?? metals.steel)
  const shares = shells[shell]
  const profile = shares.flatMap((share, i): Point[] =>
    i % 2 ? [] : [[share * r, (shares[i + 1] ?? 0) * h]],
  )
  b.turned(stand + 9, profile, color)
  const brace = (at: (across: number, z: number) => Vec) => {
    for (const side of [-s, s]) b.wire([at(side, stand * 0.12), at(-side, stand * 0.88)], 3, steel)
  }
  brace((t, z) => [s + 1, t, z])
  brace((t, z) => [t, s + 1, z])
}

/** An upright pipe on the origin with flanges at its foot, its top and about every 90 cm. */
export function flangedPipe(b: Builder, h: number, color: string) {
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
export function valve(b: Builder, color: string) {
  b.quiet.rod('y', [0, 2, 0], 3, 14, metals.graphite)
  b.quiet.rod('y', [0, 16, 0], 12, 4, color)
}

/** A ladder on the wall behind it (y = 0), its rungs along x, its middle over the origin. */
export function ladder(b: Builder, h: number, color: string) {
  b.box([-18, 0, 0], [3, 4, h], color)
  b.quiet.box([15, 0, 0], [3, 4, h], color)
  for (let z = 18; z < h - 4; z += 26) b.quiet.block([0.5, z], [30, 3, 3], color)
}
