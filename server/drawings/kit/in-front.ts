import { clip, leftOf } from './clip.ts'
import { type Bounds, type Point, signedArea } from './geometry.ts'
import { type Box, boxOf, nearnessAt, overlapOnScreen, project, touches } from './projection.ts'
import type { Facet, Solid } from './solid.ts'

const TOUCH = 0.05

/** What is painted as one: a solid, or several already in order that stay together. */
export interface Node {
  bounds: Bounds
  solids: readonly Solid[]
}

/**
 * 1 when `a` hides part of `b` (and is painted after it), -1 when `b` hides part of `a`, 0 when
 * they share no screen area. Boxes apart along an axis decide it; bodies whose boxes interlock are
 * compared facet by facet, by nearness over the area that they share.
 */
export function inFront(a: Node, b: Node): -1 | 0 | 1 {
  if (!overlapOnScreen(a.bounds, b.bounds)) return 0
  for (const axis of [2, 0, 1] as const) {
    if (a.bounds.max[axis] <= b.bounds.min[axis] + TOUCH) return -1
    if (b.bounds.max[axis] <= a.bounds.min[axis] + TOUCH) return 1
  }
  const lead = leadOf(a, b)
  return lead > 0 ? 1 : lead < 0 ? -1 : 0
}

interface Seen {
  facet: Facet
  ring: readonly Point[]
  box: Box
}

const seen = new WeakMap<Solid, Seen[]>()

function leadOf(a: Node, b: Node): number {
  let lead = 0
  for (const mine of a.solids)
    for (const other of b.solids) {
      if (!overlapOnScreen(mine.bounds, other.bounds)) continue
      for (const p of onScreen(mine))
        for (const q of onScreen(other)) {
          if (touches(p.box, q.box)) lead += leadOfFacet(p, q)
        }
    }
  return lead
}

function leadOfFacet(a: Seen, b: Seen): number {
  const shared = intersect(a.ring, b.ring)
  const area = signedArea(shared)
  if (area < 0.05) return 0
  const middle = shared.reduce<Point>(
    (sum, p) => [sum[0] + p[0] / shared.length, sum[1] + p[1] / shared.length],
    [0, 0],
  )
  const [pa, pb] = [a.facet.points[0], b.facet.points[0]]
  if (!pa || !pb) return 0
  const gap = nearnessAt(middle, pa, a.facet.normal) - nearnessAt(middle, pb, b.facet.normal)
  return Math.abs(gap) < TOUCH ? 0 : area * gap
}

function onScreen(solid: Solid): Seen[] {
  const cached = seen.get(solid)
  if (cached) return cached
  const made = solid.facets.map((facet): Seen => {
    const ring = facet.points.map(project)
    if (signedArea(ring) < 0) ring.reverse()
    return { facet, ring, box: boxOf({ rings: [facet.points] }) }
  })
  seen.set(solid, made)
  return made
}

/** The common part of two convex rings of positive area. */
function intersect(ring: readonly Point[], by: readonly Point[]): readonly Point[] {
  let kept = ring
  let from = by[by.length - 1] as Point
  for (const to of by) {
    if (kept.length < 3) break
    kept = clip(kept, leftOf(from, to))
    from = to
  }
  return kept
}
