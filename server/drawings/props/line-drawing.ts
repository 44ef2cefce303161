import { points, times, type Vec } from '../kit/geometry.ts'
import { toneOf } from '../kit/light.ts'
import { inset, level, lines, type Mark, tint, upright } from '../kit/mark.ts'
import { lighter, mix } from '../kit/palette.ts'
import type { Paint, Solid } from '../kit/solid.ts'

export interface Sheet {
  paper: string
  line: string
}

/** A solid as a draughtsman shows it: the edges of its faces and what is on them; it hides. */
export function inLines(solid: Solid, sheet: Sheet): Solid {
  return { ...solid, casts: [], paints: solid.paints.flatMap(paint => drawn(paint, solid, sheet)) }
}

function drawn(
  { rings, outline, opacity = 1, width }: Paint,
  { facets }: Solid,
  { paper, line }: Sheet,
): Paint[] {
  const stroke = { fill: line, edge: 'none' } as const
  if (width !== undefined) return [{ ...stroke, rings, width: Math.min(width, 1), opacity: 0.35 }]
  if (opacity < 0.35) return []
  const closed = rings.map(ring => [...ring, ...ring.slice(0, 1)])
  if (outline)
    return [
      { rings, outline, fill: shade(paper, 0.5), edge: 'none' },
      { ...stroke, rings: closed, outline, width: 1.7 },
    ]
  const face = facets.find(facet => isOne(facet.points, rings[0] ?? []))
  if (!face) return [{ ...stroke, rings: closed, width: 1, opacity: 0.6 }]
  return [
    { rings, fill: shade(paper, toneOf(face.normal)), edge: 'own' },
    { ...stroke, rings: closed, width: 1.7 },
  ]
}

const isOne = (face: readonly Vec[], ring: readonly Vec[]) =>
  face.length === ring.length &&
  face.every((corner, i) => corner.every((value, axis) => value === ring[i]?.[axis]))

/** A hint of light, so that the faces turn. */
function shade(paper: string, tone: number): string {
  return tone > 0 ? lighter(paper, tone * 0.07) : mix(paper, '#06121c', -tone * 0.16)
}

/**
 * The face of a blueprint: a grid of half metres, a frame, a block of words, and the measures of
 * the thing on it, which leaves `margin` cm free on every side.
 */
export const blueprint =
  ({ line }: Sheet, margin: number): Mark =>
  ({ w, h }) => {
    const halfMetres = (length: number) =>
      times(Math.floor(length / 50), i => ((i + 1) * 50) / length)
    const grid = [...halfMetres(w).map(u => upright(u)), ...halfMetres(h).map(v => level(v))]
    const [u, v] = [10 / w, 10 / h]
    const frame = points([u, v], [1 - u, v], [1 - u, 1 - v], [u, 1 - v], [u, v])
    const [left, low] = [margin / w, margin / h]
    const [right, below] = [1 - left * 0.45, 1 - low * 0.45]
    const tick = (x: number, y: number) => points([x - 4 / w, y - 4 / h], [x + 4 / w, y + 4 / h])
    const measures = [
      level(below, left, 1 - left),
      upright(right, low, 1 - low),
      ...[left, 0.5, 1 - left].map(x => tick(x, below)),
      ...[low, 0.5, 1 - low].map(y => tick(right, y)),
    ]
    return [
      lines(grid, line, 0.8, 0.22),
      lines([frame], line, 1.6, 0.8),
      lines(measures, line, 1.4, 0.9),
      inset(1 - 110 / w, 14 / h, 96 / w, 30 / h, [
        tint(0, 0, 1, 1, line, 0.14),
        tint(0.08, 0.56, 0.6, 0.2, line, 0.8),
        tint(0.08, 0.22, 0.36, 0.14, line, 0.5),
      ]),
    ]
  }
