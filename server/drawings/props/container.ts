import type { Builder } from '../kit/builder.ts'
import { points } from '../kit/geometry.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import { boards, corrugation } from './cladding.ts'

export interface ContainerLook {
  color: string
  /** Length along x, depth along y, height, in cm; a 20-foot unit by default. */
  size?: readonly [number, number, number]
  front?: readonly Mark[]
  right?: readonly Mark[]
  /** Roof slab colour; its height is 14 cm on top of the unit. */
  roof?: string
  skin?: 'corrugated' | 'boards' | 'plain'
}

export const unitSize = [606, 244, 260] as const
export const [LONG, DEEP, HIGH] = unitSize
export const roofHeight = 14
/** Height at which a unit stands on another. */
export const LEVEL = HIGH + roofHeight

export function container(b: Builder, look: ContainerLook): void {
  const [w, d, h] = look.size ?? unitSize
  const { color, roof = '#f3f0e7', skin = 'corrugated' } = look
  const cladding = skin === 'corrugated' ? [corrugation()] : skin === 'boards' ? [boards(10)] : []
  const frame = steelFrame(darker(color, 0.22))
  const wall = (marks: readonly Mark[] = []) => [...cladding, frame, ...marks]
  b.box(0, [w, d, h], color, {
    front: wall(look.front),
    right: wall(look.right),
    back: wall(),
    left: wall(),
  })
  b.box([-4, -4, h], [w + 8, d + 8, roofHeight], roof, {
    top: [panel(0.03, 0.06, 0.94, 0.88, '#10262b', 0.05)],
  })
}

function steelFrame(color: string): Mark {
  return ({ w, h }) => {
    const [u, v] = [12 / w, 10 / h]
    const post = (at: number) => points([at, 0], [at + u, 0], [at + u, 1], [at, 1])
    const rail = (at: number) => points([0, at], [1, at], [1, at + v], [0, at + v])
    const casting = (x: number, y: number) =>
      points([x, y], [x + u, y], [x + u, y + v * 1.3], [x, y + v * 1.3])
    return [
      { rings: [post(0), post(1 - u), rail(0), rail(1 - v)], fill: color },
      {
        rings: [
          casting(0, 0),
          casting(1 - u, 0),
          casting(0, 1 - 1.3 * v),
          casting(1 - u, 1 - 1.3 * v),
        ],
        fill: darker(color, 0.35),
      },
    ]
  }
}
