import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { arc, bent, curve } from './bent.ts'
import { base } from './chair-bases.ts'
import type { EasyChair } from './easy-chair.ts'
import { moulded } from './moulded.ts'
import { cushion, ellipse, plan as outlineOf, plate } from './outline.ts'
import { rounded } from './sweep.ts'

type Draw = (b: Builder, look: EasyChair) => void

/** Easy chairs that lean, hang or rock. */
export const recliningChairs = {
  /** Leather hung in a bent frame. */
  sling(b, { fabric, metal }) {
    for (const x of [-32, 32]) {
      bent(
        b,
        rounded(
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
        rounded(
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
  /** Three padded shells on two bars and a star, and a footstool. */
  recliner(b, { fabric, wood, metal }) {
    base(b, 'star', { w: 66, d: 66, h: 26.8, color: metal })
    const pad = (from: Vec, to: Vec, wide: number) => {
      bent(b, [from, to], [wide, 2.4], wood, { across: [1, 0, 0] })
      const up = (v: Vec): Vec => {
        const [dy, dz] = [to[1] - from[1], to[2] - from[2]]
        const n = Math.hypot(dy, dz)
        return [v[0], v[1] + (dz / n) * 6.4, v[2] - (dy / n) * 6.4]
      }
      bent(b, [up(from), up(to)], [wide - 4, 10], fabric, { across: [1, 0, 0] })
    }
    // The back begins where its cushion clears the seat's: cushions that cross have no order.
    pad([0, 36, 36], [0, -14, 28], 66)
    pad([0, -27.6, 33.6], [0, -41.2, 67], 66)
    pad([0, -43, 70], [0, -52.6, 99], 62)
    for (const x of [-18, 18])
      bent(
        b,
        [
          [x, -3.6, 27],
          [x, -13.6, 25.4],
          [x, -30.4, 32.6],
          [x, -43.6, 66],
          [x, -45.5, 69.2],
          [x, -50.2, 83.6],
        ],
        [3, 1.6],
        metal,
        { across: [1, 0, 0] },
      )
    for (const x of [-38, 32]) b.box([x, -12, 50], [6, 34, 4], fabric)
    for (const x of [-35, 33]) b.box([x, -2, 28], [2, 8, 22], metal)
    footstool(b.at(4, 88), fabric, metal)
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
} satisfies Record<string, Draw>

const CANE = '#c9a468'

function footstool(b: Builder, fabric: string, metal: string): void {
  base(b, 'star', { w: 50, d: 50, h: 24, color: metal })
  cushion(b, outlineOf(56, 46, 56, 6), 24, 14, fabric, 4)
}
