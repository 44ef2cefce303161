import type { Builder } from '../kit/builder.ts'
import { onPlane, type Point } from '../kit/geometry.ts'
import { darker, leaves, lighter, mix, woods } from '../kit/palette.ts'
import { arc, bent } from '../props/bent.ts'
import { masonry, tiles } from '../props/cladding.ts'
import { slats } from '../props/outdoor-seats.ts'
import { cushion, outlineOf } from '../props/outline.ts'
import { tree } from '../props/trees.ts'
import { spread } from './bars.ts'
import type { ChairMake } from './chair.ts'

const stone = '#b5b6b0'
const cut = woods.ash

export const benches = {
  slab: {
    base(b, { w }) {
      b.box([[14 - w / 2, w / 2 - 44], -19, 0], [30, 38, 36], stone)
    },
    seat: (b, { w, frame }) => b.block(36, [w, 46, 9], frame),
  },
  gabion: {
    base(b, { w, metal }) {
      const stones = [masonry(9, '#3b3f3e', 0.5), tiles(24, mix(metal, '#dfe3e0', 0.6), 0.8)]
      const faces = { front: stones, right: stones, left: stones, back: stones }
      b.block(0, [w, 44, 40], '#a9a89e', faces)
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2 - 2, -24, 40], [w + 4, 48, 4], 4, frame),
  },
  box: {
    base(b, { w, frame }) {
      b.block(0, [w, 52, 40], frame, { front: [tiles(18, '#3a2413', 0.25)] })
      b.block([-30, 0], [w, 4, 78], frame)
    },
    seat(b, { w, fabric }) {
      for (const [x, each] of spread(w, Math.round(w / 60)))
        cushion(b.at(x, 0), outlineOf(each - 2, 50), 40, 8, fabric)
    },
  },
  log: {
    base(b, { w, frame }) {
      b.cylinder([[-w * 0.32, w * 0.32], 0, 0], 17, 30, darker(frame, 0.3), { top: cut })
    },
    seat(b, { w, frame }) {
      const half = arc([0, 14], [25, 14], [180, 360], 8)
      const look = { endColor: cut, smooth: true }
      b.extrude(half, 'x', [-w / 2, 0, 30], w, darker(frame, 0.15), look)
      b.quiet.box([1 - w / 2, -23, 44], [w - 2, 46, 0.6], cut)
    },
  },
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
  crescent: {
    base(b, { w, metal }) {
      for (const [x, y] of arc([0, w * 0.31], [w * 0.62 - 18, w * 0.62 - 18], [215, 325], 3))
        b.box([x - 3, y - 3, 0], [6, 6, 40], metal)
    },
    seat(b, { w, frame }) {
      for (const r of [5.5, 17.9, 30.3])
        boardAround(b.at(0, w * 0.31), [w * 0.62 - r, 11], [205, 335], 12, frame)
    },
  },
  tree: {
    base(b, { brief, w, frame }) {
      const kind = brief.pick(['round', 'round', 'acacia'])
      tree(b, kind, brief.between(210, 270), brief.pick([leaves.fresh, leaves.green, leaves.olive]))
      for (const [x, y] of arc([0, 0], [w / 2 - 18, w / 2 - 18], [0, 315], 7))
        b.box([x - 3, y - 3, 0], [6, 6, 39.9], frame)
    },
    seat(b, { w, frame }) {
      for (const r of [8.5, 27.5])
        for (let i = 0; i < 8; i++)
          boardAround(b, [w / 2 - r, 17], [i * 45 + 1, i * 45 + 44], 1, frame)
    },
  },
} satisfies Record<string, ChairMake>

/** A board `wide` cm wide along a part of a circle, in `count` pieces. */
function boardAround(b: Builder, [r, wide]: Point, range: Point, count: number, color: string) {
  bent(b, onPlane('z', 42, arc([0, 0], [r, r], range, count)), [wide, 4], color)
}
