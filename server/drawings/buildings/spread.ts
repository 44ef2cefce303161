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

/** Openings along a wall, or a choice among such rows. */
export type Facade = readonly Opening[] | ((look: Look) => readonly Opening[])

/** A part of a wall or roof, in cm. */
export type Span = readonly [from: number, to: number]

/** The least between two openings and to a wall's end, and from their top to the wall's, in cm. */
const APART = 18
const HEAD = 12
/** From which height on openings are upstairs, where they are spread by themselves, in cm. */
const UPSTAIRS = 200

/** Openings on the free part of a wall that is `length` cm long, and their marks on all of it. */
export function opened(facade: Facade, length: number, free: Span, look: Look) {
  const { brief, size } = look
  const h = size[2]
  const openings = typeof facade === 'function' ? facade(look) : facade
  const placed = [false, true].flatMap(isUp =>
    spread(
      openings.filter(({ size }) => size[2] >= UPSTAIRS === isUp),
      free,
    ),
  )
  const marks = placed.map(({ opening, at, w }, i) => {
    const [, high, z] = opening.size
    const place = [at / length, z / h, w / length, Math.min(high, h - z - HEAD) / h] as const
    return opening.mark(place, { ...look, brief: brief.fork(`${i}`), size: [w, high, h] })
  })
  return { placed, marks }
}

/** Where an opening is on its wall, in cm from the wall's left end. */
interface Spread {
  opening: Opening
  at: number
  w: number
}

/**
 * Openings along a part of a wall: evenly apart, or side by side if some fill it. Of those that do
 * not fit, the last are left out.
 */
function spread(openings: readonly Opening[], [from, to]: Span): Spread[] {
  const taken = openings.reduce((sum, { size }) => sum + size[0] + APART, APART)
  const spare = to - from - taken
  if (openings.length === 0) return []
  if (spare < 0) return spread(openings.slice(0, -1), [from, to])
  const fills = openings.filter(opening => opening.fills).length
  const even = fills > 0 ? 0 : spare / (openings.length + 1)
  let at = from + APART + even
  return openings.map(opening => {
    const w = opening.size[0] + (opening.fills ? spare / fills : 0)
    const placed = { opening, at, w }
    at += w + APART + even
    return placed
  })
}
