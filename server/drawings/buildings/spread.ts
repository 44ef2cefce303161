import type { Mark } from '../kit/mark.ts'
import type { BuildingThing, Look, Several } from './look.ts'

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
  before?: Several<BuildingThing>
}

/** Openings along a wall, or a choice among such rows. */
export type Facade = Several<Opening> | ((look: Look) => Several<Opening>)

/** A part of a wall or roof, in cm. */
export type Span = readonly [from: number, to: number]

/** The free part of a wall of openings that begin at a height above its floor. */
export type Free = (z: number) => Span

/** The least between two openings and to a wall's end, and from their top to the wall's, in cm. */
const APART = 18
const HEAD = 12
/** From which height on openings are upstairs, where they are spread by themselves, in cm. */
const UPSTAIRS = 200
/** A wall with less than this free beside other units has no openings: no door has room; in cm. */
const HIDDEN = 132

/** Openings on the free part of a wall that is `length` cm long, and their marks on all of it. */
export function opened(facade: Facade, length: number, free: Free, look: Look) {
  const { brief, size } = look
  const h = size[2]
  const openings = [typeof facade === 'function' ? facade(look) : facade].flat()
  const placed = [false, true].flatMap(isUp => {
    const wanted = openings.filter(({ size }) => size[2] >= UPSTAIRS === isUp)
    const span = free(Math.min(...wanted.map(({ size }) => size[2])))
    const wide = span[1] - span[0]
    if (wide < Math.min(length, HIDDEN)) return []
    return spread(fitting(wanted, wide, wide < length), span)
  })
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

const takenBy = (openings: readonly Opening[]) =>
  openings.reduce((sum, { size }) => sum + size[0] + APART, APART)

/**
 * Those that have room: windows may be fewer than asked for, and doors where units hide a part of
 * the wall. One must be there.
 */
function fitting(openings: readonly Opening[], wide: number, isPart: boolean): readonly Opening[] {
  if (openings.length === 0 || takenBy(openings) <= wide) return openings
  const window = openings.findLastIndex(({ isEntrance }) => !isEntrance)
  const last = window < 0 && isPart ? openings.length - 1 : window
  if (openings.length === 1 || last < 0) {
    const sizes = openings.map(({ size }) => size[0]).join(' and ')
    throw new Error(
      `${Math.floor(wide)} cm of a wall are free, too few for openings of ${sizes} cm`,
    )
  }
  return fitting(openings.toSpliced(last, 1), wide, isPart)
}

/** Openings along a part of a wall: evenly apart, or side by side if some fill it. */
function spread(openings: readonly Opening[], [from, to]: Span): Spread[] {
  const spare = to - from - takenBy(openings)
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
