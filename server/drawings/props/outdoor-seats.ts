import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { arc, bent } from './bent.ts'
import { barrel } from './chair-shells.ts'
import { battens } from './cladding.ts'
import { moulded } from './moulded.ts'
import { cushion, ellipse, plan as outlineOf } from './outline.ts'
import { rounded } from './sweep.ts'

export const outdoorChairStyles = ['slatted', 'folding', 'hoop', 'wicker', 'sling', 'cord'] as const
export type OutdoorChairStyle = (typeof outdoorChairStyles)[number]

export interface OutdoorLook {
  readonly wood: string
  readonly metal: string
  readonly fabric: string
}

/** Boards with gaps for the rain, lying along x from corner to corner. */
export function slats(b: Builder, at: Vec, size: Vec, count: number, color: string): void {
  const [x, y, z] = at
  const [w, d, h] = size
  const each = (d + 1.2) / count
  for (let i = 0; i < count; i++) b.box([x, y + i * each, z], [w, each - 1.2, h], color)
}

/** A chair for a terrace, centred on the origin, facing +y. */
export function outdoorChair(b: Builder, style: OutdoorChairStyle, look: OutdoorLook): void {
  chairs[style](b, look)
}

const chairs: Record<OutdoorChairStyle, (b: Builder, look: OutdoorLook) => void> = {
  /** Teak with arms. */
  slatted(b, { wood }) {
    for (const x of [-26, 22]) {
      b.box([x, 20, 0], [4, 4, 62], wood)
      b.box([x, -24, 0], [4, 4, 88], wood)
      b.box([x - 0.6, -20, 62], [5.2, 46, 2.6], wood)
    }
    slats(b, [-22, -19, 40], [44, 43, 3], 5, wood)
    for (const z of [52, 64, 76]) b.box([-22, -23, z], [44, 2, 8], wood)
  },
  /** Crossed legs, laths between them. */
  folding(b, { wood, metal }) {
    for (const x of [-21, 19]) {
      b.beam([x + 1, -20, 0], [x + 1, 19, 45], 2.4, metal)
      bent(
        b,
        [
          [x + 3.6, 21, 0],
          [x + 3.6, -13, 46],
          [x + 3.6, -22, 84],
        ],
        2.4,
        metal,
        { across: [1, 0, 0] },
      )
    }
    slats(b, [-21, -14, 45], [42, 36, 2], 5, wood)
    for (const z of [60, 70, 80]) b.box([-15, -18.4 - (z - 60) * 0.22, z], [34, 1.6, 6], wood)
  },
  /** Steel with a round back. */
  hoop(b, { metal, fabric }) {
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      b.beam([sx * 21, sy * 20, 0], [sx * 16, sy * 15, 43], 2, metal)
    b.extrude(ellipse(22, 21), 'z', [0, 0, 43], 2, metal, { smooth: true })
    cushion(b, ellipse(19, 18, 16), 45, 4, fabric)
    const back = arc([0, 0], [1, 1], [0, 180], 9).map(
      ([c, s]): Vec => [c * 20, -13 - s * 6, 45 + s * 40],
    )
    bent(b, back, 2.2, metal)
    for (const x of [-7, 0, 7])
      b.beam([x, -16, 45], [x, -18.6, 82 - Math.abs(x) * 0.35], 1.4, metal)
  },
  /** A woven tub. */
  wicker(b, { wood, fabric }) {
    const cane = mix(wood, '#c9a468', 0.5)
    for (const [x, y] of [
      [-18, -18],
      [14, -18],
      [-18, 14],
      [14, 14],
    ] as const)
      b.box([x, y, 0], [4, 4, 24], wood)
    b.extrude(ellipse(25, 25, 16), 'z', [0, 0, 24], 14, cane, { smooth: true })
    barrel(b, {
      rx: 31,
      ry: 31,
      z: 24,
      back: 76,
      arm: 62,
      thick: 5,
      color: cane,
      open: 54,
      pieces: 14,
    })
    cushion(b, ellipse(25, 25, 16), 38, 8, fabric)
  },
  /** Canvas in a bent frame. */
  sling(b, { metal, fabric }) {
    for (const x of [-26, 26])
      bent(
        b,
        rounded(
          [
            [x, -22, 64],
            [x, -24, 1.2],
            [x, 24, 1.2],
            [x, 22, 64],
            [x, -14, 64],
          ],
          6,
        ),
        2.2,
        metal,
        { across: [1, 0, 0] },
      )
    const profile = [
      [23, 44],
      [10, 42],
      [-12, 40],
      [-18, 46],
      [-27, 88],
    ] as const
    moulded(
      b,
      profile.map(([y, z]) => [-24, 0, 24].map((x): Vec => [x, y, z - (x ? 0 : 2)])),
      1.6,
      fabric,
    )
  },
  /** Cord wound on a steel frame. */
  cord(b, { metal, fabric }) {
    for (const x of [-24, 21]) {
      b.box([x, 18, 0], [3, 3, 60], metal)
      b.box([x, -22, 0], [3, 3, 84], metal)
      b.box([x, -19, 57], [3, 37, 3], metal)
    }
    b.box([-21, -19, 39], [42, 40, 4], metal)
    cushion(b.at(0, 1), outlineOf(40, 38, 40, 4), 43, 7, fabric)
    b.box([-21, -21, 50], [42, 1.6, 32], fabric, { front: [battens(14, '#fbf9f4', 0.35)] })
    b.box([-21, -22, 82], [42, 3, 2], metal)
  },
}
