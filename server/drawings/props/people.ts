import type { Ball } from '../kit/ball.ts'
import type { Builder } from '../kit/builder.ts'
import { inTurn, oblong, type Vec } from '../kit/geometry.ts'

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
  /** Whether the builder is turned so that the back is seen (turns 2 and 3). */
  away?: boolean
}

/** A person on the origin, facing +y. Sitting, a grown person's seat is 45 cm high. */
export function person(b: Builder, look: PersonLook) {
  const { shirt, trousers = '#33424a', skin = 0, pose = 'standing' } = look
  const k = (look.height ?? 172) / 172
  const tone = inTurn(skins, skin)
  const hips = pose === 'sitting' ? 46 : 84
  const v = (x: number, y: number, z: number): Vec => [x * k, y * k, z * k]
  b.group(g => {
    if (pose === 'sitting') lap(g, k, trousers)
    else legs(g, k, pose === 'walking' ? 20 : 0, trousers)
    g.loft(ring(16 * k, 10 * k, hips * k), ring(21 * k, 11 * k, (hips + 54) * k), shirt)
    for (const side of [-1, 1]) {
      const busy = pose === 'working' || pose === 'sitting'
      const swing = pose === 'walking' ? side * 16 : 3
      const elbow = v(side * 27.5, busy ? 4 : 2, hips + 24)
      g.beam(v(side * 25.5, 0, hips + 51), elbow, 8.5 * k, shirt)
      const hand = busy ? v(side * 20, 36, hips + 24) : v(side * 27, swing, hips + 2)
      g.beam(elbow, hand, 7 * k, tone)
    }
    g.quiet.cylinder(v(0, 0, hips + 54), 5.5 * k, 6 * k, tone)
    g.lump(head((hips + 70) * k, k, tone, look))
    if (!look.hat) return
    g.quiet.cylinder(v(0, 1, hips + 74), 15 * k, 2 * k, look.hat)
    g.quiet.cylinder(v(0, 0, hips + 76), 12.5 * k, 8 * k, look.hat, { r2: 8 * k })
  })
}

function legs(b: Builder, k: number, step: number, color: string) {
  for (const side of [-1, 1]) {
    const [x, y] = [side * 8.5 * k, side * step * k]
    b.loft(ring(6 * k, 7 * k, 5 * k, x, y), ring(7.5 * k, 8.5 * k, 84 * k, x), color)
    b.quiet.box([x - 6 * k, y - 7 * k, 0], [12 * k, 22 * k, 5 * k], HAIR)
  }
}

function lap(b: Builder, k: number, color: string) {
  for (const side of [-1, 1]) {
    const x = side * 8.5 * k
    b.box([x - 7 * k, -8 * k, 38 * k], [14 * k, 44 * k, 8 * k], color)
    b.quiet.box([x - 6 * k, 24 * k, 4 * k], [12 * k, 12 * k, 34 * k], color)
    b.quiet.box([x - 6 * k, 24 * k, 0], [12 * k, 22 * k, 4 * k], HAIR)
  }
}

function head(z: number, k: number, tone: string, { away = false, hat }: PersonLook): Ball[] {
  const face: Ball = { at: [0, k, z], r: 12 * k, color: tone }
  const hair: Ball = {
    at: [0, -3 * k, z + (away ? 1.5 : 4.5) * k],
    r: (away ? 12.6 : 11.4) * k,
    color: HAIR,
  }
  if (hat) return [face]
  return away ? [face, hair] : [hair, face]
}

function ring(w: number, d: number, z: number, x = 0, y = 0): Vec[] {
  return oblong([x - w, y - d], [x + w, y + d], z)
}
