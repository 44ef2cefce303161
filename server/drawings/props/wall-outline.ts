import { clip, leftOf } from '../kit/clip.ts'
import { type Point, sidesOf } from '../kit/geometry.ts'
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
      sidesOf(outline).reduce<readonly Point[]>((kept, [from, to]) => {
        const side = leftOf(from, to)
        return kept.every(point => side(point) >= -1e-9) ? kept : clip(kept, side, open)
      }, ring),
    )
    .filter(ring => ring.length > (open ? 1 : 2))
}
