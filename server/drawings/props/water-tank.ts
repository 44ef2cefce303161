import type { Builder } from '../kit/builder.ts'
import { evenly, pairs, partsOf, points, steps } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'

/** The walls of a tank in shares of its radius and its height. */
const shells = {
  ribbed: '1 0, 1 0.4, 0.95 0.44, 1 0.48, 1 0.86, 0.3 1',
  dished: '1 0, 1 0.8, 0.86 0.9, 0.5 0.97, 0.16 1',
  conical: '1 0, 1 0.8, 1.06 0.8, 0.16 1',
}

interface Tank extends Partial<Record<'stand' | 'r' | 'h', number>> {
  color?: string
  steel?: string
  shell?: keyof typeof shells
}

export function waterTank(b: Builder, look: Tank) {
  const { stand = 260, r = 62, h = 130, color = '#2f3a40', shell = 'ribbed' } = look
  const { steel = metals.graphite } = look
  const s = r * 0.86
  b.box([[-s, s - 9], [-s, s - 9], 0], [9, 9, stand], steel)
  b.box([-s - 8, -s - 8, stand], [2 * s + 16, 2 * s + 16, 9], look.steel ?? metals.steel)
  b.turned(stand + 9, pairs(shells[shell], [r, h]), color)
  const [low, high] = [stand * 0.12, stand * 0.88]
  for (const side of [-s, s]) {
    b.wire(points([s + 1, side, low], [s + 1, -side, high]), 3, steel)
    b.wire(points([side, s + 1, low], [-side, s + 1, high]), 3, steel)
  }
}

/** An upright pipe on the origin with flanges at its foot, its top and about every 90 cm. */
export function flangedPipe(b: Builder, h: number, color: string) {
  const joints = evenly(partsOf(h, 90, 1) + 1, 0, h - 4)
  for (const z of joints) b.quiet.cylinder(z, 10.8, 4, color)
  for (const [from, to] of steps(joints))
    b.cylinder(from + 4, 6, to - from - 4, color, { capped: false })
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
