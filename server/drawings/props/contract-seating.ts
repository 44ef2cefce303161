import type { Builder } from '../kit/builder.ts'
import { ngon, points, times, triples, type Vec } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { brand, darker, lighter, metals } from '../kit/palette.ts'
import { boards } from './cladding.ts'

export function stackChair(b: Builder, color: string, frame: string = metals.graphite) {
  for (const x of [-18, 18])
    b.wire(triples('0 18 0, 0 16 42, 0 -17 42, 0 -21 0', [x, 0, 0]), 2.6, frame)
  const hole = shade(0.2, 0.1, 0.6, 0.2, 0.35)
  b.block([-19, 42], [40, 39, 4], color)
  b.block([-23, 44], [40, 4, 36], color, { front: hole, back: hole })
}

interface SwivelLook {
  fabric: string
  frame?: string
  back?: 'mid' | 'high'
  /** Only high ones have arms, unless told. */
  arms?: boolean
}

export function swivelChair(
  b: Builder,
  { fabric, frame = metals.black, back = 'mid', arms = back === 'high' }: SwivelLook,
) {
  b.wire(star(27, 4), 4, frame)
  b.cylinder(7, 3, 33, metals.steel, { capped: false })
  b.block([-22, 40], [48, 46, 8], fabric)
  b.block([-27, 44], [6, 5, 8], frame)
  b.block([-27, 52], [44, 5, back === 'high' ? 62 : 40], fabric, {
    front: shade(0.1, 0.1, 0.8, 0.3),
    back: shade(0.08, 0.06, 0.84, 0.88),
  })
  if (!arms) return
  b.box([[-27.5, 24.5], -4, 44], [3, 6, 18], frame)
  b.box([[-28, 24], -16, 62], [4, 30, 3], frame)
}

const shade = (u: number, v: number, w: number, h: number, opacity = 0.12) => [
  tint(u, v, w, h, brand.ink, opacity),
]

/** There and back along each foot of a five-star base, as one line. */
function star(r: number, z: number): Vec[] {
  return ngon(5, [r, r], 0.5).flatMap(([x, y]) => points<Vec>([0, 0, z + 4], [x, y, z - 2]))
}

export function beamSeats(b: Builder, count: number, color: string) {
  const w = count * 56
  const [feet, places] = [[18, w - 24], times(count, i => i * 56 + 3)]
  b.box([feet, 4, 0], [6, 48, 4], metals.graphite)
  b.box([feet, 24, 4], [6, 6, 26], metals.graphite)
  b.box([0, 24, 30], [w, 6, 8], metals.graphite)
  b.box([places, 6, 38], [50, 48, 6], color)
  b.box([places, 0, 42], [50, 6, 42], lighter(color, 0.06))
}

export function banquette(b: Builder, w: number, fabric: string, base: string, h = 104) {
  b.box(0, [w, 56, 14], darker(base, 0.2))
  b.box(14, [w, 60, 22], base)
  b.box([0, 14, 36], [w, 46, 11], fabric)
  b.box(36, [w, 14, h - 36], fabric, { front: [boards(Math.round(w / 40), true)] })
}

export function drumSeat(b: Builder, h: number, color: string) {
  b.cylinder(0, 15.98, h, color, { r2: 17, top: lighter(color, 0.12) })
}
