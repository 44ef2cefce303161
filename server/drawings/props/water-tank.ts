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
): void {
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
