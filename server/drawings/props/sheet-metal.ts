import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { type Mark, panel, rectangle } from '../kit/mark.ts'
import type { Part } from '../kit/scene.ts'

/** Openings in a plate of 0..1 by 0..1, each a ring of corners. */
export type Holes = readonly (readonly Point[])[]

/**
 * An upright plate facing +y with real openings, through which one sees what is behind. Its lower
 * left back corner is at the origin; `thick` cm of the cut edge show in each opening.
 */
export function pierced(
  b: Builder,
  [w, h]: readonly [number, number],
  holes: Holes,
  color: string,
  thick = 2.4,
): void {
  const edge = mix(color, '#10262b', 0.38)
  layer(b.at(0, 0), w, h, thick * 0.6, edge, holes)
  layer(b.at(0, thick * 0.6), w, h, thick * 0.4, color, holes)
}

/** A plate lying flat with its corner at the origin, marks for its openings on top. */
export function flatPlate(
  b: Builder,
  [w, d]: readonly [number, number],
  top: readonly Mark[],
  color: string,
  thick = 2,
): void {
  b.box([0, 0, 0], [w, d, thick], color, { top })
}

function layer(b: Builder, w: number, h: number, t: number, color: string, holes: Holes): void {
  const ring = rectangle(0, 0, 1, 1)
  const skin: Mark = () => [{ rings: [ring, ...holes.map(wound)], fill: color, edge: true }]
  const side = [panel(0, 0, 1, 1, color, { edge: false })]
  b.box([0, 0, 0], [w, t, h], color)
  const solid = taken(b)
  b.box([0, 0, 0], [w, t, h], color, { open: true, front: [skin], right: side, top: side })
  const shown = taken(b)
  b.scene.parts.push({
    ...shown,
    solids: shown.solids.map((s, i) => ({
      ...s,
      facets: solid.solids[i]?.facets ?? [],
      casts: s.casts,
    })),
  })
}

function taken(b: Builder): Part {
  return b.scene.parts.pop() as Part
}

/** The ring against the outline's direction, so that it is an opening. */
function wound(ring: readonly Point[]): readonly Point[] {
  const area = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] as Point
    return sum + x * ny - nx * y
  }, 0)
  return area > 0 ? [...ring].reverse() : ring
}

/** A ring of `sides` corners around a middle; radius as shares of width and height. */
export function ngon(
  u: number,
  v: number,
  ru: number,
  rv: number,
  sides: number,
  turn = 0,
): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const a = (i / sides) * 2 * Math.PI + turn
    return [u + Math.cos(a) * ru, v + Math.sin(a) * rv]
  })
}

export const patterns = [
  'round',
  'staggered',
  'slots',
  'squares',
  'fading',
  'hexagons',
  'diamonds',
  'waves',
  'leaves',
] as const
export type Pattern = (typeof patterns)[number]

/** A repeating pattern of openings over a plate of w by h cm, with a rim left whole. */
export function patternHoles(
  pattern: Pattern,
  w: number,
  h: number,
  pitch: number,
  rim = 8,
): Holes {
  const [columns, rows] = [
    Math.max(2, Math.round((w - 2 * rim) / pitch)),
    Math.max(2, Math.round((h - 2 * rim) / pitch)),
  ]
  const [pu, pv] = [(1 - (2 * rim) / w) / columns, (1 - (2 * rim) / h) / rows]
  const out: Point[][] = []
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const shifted =
        pattern !== 'round' &&
        pattern !== 'squares' &&
        pattern !== 'fading' &&
        pattern !== 'waves' &&
        j % 2 === 1
      if (shifted && i === columns - 1) continue
      const u = rim / w + (i + (shifted ? 1 : 0.5)) * pu
      const v = rim / h + (j + 0.5) * pv
      out.push(...opening(pattern, u, v, pu, pv, (j + 0.5) / rows))
    }
  return out
}

function opening(
  pattern: Pattern,
  u: number,
  v: number,
  pu: number,
  pv: number,
  up: number,
): Point[][] {
  if (pattern === 'slots') return [rectangle(u - pu * 0.4, v - pv * 0.2, pu * 0.8, pv * 0.4)]
  if (pattern === 'squares') return [rectangle(u - pu * 0.34, v - pv * 0.34, pu * 0.68, pv * 0.68)]
  if (pattern === 'fading')
    return [ngon(u, v, pu * (0.12 + up * 0.32), pv * (0.12 + up * 0.32), 10)]
  if (pattern === 'hexagons') return [ngon(u, v, pu * 0.46, pv * 0.5, 6, Math.PI / 6)]
  if (pattern === 'diamonds') return [ngon(u, v, pu * 0.44, pv * 0.86, 4)]
  if (pattern === 'waves')
    return [
      [
        [u - pu * 0.4, v - pv * 0.1],
        [u, v - pv * 0.36],
        [u + pu * 0.4, v - pv * 0.1],
        [u + pu * 0.4, v + pv * 0.2],
        [u, v - pv * 0.06],
        [u - pu * 0.4, v + pv * 0.2],
      ],
    ]
  if (pattern === 'leaves')
    return [
      [
        [u, v - pv * 0.7],
        [u + pu * 0.32, v - pv * 0.15],
        [u + pu * 0.26, v + pv * 0.3],
        [u, v + pv * 0.75],
        [u - pu * 0.26, v + pv * 0.3],
        [u - pu * 0.32, v - pv * 0.15],
      ],
    ]
  return [ngon(u, v, pu * 0.34, pv * 0.34, 10)]
}
