import type { Vec } from './geometry.ts'
import type { Mark } from './mark.ts'
import { type Look, polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'
import type { Place } from './turn.ts'

/** Decoration of a box by side. You stand in front of it: front is +y, right is +x. */
export interface BoxLook extends Look {
  front?: readonly Mark[]
  right?: readonly Mark[]
  back?: readonly Mark[]
  left?: readonly Mark[]
  top?: readonly Mark[]
  topColor?: string
}

/** A box from its corner with the smallest coordinates; its underside is never seen. */
export function box(
  place: Place,
  [x, y, z]: Vec,
  [w, d, h]: Vec,
  color: string,
  look: BoxLook,
): Solid {
  const [X, Y, Z] = [x + w, y + d, z + h]
  const side = (a: Vec, b: Vec, c: Vec, e: Vec, marks?: readonly Mark[], own?: string): Side => ({
    points: [a, b, c, e].map(place),
    ...(marks ? { marks } : {}),
    ...(own ? { color: own } : {}),
  })
  const sides = [
    side([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z], look.top, look.topColor),
    side([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z], look.front),
    side([X, Y, z], [X, y, z], [X, y, Z], [X, Y, Z], look.right),
    side([X, y, z], [x, y, z], [x, y, Z], [X, y, Z], look.back),
    side([x, y, z], [x, Y, z], [x, Y, Z], [x, y, Z], look.left),
  ]
  return polyhedron(sides, color, look)
}
