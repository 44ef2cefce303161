import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { type Mark, panel, polygons, rectangle } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import { claddings, type Skin } from './cladding.ts'

export interface ContainerLook {
  color: string
  /** Length along x, depth along y, height, in cm; a 20-foot unit by default. */
  size?: Vec
  front?: readonly Mark[]
  right?: readonly Mark[]
  skin?: Skin
}

export const unitSize = [606, 244, 260] as const
export const [LONG, DEEP, HIGH] = unitSize
/** Of the slab on top of a unit. */
export const roofHeight = 14
/** Height at which a unit stands on another. */
export const LEVEL = HIGH + roofHeight

export function container(b: Builder, look: ContainerLook) {
  const [w, d, h] = look.size ?? unitSize
  const { color, skin = 'corrugated' } = look
  const frame = steelFrame(darker(color, 0.22))
  const wall = (marks: readonly Mark[] = []) => [claddings[skin], frame, ...marks]
  b.box(0, [w, d, h], color, {
    front: wall(look.front),
    right: wall(look.right),
    back: wall(),
    left: wall(),
  })
  b.box([-4, -4, h], [w + 8, d + 8, roofHeight], '#f3f0e7', {
    top: [panel(0.03, 0.06, 0.94, 0.88, '#10262b', 0.05)],
  })
}

function steelFrame(color: string): Mark {
  return ({ w, h }) => {
    const [u, v] = [12 / w, 10 / h]
    const posts = [0, 1 - u].map(at => rectangle(at, 0, u, 1))
    const rails = [0, 1 - v].map(at => rectangle(0, at, 1, v))
    const castings = [0, 1 - 1.3 * v].flatMap(y => [0, 1 - u].map(x => rectangle(x, y, u, 1.3 * v)))
    return [polygons([...posts, ...rails], color), polygons(castings, darker(color, 0.35))]
  }
}
