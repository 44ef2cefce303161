import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import type { Row } from '../layout/row.ts'
import type { Context, Thing } from '../layout/thing.ts'
import { type Skin, walls } from '../props/dwellings.ts'

/** A size in cm, or from one to another. */
export type Range = number | readonly [from: number, to: number]

/** What all parts of one house share. */
export interface Look extends Context {
  readonly wall: string
  readonly skin: Skin
  readonly roof: string
  readonly accent: string
  readonly stone: string
  /** Width, depth and height of the walls that a part belongs to. */
  readonly size: readonly [w: number, d: number, h: number]
  /** Height of the floor. */
  readonly lift: number
}

export type HouseThing = Thing<Look>
export type HouseRow = Row<Look>

/** A window or door: its width and height in cm, how high it sits, and how it looks. */
export interface Opening {
  readonly size: readonly [w: number, h: number, z: number]
  readonly mark: (place: readonly [number, number, number, number], look: Look) => Mark
}

/** Four walls and what covers them. */
export interface Wing {
  readonly size: readonly [w: Range, d: Range, h: Range]
  /** From the left to the right of a wall, evenly apart. */
  readonly front?: readonly Opening[]
  readonly right?: readonly Opening[]
  readonly roof: HouseThing
  /** Other walls than four plain ones; told the openings' marks. */
  readonly walls?: (b: Builder, look: Look, front: Mark[], right: Mark[]) => void
  /** Whether it stands on stones. */
  readonly base?: boolean
  readonly look?: (brief: Brief) => Partial<Look>
}

/** Builds the walls with their openings on the `free` part of the front, and the roof. */
export function part(
  b: Builder,
  { front = [], right = [], roof, base, ...wing }: Wing,
  look: Look,
  free: readonly [from: number, to: number] = [0, look.size[0]],
): void {
  const [w, d, h] = look.size
  const marks = [facade(front, [w, h], free, look), facade(right, [d, h], [0, d], look)] as const
  if (wing.walls) wing.walls(b, look, ...marks)
  else
    walls(b, look.size, {
      color: look.wall,
      skin: look.skin,
      ...(base && { base: [46, look.stone] }),
      front: marks[0],
      right: marks[1],
    })
  roof(b.at(0, 0, h), look)
}

/** The least between two openings, and from the ends of a wall; in cm. */
const APART = 8

/** The marks of openings along a part of a wall, evenly apart. @throws where it is too short */
function facade(
  openings: readonly Opening[],
  [w, h]: readonly [number, number],
  [from, to]: readonly [from: number, to: number],
  look: Look,
): Mark[] {
  const taken = openings.reduce((sum, { size }) => sum + size[0], 0)
  const gap = (to - from - taken) / (openings.length + 1)
  if (openings.length > 0 && gap < APART)
    throw new Error(
      `A wall of ${Math.round(to - from)} cm is too short for openings of ${taken} cm`,
    )
  let x = from
  return openings.map(({ size: [wide, high, z], mark }) => {
    x += gap
    const place = [x / w, z / h, wide / w, Math.min(high, h - z - 6) / h] as const
    x += wide
    return mark(place, look)
  })
}

export const sampled = (brief: Brief, range: Range) =>
  typeof range === 'number' ? range : brief.between(...range)

export function sized(brief: Brief, [w, d, h]: Wing['size']): readonly [number, number, number] {
  return [sampled(brief, w), sampled(brief, d), sampled(brief, h)]
}
