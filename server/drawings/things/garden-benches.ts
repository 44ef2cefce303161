import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter, mix } from '../kit/light.ts'
import { leaves } from '../kit/palette.ts'
import { arc, bent, curve, seamless } from '../props/bent.ts'
import { masonry, tiles } from '../props/cladding.ts'
import { boardBack, cornerPosts, slatSeat, slats } from '../props/outdoor-seats.ts'
import { cushion, plan as outlineOf } from '../props/outline.ts'
import { tree } from '../props/trees.ts'
import { sheet, sides, spread } from './bars.ts'
import type { ChairMake, Part } from './chair.ts'

const stone = '#b5b6b0'
const cut = '#d8b686'

/** Upright laths between two rails, or under a bow. */
const palings =
  (isBowed: boolean): Part =>
  (b, { w, d, seat, top, frame }) => {
    const length = w - 14
    const high = (x: number) => (isBowed ? top - 8 + 22 * Math.cos((x / w) * Math.PI) : top - 5)
    b.box([-length / 2, 1 - d / 2, seat + 8], [length, 3, 6], frame)
    const rail = curve(isBowed ? 10 : 1, (t): Vec => {
      const x = (t - 0.5) * length
      return [x, 2.5 - d / 2, high(x)]
    })
    bent(b, rail, [3, 6], frame, { across: [0, 1, 0] })
    for (const [x] of spread(length, Math.round(w / 12)))
      b.box([x - 2, 1.6 - d / 2, seat + 14], [4, 1.8, high(x) - seat - 17.4], frame)
  }

const teak = { base: cornerPosts(), seat: slatSeat, measures: () => ({ post: 6 }) }

/** Garden benches; their width is that of the plan. */
export const gardenBenches = {
  slatted: { ...teak, back: palings(false) },
  bowed: { ...teak, back: palings(true) },
  /** Cast ends and laths. */
  park: {
    base(b, { w, metal }) {
      const x = w / 2 - 8
      const spine: Point[] = [
        [24, 0],
        [20, 40],
        [-14, 38],
        [-30, 86],
      ]
      const arm: Point[] = [
        [22, 42],
        [24, 62],
        [-16, 62],
      ]
      sides(b, x, spine, [4, 4], metal)
      sides(b, x, arm, [3.4, 3.4], metal)
      sides(
        b,
        x,
        [
          [-12, 36],
          [-26, 0],
        ],
        [4, 4],
        metal,
      )
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2, -12.8, 42.2], [w, 33, 2.6], 5, frame),
    back(b, { w, frame }) {
      const at = (z: number): Point => [-12.2 - (z - 44) * 0.34, z]
      for (const z of [50, 59, 68, 77]) sheet(b, w, [at(z), at(z + 7)], 2.4, frame)
    },
  },
  /** A slab on blocks. */
  slab: {
    base(b, { w }) {
      for (const x of [14 - w / 2, w / 2 - 44]) b.box([x, -19, 0], [30, 38, 36], stone)
    },
    seat: (b, { w, frame }) => b.box([-w / 2, -23, 36], [w, 46, 9], frame),
  },
  /** Stones in a cage with a wooden top. */
  gabion: {
    base(b, { w, metal }) {
      const stones = [masonry(9, '#3b3f3e', 0.5), tiles(24, mix(metal, '#dfe3e0', 0.6), 0.8)]
      const faces = { front: stones, right: stones, left: stones, back: stones }
      b.box([-w / 2, -22, 0], [w, 44, 40], '#a9a89e', faces)
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2 - 2, -24, 40], [w + 4, 48, 4], 4, frame),
  },
  /** A box with a lid and cushions. */
  box: {
    base(b, { w, frame }) {
      b.box([-w / 2, -26, 0], [w, 52, 40], frame, { front: [tiles(18, '#3a2413', 0.25)] })
      b.box([-w / 2, -30, 0], [w, 4, 78], frame)
    },
    seat(b, { w, fabric }) {
      for (const [x, each] of spread(w, Math.round(w / 60)))
        cushion(b.at(x, 0), outlineOf(each - 2, 50), 40, 8, fabric)
    },
  },
  /** Ribbons of flat steel side by side. */
  ribbon: {
    base: () => {},
    seat(b, { w, metal }) {
      const path: Point[] = [
        [20, 1.2],
        [-12, 1.2],
        [-14, 6],
        [18, 38],
        [20, 43],
        [14, 44],
        [-14, 41],
        [-20, 46],
        [-30, 82],
      ]
      for (const [x, each] of spread(w, Math.round(w / 13)))
        sheet(b.at(x, 0), each - 3, path, 2, metal)
    },
  },
  /** A split log on two stumps. */
  log: {
    base(b, { w, frame }) {
      for (const x of [-w * 0.32, w * 0.32])
        b.cylinder([x, 0, 0], 17, 30, darker(frame, 0.3), { top: cut })
    },
    seat(b, { w, frame }) {
      const half = arc([0, 14], [25, 14], [180, 360], 8)
      const look = { endColor: cut, smooth: true }
      b.extrude(half, 'x', [-w / 2, 0, 30], w, darker(frame, 0.15), look)
      b.box([1 - w / 2, -23, 44], [w - 2, 46, 0.6], cut, { casts: false })
    },
  },
  /** Between two boxes of plants. */
  planted: {
    base(b, { w, metal }) {
      const leaf = leaves.green
      for (const x of [26 - w / 2, w / 2 - 26]) {
        b.box([x - 26, -28, 0], [52, 56, 58], metal)
        b.lump([
          { at: [x, 0, 74], r: 25, color: leaf },
          { at: [x + 8, 12, 66], r: 15, color: darker(leaf, 0.1) },
          { at: [x - 6, -4, 92], r: 15, color: lighter(leaf, 0.12) },
        ])
      }
    },
    seat(b, { w, frame }) {
      slats(b, [52.1 - w / 2, -22, 38], [w - 104.2, 46, 5], 4, frame)
      b.box([52.1 - w / 2, -27, 50], [w - 104.2, 3.4, 30], frame)
    },
  },
  /** A half circle of three boards. */
  crescent: {
    base(b, { w, metal }) {
      for (const [x, y] of arc([0, w * 0.31], [w * 0.62 - 18, w * 0.62 - 18], [215, 325], 3))
        b.box([x - 3, y - 3, 0], [6, 6, 40], metal)
    },
    seat(b, { w, frame }) {
      for (const r of [0, 12.4, 24.8])
        boardAround(b.at(0, w * 0.31), w * 0.62 - r, 11, [205, 335], 12, frame)
    },
  },
  /** Around a tree. */
  tree: {
    base(b, { brief, w, frame }) {
      const kind = brief.pick(['round', 'round', 'acacia'] as const)
      tree(b, kind, brief.between(210, 270), brief.pick([leaves.fresh, leaves.green, leaves.olive]))
      for (const [x, y] of arc([0, 0], [w / 2 - 18, w / 2 - 18], [0, 315], 7))
        b.box([x - 3, y - 3, 0], [6, 6, 39.9], frame)
    },
    seat(b, { w, frame }) {
      for (const r of [0, 19])
        for (let i = 0; i < 8; i++)
          boardAround(b, w / 2 - r, 17, [i * 45 + 1, i * 45 + 44], 1, frame)
    },
  },
  /** Hung from a frame. */
  swing: {
    base(b, { w, frame, metal }) {
      const x = w / 2 + 22
      for (const y of [-1, 1])
        sides(
          b,
          x,
          [
            [y * 58, 0],
            [y * 5, 190],
          ],
          [8, 8],
          frame,
        )
      for (const side of [-x, x]) b.box([side - 3, -34, 90], [6, 68, 6], frame)
      b.box([-x - 10, -5, 190], [2 * x + 20, 10, 10], frame)
      for (const side of [3 - w / 2, w / 2 - 3]) {
        b.box([side - 2, -20, 66], [4, 44, 3], frame)
        for (const y of [-1, 1]) {
          const chain: Vec[] = [
            [side, y * 21, y < 0 ? 84 : 69],
            [side, y * 2, 190],
          ]
          b.wire(chain, 1.4, metal)
        }
      }
    },
    seat: slatSeat,
    back: boardBack,
    measures: () => ({ post: 0, seat: 49 }),
  },
  /** Under a trellis with a roof of laths. */
  arbour: {
    base(b, { w, frame }) {
      for (const x of [-w / 2 - 6, w / 2]) {
        for (const y of [-34, 28]) b.box([x, y, 0], [6, 6, 196], frame)
        for (const z of [60, 96, 132, 168]) b.box([x + 1.4, -28, z], [3, 56, 3], frame)
        b.box([x + 1, -44, 196], [5, 88, 8], frame)
      }
      for (const [y] of spread(90, 6)) b.box([-w / 2 - 18, y - 2, 204], [w + 36, 4, 6], frame)
      for (const z of [70, 110, 150]) b.box([-w / 2, -32, z], [w, 3, 4], frame)
      for (const x of [4 - w / 2, w / 2 - 10]) b.box([x, -20, 0], [6, 6, 42], frame)
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2, -27.9, 42], [w, 52, 4], 5, frame),
  },
} satisfies Record<string, ChairMake>

/** A board that lies along a part of a circle, `wide` cm inwards, in `count` pieces. */
function boardAround(
  b: Builder,
  r: number,
  wide: number,
  range: Point,
  count: number,
  color: string,
): void {
  const [outer, inner] = [r, r - wide].map(of => arc([0, 0], [of, of], range, count))
  seamless(b, g => {
    for (let i = 0; i < count; i++) {
      const ring = (z: number) =>
        [outer?.[i], outer?.[i + 1], inner?.[i + 1], inner?.[i]].map(
          ([x, y] = [0, 0]): Vec => [x, y, z],
        )
      g.loft(ring(40), ring(44), color)
    }
  })
}
