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
 * The face of a blueprint: a grid of half metres, a frame, and the measures of the thing on it,
 * which leaves `margin` cm free on every side.
 */
export function blueprint({ line }: Sheet, margin: number): Mark[] {
  const grid: Mark = ({ w, h }) => {
    const step = (length: number) => times(Math.floor(length / 50), i => ((i + 1) * 50) / length)
    const grid = [...step(w).map(u => upright(u)), ...step(h).map(v => level(v))]
    return [lines(grid, line, 0.8, 0.22)]
  }
  const frame: Mark = ({ w, h }) => {
    const [u, v] = [10 / w, 10 / h]
    const ring = points([u, v], [1 - u, v], [1 - u, 1 - v], [u, 1 - v], [u, v])
    return [lines([ring], line, 1.6, 0.8)]
  }
  const measures: Mark = ({ w, h }) => {
    const [u, v, du, dv] = [margin / w, margin / h, 8 / w, 8 / h]
    const [below, right] = [1 - v * 0.45, 1 - u * 0.45]
    const rings = [
      level(below, u, 1 - u),
      upright(right, v, 1 - v),
      ...[u, 0.5, 1 - u].map(at =>
        points([at - du / 2, below - dv / 2], [at + du / 2, below + dv / 2]),
      ),
      ...[v, 0.5, 1 - v].map(at =>
        points([right - du / 2, at - dv / 2], [right + du / 2, at + dv / 2]),
      ),
    ] as const
    return [lines(rings, line, 1.4, 0.9)]
  }
  return [grid, frame, measures]
}

export function titleBlock({ line }: Sheet): Mark {
  return face => {
    const [w, h] = [96 / face.w, 30 / face.h]
    const [u, v] = [1 - w - 14 / face.w, 14 / face.h]
    return [
      inset(u, v, w, h, [
        tint(0, 0, 1, 1, line, 0.14),
        tint(0.08, 0.56, 0.6, 0.2, line, 0.8),
        tint(0.08, 0.22, 0.36, 0.14, line, 0.5),
      ]),
    ]
  }
}
