import {
  add,
  cross,
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
  const [X, Y, Z] = [x + w, y + d, z + h]
  const side = (a: Vec, b: Vec, c: Vec, e: Vec, marks?: readonly Mark[]) => {
    return { points: [a, b, c, e].map(place), marks }
  }
  const sides = [
    { ...side([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z], look.top), color: look.topColor },
    side([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z], look.front),
    side([X, Y, z], [X, y, z], [X, y, Z], [X, Y, Z], look.right),
    side([X, y, z], [x, y, z], [x, y, Z], [X, y, Z], look.back),
    side([x, y, z], [x, Y, z], [x, Y, Z], [x, y, Z], look.left),
  ]
  return polyhedron(sides, color)
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
  [w, d, h]: Vec,
  along: 'x' | 'y',
  color: string,
  look: GableLook,
): Solid {
  const ridge = look.ridge ?? 0.5
  const p = (x: number, y: number, z: number) =>
    place(add(at, along === 'x' ? [x * w, y * d, z * h] : [y * w, x * d, z * h]))
  const slopes = { marks: look.slopes }
  const ends = { marks: look.ends, color: look.endColor }
  const sides: Side[] = [
    { points: [p(0, 1, 0), p(1, 1, 0), p(1, ridge, 1), p(0, ridge, 1)], ...slopes },
    { points: [p(1, 0, 0), p(0, 0, 0), p(0, ridge, 1), p(1, ridge, 1)], ...slopes },
    {
      points: [p(1, 1, 0), p(1, 0, 0), p(1, ridge, 1)],
      basis: [p(1, 1, 0), p(1, 0, 0), p(1, 1, 1)],
      ...ends,
    },
    {
      points: [p(0, 0, 0), p(0, 1, 0), p(0, ridge, 1)],
      basis: [p(0, 0, 0), p(0, 1, 0), p(0, 0, 1)],
      ...ends,
    },
    { points: [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)] },
  ]
  return polyhedron(sides, color)
}

/** The convex body between two rings of the same number of corners, in world coordinates. */
export function hull(low: readonly Vec[], high: readonly Vec[], color: string): Solid {
  const sides = [...sidesBetween(low, high), low, high].map(points => ({ points }))
  return polyhedron(sides, color)
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
