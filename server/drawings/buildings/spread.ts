import type { Mark } from '../kit/mark.ts'
import type { BuildingThing, Look } from './look.ts'

/** A window, door, glass front or shutter. */
export interface Opening {
  /** Width, height and height above the floor in cm; the least width of one that fills. */
  size: readonly [w: number, h: number, z: number]
  /** That of a unit is told its width and height, and the height of the wall, as `size`. */
  mark: (place: readonly [number, number, number, number], look: Look) => Mark
  /** Takes what the others leave of the wall. */
  fills?: boolean
  /** Whether the path leads to it. */
  isEntrance?: boolean
  /** Before it on the ground, from its left end. */
  before?: readonly BuildingThing[]
}

/** Where an opening is on its wall, in cm from the wall's left end. */
interface Spread<O> {
  opening: O
  at: number
  w: number
}

/** A part of a wall or roof, in cm. */
export type Span = readonly [from: number, to: number]

/**
 * Openings along a part of a wall: evenly apart, or side by side if some fill it. Of those that do
 * not fit, the last are left out.
 * @param end the least distance to the ends of the wall, in cm
 * @param apart the least distance between openings, in cm
 */
export function spread<O extends Pick<Opening, 'size' | 'fills'>>(
  openings: readonly O[],
  [from, to]: Span,
  end = 22,
  apart = 18,
): Spread<O>[] {
  const taken = openings.reduce((sum, { size }) => sum + size[0] + apart, -apart)
  const spare = to - from - 2 * end - taken
  if (openings.length === 0) return []
  if (spare < 0) return spread(openings.slice(0, -1), [from, to], end, apart)
  const fills = openings.filter(opening => opening.fills).length
  const even = fills > 0 ? 0 : spare / (openings.length + 1)
  let at = from + end + even
  return openings.map(opening => {
    const w = opening.size[0] + (opening.fills ? spare / fills : 0)
    const placed = { opening, at, w }
    at += w + apart + even
    return placed
  })
}
