import { type Point, pairs, times, type Vec } from '../kit/geometry.ts'
import {
  disc,
  inset,
  level,
  lines,
  type Mark,
  panel,
  polygon,
  tint,
  uprights,
} from '../kit/mark.ts'
import { brand, fabrics, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { arc } from '../props/bent.ts'
import { onWall } from './plan.ts'

/** Black or white, to write on. */
export const board = (w: number) =>
  onWall([w, 100, 88], ({ brief }) => (brief.chance(0.6) ? blackboard(brief) : writtenOn(brief)))
export const whiteboard = onWall([140, 92, 100], ({ brief }) => writtenOn(brief))

function blackboard(random: Random): Mark {
  const color = random.pick(['#2d4a44', '#2b3d4f'])
  return framed('#b98a58', color, [
    text([0.05, 0.78, 0.3], 4, random, '#f4f1e6', 0.75),
    lines([pairs('0.52 0.22, 0.68 0.22, 0.52 0.72, 0.52 0.22')], '#f4f1e6', 2, 0.8),
    lines([zigzag([0.76, 0.2], [0.18, 0.34])], brand.sun, 2.2, 0.85),
  ])
}

function writtenOn(random: Random): Mark {
  const colors = [brand.sun, brand.orange, '#7fb8c6', brand.sun, brand.orange]
  const slips = colors.map((color, i) =>
    tint(0.62 + (i % 3) * 0.12, i < 3 ? 0.58 : 0.3, 0.09, 0.2, color),
  )
  return white([
    text([0.06, 0.78, 0.3], 3, random, brand.teal, 0.8),
    lines([zigzag([0.08, 0.16], [0.4, 0.28])], brand.orange, 2.2),
    ...slips,
  ])
}

export const pins = onWall([130, 80, 112], ({ brief }) => {
  const upper = [brand.paper, brand.paper, '#e9d9a8', '#cfe3e6']
  const papers = [0.06, 0.3, 0.54, 0.77].flatMap((u, i) => [
    panel(u, brief.between(0.5, 0.58), 0.17, 0.34, upper[i] as string),
    ...(brief.chance(0.7) ? [panel(u + 0.02, 0.12, 0.15, 0.28, brief.pick(lower))] : []),
  ])
  return framed('#8a6a45', '#c79d66', papers)
})

const lower = [brand.paper, '#f0c9a8', '#cfe3d2', '#dfe7ef']

export const schedule = onWall([130, 84, 104], ({ brief }) => {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.sage, fabrics.denim]
  const bars = colors.map((color, i) =>
    tint(brief.between(0.06, 0.42), 0.78 - i * 0.16, brief.between(0.2, 0.46), 0.09, color),
  )
  return white([lines(uprights(5, 0.06, 0.94), brand.ink, 0.8, 0.3), ...bars])
})

export const menu = onWall([130, 76, 132], ({ brief }) =>
  framed(woods.walnut, '#22302f', [
    text([0.08, 0.72, 0.32], 4, brief, '#f4f1e6', 0.75),
    text([0.56, 0.72, 0.3], 4, brief, '#f4f1e6', 0.6),
    tint(0.08, 0.83, 0.46, 0.08, brand.sun),
  ]),
)

/** What a screen shows. */
export function slide(random: Random): Mark {
  const lit = { edge: false, glows: true }
  const columns = [0.1, 0.24, 0.38, 0.52].map(u =>
    panel(u, 0.14, 0.09, random.between(0.2, 0.5), brand.sun, lit),
  )
  const shares = [disc(0.3, 0.4, 21, '#7fb8c6', 28), polygon(wedge, brand.sun, lit)]
  const storey = [
    panel(0.08, 0.14, 0.3, 0.5, '#7fb8c6', lit),
    panel(0.4, 0.14, 0.18, 0.24, brand.sun, lit),
    panel(0.4, 0.41, 0.18, 0.23, brand.orange, lit),
  ]
  const content = random.pick([columns, shares, storey])
  const rest =
    content === columns
      ? lines([zigzag([0.66, 0.2], [0.26, 0.4])], '#ffffff', 2.4, 0.9)
      : text([0.66, 0.56, 0.26], 3, random, '#ffffff', 0.8)
  const fill = random.pick(['#2b5d6b', '#28445f', '#3d4a5f'])
  const title = tint(0.08, 0.76, 0.4, 0.1, '#ffffff', 0.9)
  return framed('#20272d', fill, [title, ...content, rest], true)
}

/** A part of a disc, for a face near 9 to 5. */
const wedge: Point[] = [[0.3, 0.4], ...arc([0.3, 0.4], [0.122, 0.218], [0, 109], 6)]

/** A board in a frame 3 cm wide; `glows` for a screen. */
export const framed =
  (frame: string, fill: string, marks: readonly Mark[], glows = false): Mark =>
  ({ w, h }) => {
    const [u, v] = [3 / w, 3 / h]
    const inside = [panel(0, 0, 1, 1, fill, { edge: false, glows }), ...marks]
    return [panel(0, 0, 1, 1, frame), inset(u, v, 1 - 2 * u, 1 - 2 * v, inside)]
  }

/** In a frame of aluminium. */
export const white = (marks: readonly Mark[]) => framed('#aeb7b9', '#fbfbf8', marks)

function text([u, v, w]: Vec, rows: number, random: Random, color: string, opacity: number): Mark {
  const rings = times(rows, i => level(v - i * 0.17, u, u + w * random.between(0.55, 1)))
  return lines(rings, color, 2.2, opacity)
}

const zigzag = (from: Point, size: Point) =>
  pairs('0 0, 0.2 0.35, 0.4 0.2, 0.6 0.75, 0.8 0.6, 1 1', size, from)
