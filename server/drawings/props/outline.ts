import type { Builder } from '../kit/builder.ts'
import {
  bend,
  inTurn,
  ngon,
  onPlane,
  type Point,
  partsOf,
  points,
  shares,
  steps,
  type Vec,
} from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { arc, seamless } from './bent.ts'

/** A rectangle around the middle, `front` wide at +y and `back` wide at -y, its corners rounded. */
export function outlineOf(
  front: number,
  depth: number,
  round = 4,
  back = front,
  bends?: number,
): Point[] {
  const y = depth / 2
  const [x, behind] = [front / 2, back / 2]
  return roundedOff(points([-behind, -y], [behind, -y], [x, y], [-x, y]), round, bends)
}

export const ellipse = (rx: number, ry = rx, sides = 20): Point[] =>
  ngon(sides, [rx, ry], Math.PI / sides)

/** A board in (x, z): square at its foot, its upper corners rounded by `round`. */
export function upright(w: number, low: number, top: number, round: number, lean = 0): Point[] {
  const foot = points([-w / 2, low], [w / 2, low])
  const all = roundedOff(
    [...foot, [w / 2 - lean, top], [-w / 2 + lean, top]],
    Math.min(round, w / 2, top - low),
  )
  return [...foot, ...all.slice(all.length / 2)]
}

export function plate(b: Builder, r: number, z: number, h: number, color: string) {
  b.extrude(ellipse(r, r, 28), 'z', [0, 0, z], h, color, { smooth: true })
}

/** Replaces every corner of a polygon by a curve that starts `r` cm before it. */
export function roundedOff(
  corners: readonly Point[],
  r: number,
  bends = Math.min(8, partsOf(r, 3)),
): Point[] {
  if (r <= 0) return [...corners]
  return corners.flatMap((corner, i) => {
    const [before, after] = [inTurn(corners, i + corners.length - 1), inTurn(corners, i + 1)]
    return bend([before, corner, after], r, shares(bends))
  })
}

/** The outline drawn in by about `by` cm on every side. */
export function shrunk(outline: readonly Point[], by: number): Point[] {
  const [xs, ys] = [outline.map(p => p[0]), outline.map(p => p[1])]
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)]
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [kx, ky] = [1 - (2 * by) / (x1 - x0), 1 - (2 * by) / (y1 - y0)]
  return outline.map(([x, y]) => [cx + (x - cx) * kx, cy + (y - cy) * ky])
}

/**
 * A soft body over a convex outline in slices, paler from the second on: where each begins, and by
 * how much it is drawn in there.
 * @param place the points of the outline at a distance from its plane
 */
export function soft(
  b: Builder,
  outline: readonly Point[],
  slices: readonly Point[],
  color: string,
  place: (points: readonly Point[], at: number) => Vec[],
) {
  const rings = slices.map(([at, by]) => place(by > 0 ? shrunk(outline, by) : outline, at))
  seamless(b, g => {
    for (const [i, [from, to]] of steps(rings).entries())
      g.loft(from, to, i > 0 ? lighter(color, 0.04) : color)
  })
}

/** As `soft` where its sides are square to its plane and its crown bulges by `crown` cm. */
export const crowned = (from: number, thick: number, crown: number): Point[] =>
  points([from, 0], [from + thick - crown, 0], [from + thick, crown * 1.2])

/** Upholstery over a level outline. */
export function cushion(
  b: Builder,
  outline: readonly Point[],
  z: number,
  h: number,
  color: string,
  crown = Math.min(2.4, h * 0.4),
) {
  soft(b, outline, crowned(z, h, crown), color, (points, at) => onPlane('z', at, points))
}

/** A fine line around a wide round edge; the picture is fitted around the whole circle. */
export function rim(b: Builder, r: number, z: number, color: string) {
  b.wire(onPlane('z', z, arc([0, 0], [r, r], [0, 360], 32)), 0.1, darker(color, 0.3))
}
