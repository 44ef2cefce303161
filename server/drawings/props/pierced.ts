import type { Builder } from '../kit/builder.ts'
import { ngon, type Point, pairs, partsOf, times } from '../kit/geometry.ts'
import { type Mark, rectangle, tint } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import type { Part } from '../kit/scene.ts'

/** Openings in a plate of 0..1 by 0..1, each a ring of corners. */
export type Holes = readonly (readonly Point[])[]

/**
 * An upright plate facing +y with real openings, through which one sees what is behind and the cut
 * edge. Its lower left back corner is at the origin.
 */
export function pierced(b: Builder, [w, h]: Point, holes: Holes, color: string) {
  // Against the outline's direction, so that they are openings.
  const rings = [rectangle(0, 0, 1, 1), ...holes.map(ring => [...ring].reverse())]
  const { parts } = b.scene
  const layer = (y: number, thick: number, fill: string) => {
    const [at, side] = [b.at(0, y), [tint(0, 0, 1, 1, fill)]]
    at.box(0, [w, thick, h], fill)
    const facets = parts.pop()?.solids[0]?.facets ?? []
    const front: Mark[] = [() => [{ rings, fill, edge: true }]]
    at.clear(0, [w, thick, h], { front, right: side, top: side })
    const shown = parts.pop() as Part
    parts.push({ ...shown, solids: shown.solids.map(solid => ({ ...solid, facets })) })
  }
  layer(0, 1.44, darker(color, 0.38))
  layer(1.44, 0.96, color)
}

const box = (u: number, v: number): Point[] => pairs('-1 -1, 1 -1, 1 1, -1 1', [u, v])

/** Openings around 0, 0 in shares of the pitch. */
const openings = {
  round: ngon(10, [0.34, 0.34]),
  slots: box(0.4, 0.2),
  squares: box(0.34, 0.34),
  hexagons: ngon(6, [0.46, 0.5], Math.PI / 6),
  diamonds: ngon(4, [0.44, 0.86]),
  waves: pairs('-0.4 -0.1, 0 -0.36, 0.4 -0.1, 0.4 0.2, 0 -0.06, -0.4 0.2'),
  leaves: pairs('0 -0.7, 0.32 -0.15, 0.26 0.3, 0 0.75, -0.26 0.3, -0.32 -0.15'),
}

export type Pattern = keyof typeof openings

/** Every other row of these is shifted by half a pitch. */
const shifted: readonly Pattern[] = ['slots', 'hexagons', 'diamonds', 'leaves']

/** A repeating pattern of openings over a plate in cm, `pitch` cm apart, with a rim left whole. */
export function patternHoles(pattern: Pattern, [w, h]: Point, pitch: number, rim = 8): Holes {
  const along = (size: number) => {
    const count = partsOf(size - 2 * rim, pitch)
    return { count, at: (place: number) => (rim + (place * (size - 2 * rim)) / count) / size }
  }
  const [across, up] = [along(w), along(h)]
  return times(up.count, j => {
    const shift = shifted.includes(pattern) && j % 2 === 1 ? 1 : 0.5
    return times(Math.ceil(across.count - shift), i =>
      openings[pattern].map(([x, y]): Point => [across.at(i + shift + x), up.at(j + 0.5 + y)]),
    )
  }).flat()
}
