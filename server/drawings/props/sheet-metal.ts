import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { type Mark, rectangle, tint } from '../kit/mark.ts'
import type { Part } from '../kit/scene.ts'
import type { Holes } from './hole-patterns.ts'

/**
 * An upright plate facing +y with real openings, through which one sees what is behind. Its lower
 * left back corner is at the origin; `thick` cm of the cut edge show in each opening.
 */
export function pierced(
  b: Builder,
  [w, h]: readonly [number, number],
  holes: Holes,
  color: string,
): void {
  const edge = darker(color, 0.38)
  layer(b.at(0, 0), w, h, 2.4 * 0.6, edge, holes)
  layer(b.at(0, 2.4 * 0.6), w, h, 2.4 * 0.4, color, holes)
}

function layer(b: Builder, w: number, h: number, t: number, color: string, holes: Holes): void {
  const ring = rectangle(0, 0, 1, 1)
  const skin: Mark = () => [{ rings: [ring, ...holes.map(wound)], fill: color, edge: true }]
  const side = [tint(0, 0, 1, 1, color)]
  b.box(0, [w, t, h], color)
  const solid = taken(b)
  b.box(0, [w, t, h], color, { open: true, front: [skin], right: side, top: side })
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
