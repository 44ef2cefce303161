import type { Mark } from '../kit/mark.ts'
import type { UnitLook, UnitThing } from './unit.ts'

/** A window, door, glass front or shutter of a unit. */
export interface UnitOpening {
  /** Width, height and height above the floor in cm; the least width of one that fills. */
  size: readonly [w: number, h: number, z: number]
  /** Told its width and height, and the height of the wall, as `size`. */
  mark: (place: readonly [number, number, number, number], look: UnitLook) => Mark
  /** Takes what the others leave of the wall. */
  fills?: boolean
  /** Whether the path leads to it. */
  isEntrance?: boolean
  /** Before it on the ground, from its left end. */
  before?: readonly UnitThing[]
}

/** A part of a wall or roof, in cm. */
export type Span = readonly [from: number, to: number]

/** To the ends of a wall, and between openings, at least; in cm. */
const END = 22
const APART = 18

/**
 * Openings along a part of a wall: evenly apart, or side by side if some fill it. Of those that do
 * not fit, the last are left out.
 */
export function spread(
  openings: readonly UnitOpening[],
  [from, to]: Span,
): { opening: UnitOpening; at: number; w: number }[] {
  const taken = openings.reduce((sum, { size }) => sum + size[0] + APART, -APART)
  const spare = to - from - 2 * END - taken
  if (openings.length === 0) return []
  if (spare < 0) return spread(openings.slice(0, -1), [from, to])
  const fills = openings.filter(opening => opening.fills).length
  const even = fills > 0 ? 0 : spare / (openings.length + 1)
  let at = from + END + even
  return openings.map(opening => {
    const w = opening.size[0] + (opening.fills ? spare / fills : 0)
    const placed = { opening, at, w }
    at += w + APART + even
    return placed
  })
}
