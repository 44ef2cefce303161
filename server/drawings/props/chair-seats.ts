import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { lighter, mix } from '../kit/light.ts'
import { lines, type Mark, polygon } from '../kit/mark.ts'
import { bent } from './bent.ts'
import { cushion, ellipse, plan as outlineOf } from './outline.ts'

export const seatStyles = ['pad', 'rush', 'boards', 'solid', 'cane'] as const
export type SeatStyle = (typeof seatStyles)[number]

/** From the underside of a seat to its top, in cm. */
export const seatThick = 7

export interface Seat {
  readonly w: number
  readonly d: number
  /** Height of its top. */
  readonly z: number
  readonly frame: string
  readonly fabric: string
  /** Width of its rear edge, where it is narrower. */
  readonly back?: number
}

/** A seat centred on the origin, its front at +y. */
export function chairSeat(b: Builder, style: SeatStyle, seat: Seat): void {
  seats[style](b, seat)
}

/** A round seat of bentwood or with a cushion. */
export function roundSeat(b: Builder, r: number, z: number, rim: string, top: string): void {
  b.cylinder([0, 0, z - seatThick], r, 4, rim)
  cushion(b, ellipse(r - 1), z - 3, 3, top, 1.4)
}

/** Arms beside a seat: from the back forward, on stumps at the seat's sides. */
export function chairArms(
  b: Builder,
  style: 'straight' | 'curved' | 'padded',
  look: {
    readonly w: number
    readonly d: number
    readonly seat: number
    readonly color: string
    readonly pad?: string
    /** Where the arm meets the back: y, and half the distance between both arms there. */
    readonly rear?: number
    readonly rearHalf?: number
  },
): void {
  const { w, d, seat, color, pad = color, rear = -d / 2 + 1, rearHalf } = look
  const z = seat + 21
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + 2.3)
    if (style === 'curved') {
      const path: Vec[] = [
        [rearHalf === undefined ? x : side * rearHalf, rear, z + 3],
        [x, 0, z],
        [x, d * 0.26, z - 2],
        [x, d * 0.36, z - 6],
        [x, d * 0.34, seat - 6],
      ]
      bent(b, path, [4, 3], color, { across: [1, 0, 0], sides: 6 })
      continue
    }
    b.box([x - 1.8, d * 0.24, seat - 6], [3.6, 4, z - seat + 6], color)
    b.box([x - 2.3, rear, z], [4.6, d * 0.36 - rear, 3], color)
    if (style === 'padded') b.box([x - 2.3, rear + 7, z + 3], [4.6, d * 0.3 - rear - 7, 3], pad)
  }
}

const seats: Record<SeatStyle, (b: Builder, seat: Seat) => void> = {
  pad(b, { w, d, z, frame, fabric, back = w }) {
    apron(b, w, d, z, frame, back)
    cushion(b, outlineOf(w - 0.6, d - 0.6, back - 0.6, 4), z - 3, 4, fabric)
  },
  rush(b, { w, d, z, frame }) {
    const straw = '#d9b978'
    b.box([-w / 2, -d / 2, z - 5], [w, d, 5], mix(straw, frame, 0.2), { top: woven(straw) })
  },
  boards(b, { w, d, z, frame, back = w }) {
    apron(b, w, d, z, frame, back)
    const n = 5
    for (let i = 0; i < n; i++)
      b.box([-w / 2, -d / 2 + (i * d) / n, z - 3], [w, d / n - 1, 3], frame, { casts: i === 0 })
  },
  solid(b, { w, d, z, frame, back = w * 0.86 }) {
    const shape = outlineOf(w, d, back, 9)
    b.extrude(shape, 'z', [0, 0, z - seatThick], 4, frame, { smooth: true })
    cushion(b, shape, z - 3, 3, frame, 1.2)
  },
  cane(b, { w, d, z, frame, back = w }) {
    apron(b, w, d, z - 0.5, frame, back)
    b.box([-w / 2, -d / 2, z - 3.5], [w, d, 3], frame, {
      top: [polygon(frameOf(0.09), '#e2c791'), caning(0.09, 9)],
    })
  },
}

function apron(b: Builder, w: number, d: number, z: number, color: string, back: number): void {
  b.extrude(outlineOf(w, d, back, 0), 'z', [0, 0, z - seatThick], seatThick - 3, color)
}

/** Cord wound around the four rails, which meets in diagonals. */
function woven(straw: string): Mark[] {
  const m: Point = [0.5, 0.5]
  const [dark, light] = [mix(straw, '#3a2413', 0.16), lighter(straw, 0.12)]
  const corner: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const cords = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t): Point[] => [
    [t / 2, t / 2],
    [1 - t / 2, t / 2],
    [1 - t / 2, 1 - t / 2],
    [t / 2, 1 - t / 2],
    [t / 2, t / 2],
  ])
  return [
    polygon([corner[0] as Point, corner[1] as Point, m], light),
    polygon([corner[2] as Point, corner[3] as Point, m], light),
    polygon([corner[1] as Point, corner[2] as Point, m], dark),
    polygon([corner[3] as Point, corner[0] as Point, m], dark),
    lines(cords, '#3a2413', 0.6, 0.35),
  ]
}

function frameOf(m: number): Point[] {
  return [
    [m, m],
    [1 - m, m],
    [1 - m, 1 - m],
    [m, 1 - m],
  ]
}

function caning(m: number, count: number): Mark {
  const at = (i: number) => m + ((1 - 2 * m) * i) / count
  const all = Array.from({ length: count + 1 }, (_, i) => at(i))
  return lines(
    all.flatMap((t): Point[][] => [
      [
        [t, m],
        [t, 1 - m],
      ],
      [
        [m, t],
        [1 - m, t],
      ],
    ]),
    '#a8834a',
    0.45,
    0.7,
  )
}
