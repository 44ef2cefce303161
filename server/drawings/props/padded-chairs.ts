import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { lighter } from '../kit/light.ts'
import { legs } from './chair-legs.ts'
import { barrel, seatShell } from './chair-shells.ts'
import type { EasyChair } from './easy-chair.ts'
import { padded } from './headboards.ts'
import { cushion, ellipse, plan as outlineOf, upright } from './outline.ts'

type Draw = (b: Builder, look: EasyChair) => void

/** Easy chairs that are upholstered all over. */
export const paddedChairs = {
  /** A round wall around a round seat. */
  tub(b, { fabric, wood }) {
    legs(b, 'dowel', { w: 52, d: 52, h: 16, color: wood, splay: 4, thick: 4.6 })
    b.cylinder([0, 0, 16], 31, 15, fabric)
    barrel(b, {
      rx: 40,
      ry: 40,
      z: 16,
      back: 76,
      arm: 54,
      thick: 9,
      color: fabric,
      open: 52,
      pieces: 20,
    })
    cushion(b, ellipse(30.6, 30.6, 22), 31, 13, lighter(fabric, 0.06), 4)
  },
  /** A tall back with wings. */
  wing(b, { fabric, wood }) {
    legs(b, 'tapered', { w: 66, d: 66, h: 20, color: wood, thick: 5, splay: 2 })
    b.box([-36, -34, 20], [72, 68, 12], fabric)
    padded(b.at(0, -20), upright(54, 32, 112, 16), -13, 13, fabric, 4)
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [-36, -27.2] : [27.2, 36]
      const ring = (z: number, y: number): Vec[] => [
        [x0, -34, z],
        [x1, -34, z],
        [x1, y, z],
        [x0, y, z],
      ]
      b.loft(ring(56, -6), ring(106, -16), fabric)
      cushion(b.at((x0 + x1) / 2, 0), outlineOf(8.8, 67, 8.8, 3), 32, 24, fabric, 2)
    }
    cushion(b.at(0, 7), outlineOf(54, 53, 54, 6), 32, 14, lighter(fabric, 0.06), 4)
  },
  /** A wide shell on splayed legs. */
  shell(b, { fabric, wood }) {
    legs(b, 'dowel', { w: 44, d: 44, h: 29, color: wood, splay: 12, thick: 4 })
    seatShell(b, { w: 74, d: 66, h: 31, top: 84, color: fabric, wrap: 12, columns: 4 })
    cushion(b.at(0, 3), outlineOf(44, 40, 44, 10), 33, 6, lighter(fabric, 0.1), 3)
  },
  /** Low, without arms. */
  slipper(b, { fabric, wood }) {
    legs(b, 'tapered', { w: 56, d: 60, h: 18, color: wood, thick: 5, splay: 3 })
    cushion(b, outlineOf(64, 68, 64, 6), 18, 22, fabric, 4)
    padded(b.at(0, -22), upright(64, 40, 82, 18), -12, 12, fabric, 4)
  },
} satisfies Record<string, Draw>
