import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, mix } from '../kit/light.ts'
import { arc, bent, curve } from './bent.ts'
import { masonry, tiles } from './cladding.ts'
import { type OutdoorLook, slats } from './outdoor-seats.ts'
import { cushion, plan as outlineOf } from './outline.ts'

/** Benches with or without a back. */
export const straightBenches = {
  /** Teak with arms and a straight back. */
  slatted(b: Builder, { wood }: OutdoorLook, w: number) {
    ends(b, wood, w)
    slats(b, [-w / 2 + 6, -19, 41], [w - 12, 44, 3], 5, wood)
    const n = Math.round(w / 13)
    b.box([-w / 2 + 6, -24, 52], [w - 12, 3, 6], wood)
    b.box([-w / 2 + 6, -24, 82], [w - 12, 3, 7], wood)
    for (let i = 0; i < n; i++) b.box([-w / 2 + 8 + ((w - 12) * i) / n, -23, 58], [5, 2, 24], wood)
  },
  /** A back that rises in a bow. */
  bowed(b: Builder, { wood }: OutdoorLook, w: number) {
    ends(b, wood, w)
    slats(b, [-w / 2 + 6, -19, 41], [w - 12, 44, 3], 5, wood)
    const top = (x: number) => 80 + 22 * Math.cos((x / w) * Math.PI)
    bent(
      b,
      curve(10, t => {
        const x = (t - 0.5) * (w - 12)
        return [x, -22.5, top(x)]
      }),
      [3, 6],
      wood,
      { across: [0, 1, 0] },
    )
    b.box([-w / 2 + 6, -24, 52], [w - 12, 3, 5], wood)
    const n = Math.round(w / 11)
    for (let i = 0; i < n; i++) {
      const x = -w / 2 + 11 + ((w - 22) * i) / (n - 1)
      b.box([x - 1.5, -23.4, 57], [3, 1.8, top(x) - 60.4], wood)
    }
  },
  /** Cast ends and round laths. */
  park(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    for (const x of [-w / 2 + 8, w / 2 - 8]) {
      bent(
        b,
        [
          [x, 24, 0],
          [x, 20, 40],
          [x, -14, 38],
          [x, -30, 86],
        ],
        [4, 4],
        metal,
        { across: [1, 0, 0] },
      )
      b.beam([x, -12, 36], [x, -26, 0], 4, metal)
      bent(
        b,
        [
          [x, 22, 42],
          [x, 24, 62],
          [x, -16, 62],
        ],
        3.4,
        metal,
        { across: [1, 0, 0] },
      )
    }
    for (let i = 0; i < 5; i++) b.box([-w / 2, 13.6 - i * 6.6, 42.2], [w, 5.4, 2.6], wood)
    for (let i = 0; i < 4; i++) {
      const at = (z: number): Vec => [0, -12.2 - (z - 44) * 0.34, z]
      bent(b, [at(50 + i * 9), at(57 + i * 9)], [w, 2.4], wood, { across: [1, 0, 0] })
    }
  },
  /** A slab on blocks. */
  slab(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    for (const x of [-w / 2 + 14, w / 2 - 44])
      b.box([x, -19, 0], [30, 38, 36], metal === '#b5b6b0' ? wood : '#b5b6b0')
    b.box([-w / 2, -23, 36], [w, 46, 9], wood)
  },
  /** Stones in a cage with a wooden top. */
  gabion(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    const stones = [masonry(9, '#3b3f3e', 0.5), tiles(24, mix(metal, '#dfe3e0', 0.6), 0.8)]
    b.box([-w / 2, -22, 0], [w, 44, 40], '#a9a89e', {
      front: stones,
      right: stones,
      left: stones,
      back: stones,
    })
    slats(b, [-w / 2 - 2, -24, 40], [w + 4, 48, 4], 4, wood)
  },
  /** A box with a lid and cushions. */
  box(b: Builder, { wood, fabric }: OutdoorLook, w: number) {
    b.box([-w / 2, -26, 0], [w, 52, 40], wood, { front: [tiles(18, '#3a2413', 0.25)] })
    b.box([-w / 2, -30, 0], [w, 4, 78], wood)
    const n = Math.round(w / 60)
    for (let i = 0; i < n; i++)
      cushion(
        b.at(-w / 2 + ((i + 0.5) * w) / n, 0),
        outlineOf(w / n - 2, 50, w / n - 2, 4),
        40,
        8,
        fabric,
      )
  },
  /** One ribbon of steel. */
  ribbon(b: Builder, { metal }: OutdoorLook, w: number) {
    const path: Vec[] = [
      [0, 22, 1.5],
      [0, -14, 1.5],
      [0, 20, 24],
      [0, 23, 43],
      [0, -16, 40],
      [0, -30, 80],
    ]
    const smooth = path.flatMap((p, i) => {
      const q = path[i + 1]
      return q ? [p, [0, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2] as Vec] : [p]
    })
    bent(b, smooth, [w, 2.4], metal, { across: [1, 0, 0] })
  },
  /** A split log on two stumps. */
  log(b: Builder, { wood }: OutdoorLook, w: number) {
    for (const x of [-w * 0.32, w * 0.32])
      b.cylinder([x, 0, 0], 17, 30, darker(wood, 0.3), { top: '#d8b686' })
    const half = arc([0, 14], [25, 14], [180, 360], 8)
    b.extrude(half, 'x', [-w / 2, 0, 30], w, darker(wood, 0.15), {
      endColor: '#d8b686',
      smooth: true,
    })
    b.box([-w / 2 + 1, -23, 44], [w - 2, 46, 0.6], '#d8b686', { casts: false })
  },
}

/** Legs and arms at both ends of a bench. */
function ends(b: Builder, wood: string, w: number): void {
  for (const x of [-w / 2, w / 2 - 6]) {
    b.box([x, 20, 0], [6, 6, 62], wood)
    b.box([x, -25, 0], [6, 6, 86], wood)
    b.box([x - 0.6, -19, 62], [7.2, 48, 3], wood)
    b.box([x + 1, -19, 34], [4, 39, 5], wood)
  }
}
