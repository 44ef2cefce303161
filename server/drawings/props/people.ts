import type { Builder } from '../kit/builder.ts'
import { inTurn, oblong, scale, type Vec } from '../kit/geometry.ts'

const skins = ['#5f4130', '#74503a', '#8a6247', '#4f3527']
const HAIR = '#241d1b'

export interface PersonLook {
  shirt: string
  trousers?: string
  skin?: number
  hat?: string
  pose?: 'standing' | 'walking' | 'sitting' | 'working'
  /** 172 cm by default; less for a child. */
  height?: number
}

/** A person on the origin, facing +y. Sitting, a grown person's seat is 45 cm high. */
export function person(b: Builder, look: PersonLook) {
  const { shirt, trousers = '#33424a', skin = 0, hat, pose = 'standing', height = 172 } = look
  const k = height / 172
  const tone = inTurn(skins, skin)
  const [sits, walks] = [pose === 'sitting', pose === 'walking']
  const hips = sits ? 46 : 84
  const v = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  const ring = (w: number, d: number, z: number, x = 0, y = 0) =>
    oblong([x - w, y - d], [x + w, y + d], z).map(corner => scale(corner, k))
  b.group(g => {
    for (const side of [-1, 1]) {
      const [x, y] = [side * 8.5, walks ? side * 20 : 0]
      if (sits) {
        g.box(v(x - 7, -8, 38), v(14, 44, 8), trousers)
        g.quiet.box(v(x - 6, 24, 4), v(12, 12, 34), trousers)
        g.quiet.box(v(x - 6, 24, 0), v(12, 22, 4), HAIR)
      } else {
        g.loft(ring(6, 7, 5, x, y), ring(7.5, 8.5, 84, x), trousers)
        g.quiet.box(v(x - 6, y - 7, 0), v(12, 22, 5), HAIR)
      }
    }
    g.loft(ring(16, 10, hips), ring(21, 11, hips + 54), shirt)
    for (const side of [-1, 1]) {
      const busy = sits || pose === 'working'
      const elbow = v(side * 27.5, busy ? 4 : 2, hips + 24)
      g.beam(v(side * 25.5, 0, hips + 51), elbow, 8.5 * k, shirt)
      const hand = busy
        ? v(side * 20, 36, hips + 24)
        : v(side * 27, walks ? side * 16 : 3, hips + 2)
      g.beam(elbow, hand, 7 * k, tone)
    }
    g.quiet.cylinder(v(0, 0, hips + 54), 5.5 * k, 6 * k, tone)
    const isBack = b.turn > 1
    const [up, r] = isBack ? [1.5, 12.6] : [4.5, 11.4]
    const face = { at: v(0, 1, hips + 70), r: 12 * k, color: tone }
    const hair = { at: v(0, -3, hips + 70 + up), r: r * k, color: HAIR }
    g.lump(hat ? [face] : isBack ? [face, hair] : [hair, face])
    if (!hat) return
    g.quiet.cylinder(v(0, 1, hips + 74), 15 * k, 2 * k, hat)
    g.quiet.cylinder(v(0, 0, hips + 76), 12.5 * k, 8 * k, hat, { r2: 8 * k })
  })
}
