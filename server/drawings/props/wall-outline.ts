import { between, type Point, sidesOf } from '../kit/geometry.ts'
import { type Mark, type Patch, patchesOf } from '../kit/mark.ts'

/**
 * Marks over the inner width and height of a wall, made for the end of an extruded outline: cut
 * along it, and placed in the rectangle around it. The outline is convex, in the wall's own
 * coordinates; the wall reaches `left` cm farther than its inner width.
 */
export function onWall(
  [w, h]: Point,
  outline: readonly Point[],
  marks: readonly Mark[],
  left = 0,
): Mark {
  const top = Math.max(...outline.map(([, v]) => v))
  const even = outline.every(([u, v]) => (u === 0 || u === 1) && (v === 0 || v === 1))
  const placed = ([u, v]: Point): Point => [(left + u * w) / (left + w), v / top]
  return () =>
    patchesOf(marks, { w, h })
      .map(patch => (even ? patch : { ...patch, rings: cutAlong(outline, patch) }))
      .filter(patch => patch.rings.length > 0)
      .map(patch => ({ ...patch, rings: patch.rings.map(ring => ring.map(placed)) }))
}

/** The parts of a patch's rings inside a convex outline that runs counter-clockwise. */
function cutAlong(outline: readonly Point[], { rings, width }: Patch): (readonly Point[])[] {
  const open = width !== undefined
  return rings
    .map(ring =>
      sidesOf(outline).reduce<readonly Point[]>(
        (kept, [from, to]) => beside(kept, from, to, open),
        ring,
      ),
    )
    .filter(ring => ring.length > (open ? 1 : 2))
}

/** What of a ring lies to the left of the line between two points (Sutherland-Hodgman). */
function beside(ring: readonly Point[], from: Point, to: Point, open: boolean): readonly Point[] {
  const side = ([u, v]: Point) =>
    (to[0] - from[0]) * (v - from[1]) - (to[1] - from[1]) * (u - from[0])
  if (ring.every(point => side(point) >= -1e-9)) return ring
  const out: Point[] = []
  ring.forEach((point, i) => {
    const before = ring[i === 0 ? ring.length - 1 : i - 1] as Point
    const [here, there] = [side(point), side(before)]
    if (here * there < 0 && !(open && i === 0))
      out.push(between(before, point, there / (there - here)))
    if (here >= 0) out.push(point)
  })
  return out
}
