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
import { arc } from './bent.ts'
import type { Place } from './openings.ts'

export function blackboard(place: Place, random: Random, color: string): Mark {
  return board(place, '#b98a58', color, [
    text([0.05, 0.78, 0.3], 4, random, '#f4f1e6', 0.75),
    lines([pairs('0.52 0.22, 0.68 0.22, 0.52 0.72, 0.52 0.22')], '#f4f1e6', 2, 0.8),
    lines([zigzag(0.76, 0.2, 0.18, 0.34)], brand.sun, 2.2, 0.85),
  ])
}

/** White in a frame of aluminium. */
export const sheet = (place: Place, marks: readonly Mark[]): Mark =>
  board(place, '#aeb7b9', '#fbfbf8', marks)

export function whiteboard(place: Place, random: Random): Mark {
  const colors = [brand.sun, brand.orange, '#7fb8c6', brand.sun, brand.orange]
  const slips = colors.map((color, i) =>
    tint(0.62 + (i % 3) * 0.12, i < 3 ? 0.58 : 0.3, 0.09, 0.2, color),
  )
  return sheet(place, [
    text([0.06, 0.78, 0.3], 3, random, brand.teal, 0.8),
    lines([zigzag(0.08, 0.16, 0.4, 0.28)], brand.orange, 2.2),
    ...slips,
  ])
}

export function pinboard(place: Place, random: Random): Mark {
  const upper = [brand.paper, brand.paper, '#e9d9a8', '#cfe3e6']
  const papers = [0.06, 0.3, 0.54, 0.77].flatMap((u, i) => [
    panel(u, random.between(0.5, 0.58), 0.17, 0.34, upper[i] as string),
    ...(random.chance(0.7) ? [panel(u + 0.02, 0.12, 0.15, 0.28, random.pick(papersOf))] : []),
  ])
  return board(place, '#8a6a45', '#c79d66', papers)
}

const papersOf = [brand.paper, '#f0c9a8', '#cfe3d2', '#dfe7ef']

export function schedule(place: Place, random: Random): Mark {
  const colors = [brand.teal, brand.orange, brand.sun, fabrics.sage, fabrics.denim]
  const bars = colors.map((color, i) =>
    tint(random.between(0.06, 0.42), 0.78 - i * 0.16, random.between(0.2, 0.46), 0.09, color),
  )
  return sheet(place, [lines(uprights(5, 0.06, 0.94), brand.ink, 0.8, 0.3), ...bars])
}

export function menuBoard(place: Place, random: Random): Mark {
  return board(place, woods.walnut, '#22302f', [
    text([0.08, 0.72, 0.32], 4, random, '#f4f1e6', 0.75),
    text([0.56, 0.72, 0.3], 4, random, '#f4f1e6', 0.6),
    tint(0.08, 0.83, 0.46, 0.08, brand.sun),
  ])
}

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
      ? lines([zigzag(0.66, 0.2, 0.26, 0.4)], '#ffffff', 2.4, 0.9)
      : text([0.66, 0.56, 0.26], 3, random, '#ffffff', 0.8)
  return board(
    [0, 0, 1, 1],
    '#20272d',
    random.pick(['#2b5d6b', '#28445f', '#3d4a5f']),
    [tint(0.08, 0.76, 0.4, 0.1, '#ffffff', 0.9), ...content, rest],
    true,
  )
}

/** A part of a disc, for a face near 9 to 5. */
const wedge: Point[] = [[0.3, 0.4], ...arc([0.3, 0.4], [0.122, 0.218], [0, 109], 6)]

/** A board in a frame 3 cm wide, the marks on its inside; `glows` for a screen. */
export function board(
  [u, v, w, h]: Place,
  frame: string,
  fill: string,
  marks: readonly Mark[],
  glows = false,
): Mark {
  return face => {
    const [fu, fv] = [3 / face.w, 3 / face.h]
    const inside = [panel(0, 0, 1, 1, fill, { edge: false, glows }), ...marks]
    return [panel(u, v, w, h, frame), inset(u + fu, v + fv, w - 2 * fu, h - 2 * fv, inside)]
  }
}

function text([u, v, w]: Vec, rows: number, random: Random, color: string, opacity: number): Mark {
  const rings = times(rows, i => level(v - i * 0.17, u, u + w * random.between(0.55, 1)))
  return lines(rings, color, 2.2, opacity)
}

function zigzag(u: number, v: number, w: number, h: number): Point[] {
  return [0, 0.35, 0.2, 0.75, 0.6, 1].map((at, i) => [u + (w * i) / 5, v + h * at])
}
