import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'

/** A stacking chair on bent tubes, centred on the origin, facing +y; `k` is 1 for grown-ups. */
export function stackChair(
  b: Builder,
  color: string,
  frame: string = metals.graphite,
  k = 1,
): void {
  for (const x of [-18, 18])
    b.wire(
      [
        [x * k, 18 * k, 0],
        [x * k, 16 * k, 42 * k],
        [x * k, -17 * k, 42 * k],
        [x * k, -21 * k, 0],
      ],
      2.6 * k,
      frame,
    )
  b.box([-20 * k, -19 * k, 42 * k], [40 * k, 39 * k, 4 * k], color)
  b.box([-20 * k, -23 * k, 44 * k], [40 * k, 4 * k, 36 * k], color, {
    front: [panel(0.2, 0.1, 0.6, 0.2, '#10262b', { opacity: 0.35, edge: false })],
    back: [panel(0.2, 0.1, 0.6, 0.2, '#10262b', { opacity: 0.35, edge: false })],
  })
}

export interface SwivelLook {
  readonly fabric: string
  readonly frame?: string
  /** A back up to the shoulders, or one up to the head with arms. */
  readonly back?: 'mid' | 'high'
}

/** A chair that turns, on a star base, centred on the origin, facing +y. */
export function swivelChair(
  b: Builder,
  { fabric, frame = metals.black, back = 'mid' }: SwivelLook,
): void {
  b.wire(star(27, 4), 4, frame)
  b.cylinder([0, 0, 7], 3, 33, metals.steel, { capped: false })
  b.box([-24, -22, 40], [48, 46, 8], fabric)
  b.box([-22, -27, back === 'high' ? 48 : 52], [44, 5, back === 'high' ? 66 : 40], fabric, {
    front: [panel(0.1, 0.1, 0.8, 0.3, '#10262b', { opacity: 0.1, edge: false })],
    back: [panel(0.08, 0.06, 0.84, 0.88, '#10262b', { opacity: 0.12, edge: false })],
  })
  if (back === 'mid') b.box([-3, -27, 44], [6, 5, 8], frame)
  else for (const x of [-28, 24]) b.box([x, -20, 56], [4, 36, 4], frame)
}

/** There and back along each foot of a five-star base, as one line. */
function star(r: number, z: number): Vec[] {
  return Array.from({ length: 5 }, (_, i): Vec[] => {
    const a = (i / 5) * 2 * Math.PI + 0.5
    return [
      [0, 0, z + 4],
      [Math.cos(a) * r, Math.sin(a) * r, z - 2],
    ]
  }).flat()
}

/** A plain bench along x on two panels, centred on the origin. */
export function plankBench(b: Builder, w: number, color: string, leg: string): void {
  for (const x of [-w / 2 + 12, w / 2 - 17]) b.box([x, -14, 0], [5, 28, 41], leg)
  b.box([-w / 2, -16, 41], [w, 32, 4], color)
}

/** Seats on one beam, as in a waiting room, along x with their backs at y = 0. */
export function beamSeats(b: Builder, count: number, color: string): void {
  const w = count * 56
  for (const x of [18, w - 24]) {
    b.box([x, 4, 0], [6, 48, 4], metals.graphite)
    b.box([x, 24, 4], [6, 6, 26], metals.graphite)
  }
  b.box([0, 24, 30], [w, 6, 8], metals.graphite)
  for (let i = 0; i < count; i++) {
    b.box([i * 56 + 3, 6, 38], [50, 48, 6], color)
    b.box([i * 56 + 3, 0, 42], [50, 6, 42], lighter(color, 0.06))
  }
}

/** A fixed upholstered seat against a wall or another one, along x with its back at y = 0. */
export function banquette(b: Builder, w: number, fabric: string, base: string, h = 104): void {
  b.box([0, 0, 0], [w, 56, 14], darker(base, 0.2))
  b.box([0, 0, 14], [w, 60, 22], base)
  b.box([0, 14, 36], [w, 46, 11], fabric)
  b.box([0, 0, 36], [w, 14, h - 36], fabric, {
    front: [
      face =>
        Array.from({ length: Math.round(face.w / 40) - 1 }, (_, i) =>
          panel(((i + 1) * 40) / face.w, 0.1, 1.4 / face.w, 0.9, '#10262b', {
            opacity: 0.25,
            edge: false,
          })(face),
        ).flat(),
    ],
  })
}

/** A low round stool or drum seat. */
export function drumSeat(b: Builder, r: number, h: number, color: string): void {
  b.cylinder([0, 0, 0], r * 0.94, h, color, { r2: r, top: lighter(color, 0.12) })
}
