import type { Brief } from '../brief.ts'
import type { Mark } from '../kit/mark.ts'
import type { Row } from '../layout/row.ts'
import type { Context, Thing } from '../layout/thing.ts'
import type { Skin } from '../props/cladding.ts'

/** What all parts of one building share. */
export interface Look extends Context {
  /** Colour of the walls that a part belongs to. */
  wall: string
  skin: Skin
  roof: string
  accent: string
  /** Colour of the doors, where it is not the accent. */
  door?: string
  stone: string
  /** Of decks and posts. */
  wood: string
  /** Colours of units, one after the other. */
  paints: readonly string[]
  /** On all walls of units, below the openings. */
  band?: Mark
  /** Width, depth and height of the walls that a part belongs to. */
  size: readonly [w: number, d: number, h: number]
  /** Height of the floor. */
  lift: number
  /** How many units are below. */
  storey: number
}

/** One, or several. */
export type Several<T> = T | readonly T[]

export type BuildingThing = Thing<Look>
export type BuildingRow = Row<Look>

/** One of several things by chance. */
export const either =
  (...things: readonly BuildingThing[]): BuildingThing =>
  (b, look) =>
    look.brief.pick(things)(b, look)

/** A size in cm, or from one to another. */
export type Range = number | readonly [from: number, to: number]

export const sampled = (brief: Brief, range: Range) =>
  typeof range === 'number' ? range : brief.between(...range)
