import {
  add,
  cross,
  oblong,
  type Place,
  scale,
  sidesBetween,
  subtract,
  unit,
  type Vec,
} from './geometry.ts'
import type { Mark } from './mark.ts'
import { polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'

/** Decoration of a box by side. You stand in front of it: front is +y, right is +x. */
export interface BoxLook extends Partial<Record<Face, readonly Mark[]>> {
  topColor?: string
}

type Face = 'front' | 'right' | 'back' | 'left' | 'top'

/** A box from its corner with the smallest coordinates; its underside is never seen. */
export function box(place: Place, [x, y, z]: Vec, [w, d, h]: Vec, look: BoxLook, color?: string) {
  // 0 to 3 around the foot, from the back left to the back right and on; 4 to 7 above them.
  const corners = [z, z + h].flatMap(at => oblong([x, y], [x + w, y + d], at)).map(place)
  const side = (of: readonly [number, number, number, number], marks?: readonly Mark[]): Side => {
    return { points: of.map(i => corners[i] as Vec), marks }
  }
  const sides = [
    { ...side([4, 5, 6, 7], look.top), color: look.topColor },
    side([3, 2, 6, 7], look.front),
    side([2, 1, 5, 6], look.right),
    side([1, 0, 4, 5], look.back),
    side([0, 3, 7, 4], look.left),
  ]
  return polyhedron(corners, sides, color)
}

export interface GableLook {
  /** Marks on the two slopes and on the two gable ends. */
  slopes?: readonly Mark[]
  ends?: readonly Mark[]
  endColor?: string
  /** Where the ridge lies across: 0.5 in the middle; 0 or 1 make a wedge. */
  ridge?: number
}

/** A roof of two slopes over the box at/size. */
export function gable(
  place: Place,
  at: Vec,
  [w, deep, h]: Vec,
  along: 'x' | 'y',
  color: string,
  look: GableLook,
): Solid {
  const ridge = look.ridge ?? 0.5
  const p = (x: number, y: number, z: number) =>
    place(add(at, along === 'x' ? [x * w, y * deep, z * h] : [y * w, x * deep, z * h]))
  const slopes = { marks: look.slopes }
  const ends = { marks: look.ends, color: look.endColor }
  const [a, b, c, d] = [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)]
  const [from, to] = [p(0, ridge, 1), p(1, ridge, 1)]
  const sides: Side[] = [
    { points: [d, c, to, from], ...slopes },
    { points: [b, a, from, to], ...slopes },
    { points: [c, b, to], basis: [c, b, p(1, 1, 1)], ...ends },
    { points: [a, d, from], basis: [a, d, p(0, 0, 1)], ...ends },
    { points: [a, b, c, d] },
  ]
  return polyhedron([a, b, c, d, from, to], sides, color)
}

/** The convex body between two rings of the same number of corners, in world coordinates. */
export function hull(low: readonly Vec[], high: readonly Vec[], color: string): Solid {
  const sides = [...sidesBetween(low, high), low, high].map(points => ({ points }))
  return polyhedron([...low, ...high], sides, color)
}

/** A straight square bar of a thickness between two points of the world. */
export function bar(from: Vec, to: Vec, thickness: number, color: string): Solid {
  const along = unit(subtract(to, from))
  const across = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  const [p, q] = [scale(across, thickness / 2), scale(cross(along, across), thickness / 2)]
  const ring = (at: Vec) => [
    add(at, add(p, q)),
    add(at, subtract(p, q)),
    subtract(at, add(p, q)),
    subtract(at, subtract(p, q)),
  ]
  return hull(ring(from), ring(to), color)
}
