import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'

/** A water tank on a braced steel stand, in the middle of its plan. */
export function waterTank(
  b: Builder,
  look: {
    readonly stand?: number
    readonly r?: number
    readonly h?: number
    readonly color?: string
  },
): void {
  const { stand = 260, r = 62, h = 130, color = '#2f3a40' } = look
  const s = r * 0.86
  const corners = [
    [-s, -s],
    [s - 9, -s],
    [-s, s - 9],
    [s - 9, s - 9],
  ] as const
  for (const [x, y] of corners) b.box([x, y, 0], [9, 9, stand], metals.graphite)
  b.box([-s - 8, -s - 8, stand], [2 * s + 16, 2 * s + 16, 9], metals.steel)
  b.turned(
    [0, 0, stand + 9],
    [
      [r, 0],
      [r, h * 0.4],
      [r * 0.95, h * 0.44],
      [r, h * 0.48],
      [r, h * 0.86],
      [r * 0.3, h],
    ],
    color,
  )
  brace(b, [s + 1, -s, s], stand, 'y')
  brace(b, [-s, s + 1, s], stand, 'x')
}

function brace(
  b: Builder,
  [x, y, s]: readonly [number, number, number],
  h: number,
  along: 'x' | 'y',
) {
  const at = (t: number, z: number) =>
    along === 'x' ? ([x + t * 2 * s, y, z] as const) : ([x, y + t * 2 * s, z] as const)
  b.wire([at(0, h * 0.12), at(1, h * 0.88)], 3, metals.graphite)
  b.wire([at(1, h * 0.12), at(0, h * 0.88)], 3, metals.graphite)
}
