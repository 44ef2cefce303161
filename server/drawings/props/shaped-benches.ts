import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { leaves } from '../kit/palette.ts'
import { arc, seamless } from './bent.ts'
import { type OutdoorLook, slats } from './outdoor-seats.ts'
import { tree } from './trees.ts'

/** Benches that go around something, hang or carry a roof. */
export const shapedBenches = {
  /** Between two boxes of plants. */
  planted(b: Builder, { wood, metal }: OutdoorLook, w: number) {
    const leaf = leaves.green
    for (const x of [-w / 2, w / 2 - 52]) {
      b.box([x, -28, 0], [52, 56, 58], metal)
      b.lump([
        { at: [x + 26, 0, 74], r: 25, color: leaf },
        { at: [x + 34, 12, 66], r: 15, color: darker(leaf, 0.1) },
        { at: [x + 20, -4, 92], r: 15, color: lighter(leaf, 0.12) },
      ])
    }
    slats(b, [-w / 2 + 52.1, -22, 38], [w - 104.2, 46, 5], 4, wood)
    slats(b, [-w / 2 + 52.1, -27, 50], [w - 104.2, 3.4, 30], 1, wood)
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
    tree(b, w > 155 ? 'round' : 'poplar', 230, leaves.fresh)
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
