import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { leaves } from '../kit/palette.ts'
import { arc, bent, curve, seamless } from './bent.ts'
import { masonry, tiles } from './cladding.ts'
import { type OutdoorLook, slats } from './outdoor-seats.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { tree } from './trees.ts'

/** Benches for a garden, centred on the origin, facing +y; `w` is their length. */
export const gardenBenches = {
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
    const stones = [masonry(9, '#3b3f3e', 0.5), tiles(24, metal, 0.8)]
    b.box([-w / 2, -22, 0], [w, 44, 40], '#a9a89e', {
      front: stones,
      right: stones,
      left: stones,
      back: stones,
    })
    slats(b, [-w / 2 - 2, -24, 40], [w + 4, 48, 4], 4, wood)
  },
  /** Between two boxes of plants. */
  planted(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    const leaf = leaves.green
    for (const x of [-w / 2, w / 2 - 52]) {
      b.box([x, -28, 0], [52, 56, 58], metal)
      b.lump([
        { at: [x + 26, 0, 74], r: 25, color: leaf },
        { at: [x + 34, 12, 66], r: 15, color: mix(leaf, '#10262b', 0.1) },
        { at: [x + 20, -4, 92], r: 15, color: mix(leaf, '#ffffff', 0.12) },
      ])
    }
    slats(b, [-w / 2 + 52.1, -22, 38], [w - 104.2, 46, 5], 4, wood)
    slats(b, [-w / 2 + 52.1, -27, 50], [w - 104.2, 3.4, 30], 1, wood)
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
  /** A half circle. */
  crescent(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    const r = w * 0.62
    const at = b.at(0, r * 0.5)
    sector(at, r, r - 11, 41, wood)
    sector(at, r - 12.4, r - 23, 41, wood)
    sector(at, r - 24.4, r - 36, 41, wood)
    for (const a of [215, 250, 290, 325]) {
      const [[x, y]] = arc([0, 0], [r - 18, r - 18], [a, a + 1], 1) as [readonly [number, number]]
      at.box([x - 3, y - 3, 0], [6, 6, 40], metal)
    }
  },
  /** Around a tree. */
  tree(b: Builder, { wood }: OutdoorLook, w: number) {
    const r = w * 0.5
    tree(b, w > 155 ? 'acacia' : 'poplar', 230, leaves.fresh)
    for (let i = 0; i < 8; i++) {
      const corner = (k: number, by: number): Vec => {
        const a = ((i + k) / 8) * 2 * Math.PI
        return [Math.cos(a) * by, Math.sin(a) * by, 0]
      }
      const up = (v: Vec, z: number): Vec => [v[0], v[1], z]
      for (const [outer, inner] of [
        [r, r - 17],
        [r - 19, r - 36],
      ] as const) {
        const ring = [
          corner(0.02, outer),
          corner(0.98, outer),
          corner(0.98, inner),
          corner(0.02, inner),
        ]
        b.loft(
          ring.map(v => up(v, 40)),
          ring.map(v => up(v, 44)),
          wood,
        )
      }
      const [x, y] = corner(0, r - 18)
      b.box([x - 3, y - 3, 0], [6, 6, 39.9], wood)
    }
  },
  /** Hung from a frame. */
  swing(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    const x = w / 2 + 22
    for (const side of [-x, x]) {
      b.beam([side, -58, 0], [side, -5, 190], 8, wood)
      b.beam([side, 58, 0], [side, 5, 190], 8, wood)
      b.box([side - 3, -34, 90], [6, 68, 6], wood)
    }
    b.box([-x - 10, -5, 190], [2 * x + 20, 10, 10], wood)
    slats(b, [-w / 2, -20, 46], [w, 44, 3], 5, wood)
    for (const z of [58, 70, 82]) b.box([-w / 2, -24, z], [w, 2.6, 8], wood)
    for (const side of [-w / 2 + 3, w / 2 - 3]) {
      b.box([side - 2, -20, 66], [4, 44, 3], wood)
      b.wire(
        [
          [side, 20, 69],
          [side, 2, 190],
        ],
        1.4,
        metal,
      )
      b.wire(
        [
          [side, -22, 84],
          [side, -2, 190],
        ],
        1.4,
        metal,
      )
    }
  },
  /** Under a trellis with a roof of laths. */
  arbour(b: Builder, { wood }: OutdoorLook, w: number) {
    for (const x of [-w / 2 - 6, w / 2]) {
      for (const y of [-34, 28]) b.box([x, y, 0], [6, 6, 196], wood)
      for (const z of [60, 96, 132, 168]) b.box([x + 1.4, -28, z], [3, 56, 3], wood)
      b.box([x + 1, -44, 196], [5, 88, 8], wood)
    }
    for (let i = 0; i < 6; i++) b.box([-w / 2 - 18, -40 + i * 15, 204], [w + 36, 4, 6], wood)
    for (const z of [70, 110, 150]) b.box([-w / 2, -32, z], [w, 3, 4], wood)
    slats(b, [-w / 2, -27.9, 42], [w, 52, 4], 5, wood)
    for (const x of [-w / 2 + 4, w / 2 - 10]) b.box([x, -20, 0], [6, 6, 42], wood)
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
      b.cylinder([x, 0, 0], 17, 30, mix(wood, '#10262b', 0.3), { top: '#d8b686' })
    const half = arc([0, 14], [25, 14], [180, 360], 8)
    b.extrude(half, 'x', [-w / 2, 0, 30], w, mix(wood, '#10262b', 0.15), {
      endColor: '#d8b686',
      smooth: true,
    })
    b.box([-w / 2 + 1, -23, 44], [w - 2, 46, 0.6], '#d8b686', { casts: false })
  },
}

export const gardenBenchStyles = Object.keys(gardenBenches) as (keyof typeof gardenBenches)[]

/** Legs and arms at both ends of a bench. */
function ends(b: Builder, wood: string, w: number): void {
  for (const x of [-w / 2, w / 2 - 6]) {
    b.box([x, 20, 0], [6, 6, 62], wood)
    b.box([x, -25, 0], [6, 6, 86], wood)
    b.box([x - 0.6, -19, 62], [7.2, 48, 3], wood)
    b.box([x + 1, -19, 34], [4, 39, 5], wood)
  }
}

/** A ring of boards, open in front. */
function sector(b: Builder, outer: number, inner: number, z: number, wood: string): void {
  const [o, i] = [outer, inner].map(r => arc([0, 0], [r, r], [205, 335], 12)) as [
    [number, number][],
    [number, number][],
  ]
  seamless(b, g => {
    for (let k = 0; k < 12; k++) {
      const ring = [o[k], o[k + 1], i[k + 1], i[k]] as [number, number][]
      g.loft(
        ring.map(([x, y]): Vec => [x, y, z]),
        ring.map(([x, y]): Vec => [x, y, z + 4]),
        wood,
      )
    }
  })
}
