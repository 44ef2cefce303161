import { steps } from '../../kit/geometry.ts'
import { inset, type Mark, panel, tint } from '../../kit/mark.ts'
import { brand, lighter, metals, mix } from '../../kit/palette.ts'
import { picture } from '../../props/art.ts'
import { battens } from '../../props/cladding.ts'
import { glazing, window } from '../../props/openings.ts'
import { drawers } from '../../props/storage.ts'
import { type Floor, type Row, tallest } from './floor.ts'
import type { Layout, Show } from './indoors.ts'
import { shopFront } from './shop-front.ts'
import { workbench } from './workbench.ts'

const slatted = (u: number, v: number, w: number, h: number, color: string, pitch: number) => [
  panel(u, v, w, h, color),
  inset(u, v, w, h, [battens(pitch)]),
]

/** A board with words. */
const sign = (color: string): Mark[] => [
  panel(0.44, 0.42, 0.46, 0.36, lighter(color, 0.06)),
  tint(0.48, 0.62, 0.26, 0.07, brand.paper),
  tint(0.48, 0.5, 0.36, 0.05, brand.paper, 0.6),
]

/** Whether pieces bring floors of their own, which have to lie on the ground. */
const areFlat = ({ pieces }: Show) => pieces.some(piece => piece.grounded)

/** How high the line at the back of a counter and the one in front of it stand, in cm. */
const COUNTER = [62, 18] as const

/** So high that a piece is seen over the one on the step before it. */
const rises = (show: Show, { rows }: Floor) => {
  const rise = areFlat(show) ? 0 : Math.min(56, tallest(show.pieces) * 0.5)
  return rows.map((_, i) => (rows.length - i) * rise)
}

/** Halfway between the pieces at the back. */
const partings = ({ rows }: Floor) =>
  steps(rows[0]?.spots ?? []).map(([p, q]) => (p.x + p.piece.w / 2 + q.x - q.piece.w / 2) / 2)

export const layouts = {
  rows: {
    lines: () => [2, 30, 1],
    front: 40,
    plinths: 'accent',
    look: ({ brief, wood }) => ({
      floor: brief.pick(['planks', 'chequer', 'tiles']),
      floorColor: brief.pick([wood, '#d9d2c4', '#c9c2b4']),
      back: [picture([0.1, 0.46, 0.16, 0.36], brief), picture([0.72, 0.46, 0.16, 0.36], brief)],
      side: [glazing([0.12, 0.04, 0.76, 0.84], 5, { door: 3 })],
    }),
  },
  /** On steps that rise to a wall, or on carpets. */
  stage: {
    lines: show => [show.pieces.length > 5 ? 3 : 2, 24, areFlat(show) ? 1.1 : 0.9],
    front: 52,
    look: ({ wood, accent }) => ({
      section: 'alone',
      floor: 'carpet',
      floorColor: '#e4dfd4',
      back: [...slatted(0.04, 0.06, 0.3, 0.88, wood, 18), ...sign(accent)],
    }),
    tops: rises,
    fit(b, show, floor) {
      const { wood, accent } = show
      const { w, rows } = floor
      // The step at the back reaches to the wall.
      let from = 0
      for (const [i, high] of rises(show, floor).entries()) {
        const [{ y, d }, next] = rows.slice(i) as [Row, Row?]
        const to = next ? (y + d + next.y) / 2 : y + d + 30
        const color = i % 2 ? '#d8cbb8' : lighter(accent, 0.55)
        const rim = [tint(0, 1 - 5 / high, 1, 5 / high, wood)]
        if (high > 0) b.box([0, from, 0], [w, to - from, high], lighter(wood, 0.42), { front: rim })
        else b.flat([20, y - 16, 0], [w - 40, d + 32, 0.4], color)
        from = to
      }
    },
  },
  /** In bays of several colours. */
  gallery: {
    lines: () => [2, 24, 0.9],
    front: 40,
    look: ({ brief, wood, wall, accent }, inside) => {
      const { w } = inside
      const bays = steps([0, ...partings(inside), w]).map(([from, to], i) =>
        tint(from / w, 0, (to - from) / w, 0.8, i % 2 ? accent : lighter(accent, 0.45)),
      )
      return {
        sideWall: wall,
        floor: 'carpet',
        floorColor: brief.pick(['#cfc6b6', '#bfc7c6', '#d6c9b4']),
        back: bays,
        side: [...slatted(0.5, 0.3, 0.36, 0.5, wood, 12), picture([0.14, 0.36, 0.2, 0.38], brief)],
      }
    },
    fit(b, { wall }, inside) {
      const { h, rows } = inside
      for (const x of partings(inside))
        b.quiet.box([x - 6, 0.5, 0], [12, (rows[0]?.d ?? 0) * 0.3, h * 0.7], wall)
    },
  },
  /** Behind the window of a shop. */
  'shop-window': {
    lines: () => [2, 30, 1],
    front: 20,
    look: ({ wood, accent }) => ({ floorColor: wood, back: sign(accent) }),
    before: shopFront,
  },
  workbench,
  /** Small pieces on a long cabinet of drawers and on a low bench before it, near to the eye. */
  counter: {
    lines: () => [2, 14, 0.8],
    front: 10,
    look: ({ accent }) => ({
      floor: 'tiles',
      back: sign(accent),
      side: [window([0.16, 0.4, 0.68, 0.44], { panes: 4 })],
    }),
    tops: show => (areFlat(show) ? [0, 0] : COUNTER),
    fit(b, show, { w, rows }) {
      if (areFlat(show)) return
      const chest = [drawers(1, Math.max(3, Math.round(w / 70)), metals.brass, 'shaker')]
      for (const [i, { y, d }] of rows.entries())
        b.box([6, y - 6, 0], [w - 12, d + 12, COUNTER[i] ?? 0], mix(show.wood, brand.paper, 0.35), {
          topColor: lighter(show.wood, 0.5),
          front: i ? [] : chest,
        })
    },
  },
} satisfies Record<string, Layout>
