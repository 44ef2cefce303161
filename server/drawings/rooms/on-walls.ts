import { grid, type Point, pairs, points, times } from '../kit/geometry.ts'
import {
  disc,
  joined,
  lines,
  type Mark,
  panel,
  polygon,
  polygons,
  rectangle,
  tint,
} from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { picture as painting, roundMirror } from '../props/art.ts'
import { glazing as glazed, door as leaf, type Place, window as pane } from '../props/openings.ts'
import { crossMark } from '../props/wall-signs.ts'
import { framed, slide, white } from './boards.ts'
import { type OnWall, onWall } from './plan.ts'

const WHOLE: Place = [0, 0, 1, 1]

/** What hangs on the walls of rooms; sizes in cm. */
export const window = (w = 110, panes = 2, h = 105, z = 110) =>
  onWall([w, h, z], ({ brief, scheme }) =>
    pane(WHOLE, { panes, ...(brief.chance(0.5) && { curtain: scheme.accent }) }),
  )
export const glazing = (w: number, h = 150, z = 40) =>
  onWall([w, h, z], () => glazed(WHOLE, Math.round(w / 70)))
export const door = (lite?: 'full') =>
  onWall([96, 208, 0], ({ scheme }) =>
    leaf(0, 1, 1, { color: scheme.accent, ...(lite && { lite }) }),
  )
export const glassFront = (w: number) =>
  onWall([w, 206, 6], () => glazed(WHOLE, Math.round(w / 70), { door: 1 }))
export const cross = onWall([34, 34, 166], () => crossMark(0.5, 0.5, 30))
export const picture = (w = 70, h = 76) =>
  onWall([w, h, 112], ({ brief }) => painting(WHOLE, brief))
export const mirror = onWall([68, 68, 122], () => roundMirror(WHOLE))
export const screenOf = (w: number, h: number, z: number): OnWall => ({
  size: [w, h, z],
  body: (b, { brief }) => b.quiet.box(0, [w, 5, h], metals.black, { front: [slide(brief)] }),
})
export const screen = screenOf(126, 72, 106)
export const splitUnit: OnWall = {
  size: [84, 26, 204],
  body: b =>
    b.quiet.box(0, [84, 20, 28], '#f6f6f2', {
      front: [tint(0.04, 0.06, 0.92, 0.16, '#40525d', 0.6)],
    }),
}

export const clock = onWall([32, 32, 176], () => {
  const hands: Mark = face => {
    const [x, y] = [15 / face.w, 15 / face.h]
    const tips = points(
      [0.5 - x * 0.4, 0.5 + y * 0.35],
      [0.5, 0.5],
      [0.5 + x * 0.6, 0.5 + y * 0.45],
    )
    return [lines([tips], brand.ink, 2)]
  }
  const round = (r: number, color: string) => disc(0.5, 0.5, r, color, 24)
  return joined(round(15, '#33424a'), round(12.5, '#fbfbf8'), hands)
})

/** Four hooks, on every second of them a coat. */
export const hooks = onWall([110, 80, 108], ({ scheme: { accent, fabric } }) => face => [
  panel(0, 0.9, 1, 7 / face.h, '#8a6a45'),
  ...[accent, fabric].map((color, i) => {
    const [u, v] = [(i * 2 + 0.5) / 4, 0.9]
    const cloth = pairs('1 -0.2, 0.9 -1, -0.9 -1, -1 -0.2', [15 / face.w, 62 / face.h], [u, v])
    return polygon([[u, v + 3 / face.h], ...cloth], color, { edge: true })
  }),
])

export const eyeChart = onWall([54, 78, 112], () => {
  const rows = [1, 2, 3, 4, 5].flatMap(count => {
    const size = 0.2 / count ** 0.7
    return times(count, i =>
      rectangle(0.5 + (i - (count - 1) / 2) * size * 1.7 - size / 2, 0.9 - count * 0.16, size, 0.1),
    )
  })
  return white([polygons(rows, brand.ink)])
})

export const periodicTable = onWall([130, 90, 100], () => {
  const cells = (from: number, to: number, low: number) =>
    grid(to - from, (to - from) * 5)
      .filter(([, row]) => row >= low)
      .map(([column, row]) =>
        rectangle(0.05 + (from + column) * 0.09, 0.74 - row * 0.15, 0.078, 0.125),
      )
  return white([
    polygons(cells(0, 2, 0), brand.orange),
    polygons(cells(2, 6, 2), brand.sun),
    polygons(cells(6, 9, 1), '#7fb8c6'),
    polygons(cells(9, 10, 0), fabrics.sage),
  ])
})

/** A country on a ground. */
export function map(random: Random): Mark {
  const [ground, shape] = random.pick([
    ['#cfe3e6', fabrics.sage],
    ['#f0dcc0', brand.orange],
    ['#e4e0ee', fabrics.denim],
    ['#e2ead6', brand.teal],
  ])
  const land = times(8, (i): Point => {
    const a = (i / 8) * 2 * Math.PI
    const r = random.between(0.2, 0.36)
    return [0.5 + Math.cos(a) * r, 0.54 + Math.sin(a) * r]
  })
  return framed(brand.paper, ground, [
    polygon(land, shape),
    tint(0.14, 0.06, 0.5, 0.07, brand.ink, 0.5),
  ])
}
export const poster = onWall([54, 74, 116], ({ brief }) => map(brief))

export const leaflets = onWall([56, 60, 112], () => {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.sage, fabrics.denim, fabrics.plum]
  return joined(
    panel(0, 0, 1, 1, '#e6e9ea'),
    ...colors.map((color, i) =>
      panel(0.06 + (i % 3) * 0.31, i < 3 ? 0.54 : 0.08, 0.26, 0.36, color),
    ),
  )
})
