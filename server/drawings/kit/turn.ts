import type { Vec } from './geometry.ts'

/** Puts a point of a builder's own space into the world. */
export type Place = (v: Vec) => Vec

/** A point turned around the origin by quarter turns, from +y towards +x. */
export function turned([x, y, z]: Vec, turn: number): Vec {
  if (turn === 1) return [y, -x, z]
  if (turn === 2) return [-x, -y, z]
  if (turn === 3) return [-y, x, z]
  return [x, y, z]
}
