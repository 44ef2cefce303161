import type { Builder } from '../kit/builder.ts'
import { evenly, type Point, points, sidesOf } from '../kit/geometry.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { brand, darker, glass, lighter } from '../kit/palette.ts'
import { arc } from '../props/bent.ts'
import { boards } from '../props/cladding.ts'
import { slats } from '../props/outdoor-seats.ts'
import { ellipse, outlineOf } from '../props/outline.ts'

/** Size and colour of a top, centred on the origin, its underside at `z`. */
interface Top extends Record<'w' | 'd' | 'z' | 'thick', number> {
  color: string
  marks?: readonly Mark[]
}

/** A top, and which share of its width and depth its legs and the things on it may take. */
interface TopShape {
  inner: number
  draw(b: Builder, top: Top): void
}

const slab = (grain: Mark[] = []): TopShape => ({
  inner: 1,
  draw: (b, { w, d, z, thick, color, marks = [] }) =>
    b.block(z, [w, d, thick], color, { top: [...grain, ...marks] }),
})

const cut = (inner: number, outline: (w: number, d: number) => Point[]): TopShape => ({
  inner,
  draw(b, { w, d, z, thick, color, marks = [] }) {
    const edge = outline(w, d)
    b.extrude(edge, 'z', [0, 0, z], thick, color, { smooth: edge.length > 8, ends: [...marks] })
  },
})

const oval = cut(0.7, (w, d) => ellipse(w / 2, d / 2, 32))

export const tableTops = {
  slab: slab(),
  board: slab([boards(4, false, brand.ink, 0.12)]),
  glass: {
    inner: 1,
    draw(b, { w, d, z, thick }) {
      const pane = [panel(0, 0, 1, 1, glass.pane, 0.6)]
      b.clear([-w / 2, -d / 2, z], [w, d, thick], { top: pane, front: pane, right: pane })
    },
  },
  tray: {
    inner: 0.9,
    draw(b, top) {
      const { w, d, color } = top
      const z = top.z + top.thick
      b.box([-w / 2, [-d / 2, d / 2 - 2], z], [w, 2, 5], color)
      b.box([[-w / 2, w / 2 - 2], -d / 2 + 2, z], [2, d - 4, 7], color)
      tableTops.board.draw(b, top)
    },
  },
  slats: {
    inner: 1,
    draw: (b, { w, d, z, thick, color }) =>
      slats(b, [-w / 2, -d / 2, z], [w, d, thick], Math.round(d / 11), color),
  },
  rounded: cut(0.9, (w, d) => outlineOf(w, d, 10)),
  round: oval,
  oval,
  pebble: cut(0.66, (w, d) => outlineOf(w * 1.1, d, d * 0.4, w * 0.7)),
  racetrack: cut(0.84, (w, d) => [
    ...arc([d / 2 - w / 2, 0], [d / 2, d / 2], [90, 270], 10),
    ...arc([w / 2 - d / 2, 0], [d / 2, d / 2], [-90, 90], 10),
  ]),
  /** Wider in the middle, so that all who sit at it see each other. */
  boat: cut(0.88, (w, d) => {
    const side = evenly(9, -1, 1).map((t): Point => [(t * w) / 2, d * (0.12 * t ** 2 - 0.5)])
    return [...side, ...side.map(([x, y]): Point => [-x, -y])]
  }),
  bullet: cut(0.8, (w, d) => [
    [-w / 2, -d * 0.34],
    [w / 2 - d / 2, -d / 2],
    ...arc([w / 2 - d / 2, 0], [d / 2, d / 2], [-80, 80], 10),
    [w / 2 - d / 2, d / 2],
    [-w / 2, d * 0.34],
  ]),
  hexagon: cut(0.7, (w, d) => ellipse(w / 2, d / 2, 6)),
  wedges: {
    inner: 0.7,
    draw(b, { w, d, z, thick, color }) {
      for (const [i, [p, q]] of sidesOf(ellipse(w / 2, d / 2, 6)).entries()) {
        // Drawn in and moved outwards, so that a gap is left between two of them.
        const [u, v] = [(p[0] + q[0]) * 0.006, (p[1] + q[1]) * 0.006]
        const wedge = points([0, 0], p, q).map(([x, y]): Point => [x * 0.985 + u, y * 0.985 + v])
        b.extrude(wedge, 'z', [0, 0, z], thick, i % 2 ? color : brand.sand)
      }
    },
  },
  rings: {
    inner: 0.66,
    draw(b, { w, z, thick, color }) {
      const pale = lighter(color, 0.4)
      oval.draw(b, { w, d: w, z, thick, color })
      for (const [i, k] of [0.86, 0.56, 0.28].entries()) {
        const size = { w: w * k, d: w * k, z: z + thick + 0.1 * i, thick: 0.1 }
        oval.draw(b, { ...size, color: i === 1 ? darker(pale, 0.1) : pale })
      }
    },
  },
} satisfies Record<string, TopShape>
