import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { arc, bent, curve } from './bent.ts'
import { base, tube } from './chair-bases.ts'
import { legs } from './chair-legs.ts'
import { barrel, seatShell } from './chair-shells.ts'
import { padded } from './headboards.ts'
import { moulded } from './moulded.ts'
import { cushion, ellipse, plan as outlineOf, plate, upright } from './outline.ts'

export const easyChairStyles = [
  'tub',
  'wing',
  'sling',
  'recliner',
  'egg',
  'shell',
  'slipper',
  'rocker',
] as const
export type EasyChairStyle = (typeof easyChairStyles)[number]

export interface EasyChair {
  readonly fabric: string
  readonly wood: string
  readonly metal: string
}

/** A chair to rest in, centred on the origin, facing +y. */
export function easyChair(b: Builder, style: EasyChairStyle, look: EasyChair): void {
  chairs[style](b, look)
}

const chairs: Record<EasyChairStyle, (b: Builder, look: EasyChair) => void> = {
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
    cushion(b, ellipse(30.6, 30.6, 22), 31, 13, mix(fabric, '#ffffff', 0.06), 4)
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
    cushion(b.at(0, 7), outlineOf(54, 53, 54, 6), 32, 14, mix(fabric, '#ffffff', 0.06), 4)
  },
  /** Leather hung in a bent frame. */
  sling(b, { fabric, metal }) {
    for (const x of [-32, 32]) {
      bent(
        b,
        tube(
          [
            [x, -34, 86],
            [x, -14, 24],
            [x, 34, 34],
          ],
          8,
        ),
        2.6,
        metal,
        { across: [1, 0, 0], sides: 6 },
      )
      bent(
        b,
        tube(
          [
            [x * 1.09, -30, 1.3],
            [x * 1.09, 30, 1.3],
            [x * 1.09, 30, 50],
            [x * 1.09, -26, 50],
            [x * 1.09, -30, 1.3],
          ],
          8,
        ),
        2.6,
        metal,
        { across: [1, 0, 0], sides: 6 },
      )
    }
    const profile = [
      [33, 34],
      [20, 29],
      [4, 23],
      [-12, 24],
      [-19, 36],
      [-27, 64],
      [-33.5, 85],
    ] as const
    moulded(
      b,
      profile.map(([y, z]) =>
        [-30.6, -15, 0, 15, 30.6].map((x): Vec => [x, y, z - (1 - (x / 30.6) ** 2) * 3]),
      ),
      2,
      fabric,
    )
  },
  /** Three padded shells on a star, and a footstool. */
  recliner(b, { fabric, wood, metal }) {
    base(b, 'star', { w: 66, d: 66, h: 26, color: metal })
    const pad = (from: Vec, to: Vec, wide: number) => {
      bent(b, [from, to], [wide, 2.4], wood, { across: [1, 0, 0] })
      const up = (v: Vec): Vec => {
        const [dy, dz] = [to[1] - from[1], to[2] - from[2]]
        const n = Math.hypot(dy, dz)
        return [v[0], v[1] + (dz / n) * 6.4, v[2] - (dy / n) * 6.4]
      }
      bent(b, [up(from), up(to)], [wide - 4, 10], fabric, { across: [1, 0, 0] })
    }
    pad([0, 30, 36], [0, -20, 28], 66)
    pad([0, -25, 34], [0, -38, 66], 66)
    pad([0, -40, 69], [0, -50, 98], 62)
    for (const x of [-38, 32]) b.box([x, -16, 50], [6, 34, 4], fabric)
    for (const x of [-36, 34]) b.box([x, -6, 30], [2, 8, 20], metal)
    footstool(b.at(4, 86), fabric, metal)
  },
  /** A basket hung from a curved post. */
  egg(b, { fabric, metal }) {
    plate(b, 46, 0, 2, metal)
    bent(
      b,
      curve(10, t => [0, -44 + 46 * t ** 3, 2 + 190 * Math.sin((Math.PI / 2) * t * 1.04)]),
      4.4,
      metal,
      { across: [1, 0, 0], sides: 6 },
    )
    b.wire(
      [
        [0, 2, 188],
        [0, 2, 168],
      ],
      1.6,
      metal,
    )
    b.turned(
      [0, 0, 40],
      [
        [12, 0],
        [31, 8],
        [40, 20],
      ],
      CANE,
    )
    const shape = [
      [60, 40, 40],
      [88, 44, 58],
      [118, 42, 56],
      [144, 32, 50],
      [160, 18, 44],
      [167, 5, 40],
    ] as const
    const rows = shape.map(([z, r, open]) =>
      arc([0, 0], [r, r], [90 + open, 450 - open], 14).map(([x, y]): Vec => [x, y, z]),
    )
    moulded(b, rows, 2, CANE)
    cushion(b, ellipse(35, 35, 20), 60, 12, fabric, 5)
  },
  /** A wide shell on splayed legs. */
  shell(b, { fabric, wood }) {
    legs(b, 'dowel', { w: 44, d: 44, h: 29, color: wood, splay: 12, thick: 4 })
    seatShell(b, { w: 74, d: 66, h: 31, top: 84, color: fabric, wrap: 20, coarse: true })
    cushion(b.at(0, 3), outlineOf(44, 40, 44, 10), 33, 6, mix(fabric, '#ffffff', 0.1), 3)
  },
  /** Low, without arms. */
  slipper(b, { fabric, wood }) {
    legs(b, 'tapered', { w: 56, d: 60, h: 18, color: wood, thick: 5, splay: 3 })
    cushion(b, outlineOf(64, 68, 64, 6), 18, 22, fabric, 4)
    padded(b.at(0, -22), upright(64, 40, 82, 18), -12, 12, fabric, 4)
  },
  /** A spindle chair on two runners. */
  rocker(b, { fabric, wood }) {
    for (const x of [-24, 24]) {
      const runner = arc([0, 104], [102, 102], [238, 300], 10).map(([y, z]): Vec => [x, y, z])
      bent(b, runner, [3, 4.4], wood, { across: [1, 0, 0] })
      for (const y of [-18, 18]) b.beam([x, y * 1.14, 6.4], [x, y, 38], 3.2, wood)
      b.beam([x * 1.06, 20, 38], [x * 1.1, 18, 58], 3, wood)
      b.box([x * 1.12 - 2.5, -24, 58], [5, 48, 3], wood)
    }
    cushion(b, outlineOf(54, 52, 50, 8), 38, 7, fabric, 2.4)
    for (let i = 0; i < 7; i++) b.beam([-19 + i * 6.3, -25, 42], [-21 + i * 7, -38, 96], 2, wood)
    b.beam([-26, -39, 98.5], [26, -39, 98.5], 5, wood)
  },
}

const CANE = '#c9a468'

function footstool(b: Builder, fabric: string, metal: string): void {
  base(b, 'star', { w: 50, d: 50, h: 24, color: metal })
  cushion(b, outlineOf(56, 46, 56, 6), 24, 14, fabric, 4)
}
