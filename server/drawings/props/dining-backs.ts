import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { panel } from '../kit/mark.ts'
import { tube } from './sweep.ts'

export const diningChairStyles = [
  'ladder',
  'spindles',
  'padded',
  'shell',
  'hoop',
  'crossed',
  'splat',
] as const

export type DiningChairStyle = (typeof diningChairStyles)[number]

export interface DiningChair {
  readonly frame: string
  readonly fabric: string
  /** Height of the back. */
  readonly top: number
}

export const SEAT = 45

export const W = 44

export const D = 44

export const backs: Record<DiningChairStyle, (b: Builder, look: DiningChair, top: number) => void> =
  {
    ladder(b, { frame }, top) {
      posts(b, frame, top)
      for (const t of [0.28, 0.56, 0.86]) rail(b, SEAT + 4 + (top - SEAT - 8) * t, 5, frame, top)
    },
    spindles(b, { frame }, top) {
      posts(b, frame, top)
      rail(b, top - 6, 6, frame, top)
      for (const x of [-11, -3.7, 3.7, 11])
        bar(
          b,
          [x, behind(SEAT, top), SEAT + 1],
          [x, behind(top - 6, top), top - 6],
          1.6,
          1.6,
          frame,
        )
    },
    padded(b, { fabric }, top) {
      b.extrude(
        [
          [-D / 2, SEAT + 1],
          [-D / 2 + 8, SEAT + 1],
          [behind(top, top) + 3, top],
          [behind(top, top) - 2, top],
        ],
        'x',
        [-W / 2, 0, 0],
        W,
        fabric,
      )
    },
    shell(b, { fabric }, top) {
      const high = Math.min(top, 80)
      const at = (a: number, z: number, r: number): Vec => [
        Math.sin(a) * (W / 2 + r),
        -Math.cos(a) * (D / 2 + r) + 1.4,
        z,
      ]
      for (let i = -2; i < 2; i++) {
        const [p, q] = [(i * Math.PI) / 4.2, ((i + 1) * Math.PI) / 4.2]
        const drop = (a: number): number => SEAT + 1 + (high - SEAT) * Math.cos(a * 0.8)
        b.loft(
          [
            at(p, SEAT + 1.1, 0.2),
            at(q, SEAT + 1.1, 0.2),
            at(q, SEAT + 1.1, 3),
            at(p, SEAT + 1.1, 3),
          ],
          [at(p, drop(p), 3), at(q, drop(q), 3), at(q, drop(q), 6), at(p, drop(p), 6)],
          fabric,
        )
      }
    },
    hoop(b, { frame }, top) {
      const hoop = Array.from({ length: 9 }, (_, i): Vec => {
        const a = (i / 8) * Math.PI
        const z = SEAT - 3 + (top - SEAT + 3) * Math.sin(a)
        return [-Math.cos(a) * (W / 2 - 2), behind(Math.max(z, SEAT), top) - 1.6, z]
      })
      tube(b, hoop, 1.7, frame)
      for (const x of [-8, 0, 8])
        bar(
          b,
          [x, behind(SEAT, top), SEAT + 1],
          [x, behind(top * 0.92, top), top - 5 - Math.abs(x) * 0.3],
          1.4,
          1.4,
          frame,
        )
    },
    crossed(b, { frame }, top) {
      posts(b, frame, top)
      rail(b, top - 6, 6, frame, top)
      const [low, high] = [behind(SEAT + 6, top), behind(top - 6, top)]
      bar(b, [-W / 2 + 6, low, SEAT + 5], [W / 2 - 6, high, top - 6], 2, 2, frame)
      bar(b, [W / 2 - 6, low - 2.2, SEAT + 5], [-W / 2 + 6, high - 2.2, top - 6], 2, 2, frame)
    },
    splat(b, { frame, fabric }, top) {
      posts(b, frame, top)
      rail(b, top - 8, 8, frame, top)
      const y = (z: number): number => behind(z, top)
      b.extrude(
        [
          [y(SEAT), SEAT + 1],
          [y(SEAT) + 2, SEAT + 1],
          [y(top - 8) + 2, top - 8],
          [y(top - 8), top - 8],
        ],
        'x',
        [-8, 0, 0],
        16,
        frame,
        { ends: [panel(0, 0, 1, 1, fabric, { opacity: 0.2 })] },
      )
    },
  }

/** How far the back has leant at a height. */
function behind(z: number, top: number): number {
  return -D / 2 + 1 - 7 * ((z - SEAT) / (top - SEAT)) ** 1.2
}

function posts(b: Builder, frame: string, top: number): void {
  for (const x of [-1, 1])
    bar(
      b,
      [x * (W / 2 - 2), -D / 2 + 1.6, SEAT + 1],
      [x * (W / 2 - 3), behind(top, top) + 1, top],
      3.6,
      3,
      frame,
    )
}

function rail(b: Builder, z: number, high: number, color: string, top: number): void {
  b.box([-W / 2 + 4.4, behind(z + high / 2, top) + 0.2, z], [W - 8.8, 1.8, high], color)
}

/** A square bar that tapers from one thickness to another. */
export function bar(
  b: Builder,
  from: Vec,
  to: Vec,
  thin: number,
  thick: number,
  color: string,
): void {
  const ring = ([x, y, z]: Vec, t: number): Vec[] => [
    [x - t / 2, y - t / 2, z],
    [x + t / 2, y - t / 2, z],
    [x + t / 2, y + t / 2, z],
    [x - t / 2, y + t / 2, z],
  ]
  b.loft(ring(from, thin), ring(to, thick), color)
}

export function flat(w: number, d: number, z: number): Vec[] {
  return [
    [-w / 2, -d / 2, z],
    [w / 2, -d / 2, z],
    [w / 2, d / 2, z],
    [-w / 2, d / 2, z],
  ]
}
