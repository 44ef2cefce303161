import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import type { Random } from '../kit/random.ts'
import type { Named } from '../kit/scene.ts'
import { filling as anyFilling, type Row } from '../layout/row.ts'
import type { Made, Thing } from '../layout/thing.ts'
import type { Hanging } from '../layout/wall.ts'
import type { Scheme } from '../props/schemes.ts'
import { evenAtRight, type Finish, type Section, sections } from '../props/shell.ts'

type Range = readonly [from: number, to: number]

/** What is settled about a room before it is furnished; lengths in cm. */
export interface Plan extends Record<'w' | 'd' | 'h', number> {
  brief: Brief
  section: Section
  scheme: Scheme
}

/** Chooses a room's cut, colours and size; a side that nothing is said of is 0 at first. */
export function planned(brief: Brief, from: Record<string, Scheme>, layout: Layout): Plan {
  const { w = [0, 0], d = [0, 0], h = [235, 285] } = layout
  return {
    brief,
    w: Math.round(brief.between(...w)),
    d: Math.round(brief.between(...d)),
    h: Math.round(brief.between(...h)),
    section: brief.pick(cutsOf(layout)),
    scheme: brief.material(from),
  }
}

/** The ways to cut the walls: what is clad and what lamps hang from stays whole. */
export const cutsOf = ({ sections: cuts, clad, above }: Layout): readonly Section[] =>
  cuts ?? (clad || above ? evenAtRight : sections)

export type RoomThing = Thing<Plan>

/**
 * What a prop is told, in words: a colour by its name in the room's scheme, `brief` for the thing's
 * own chances, and a list of words for any one of them.
 */
export type Worded<T> = [T] extends [Random]
  ? 'brief'
  : [T] extends [string | undefined]
    ? T | readonly T[]
    : T extends readonly string[]
      ? never
      : T extends readonly unknown[]
        ? T
        : T extends object
          ? { [K in keyof T]: Worded<T[K]> }
          : T

type Prop<A extends unknown[]> = (b: Builder, ...look: A) => void

/** A prop in the colours of the room. */
export const colored =
  <A extends unknown[]>(draw: Prop<A>, ...look: { [I in keyof A]: Worded<A[I]> }): RoomThing =>
  (b, plan) =>
    draw(b, ...(look.map(word => meant(word, plan)) as A))

/** The same, where all of one drawing are of one make. */
export const alike =
  <A extends unknown[]>(...prop: Parameters<typeof colored<A>>): RoomThing =>
  (b, plan) =>
    colored(...prop)(b, { ...plan, brief: plan.brief.whole() })

function meant(word: unknown, plan: Plan): unknown {
  if (word === 'brief') return plan.brief
  if (typeof word === 'string') return plan.scheme[word as keyof Scheme] ?? word
  if (Array.isArray(word))
    return typeof word[0] === 'string' ? meant(plan.brief.pick(word), plan) : word
  if (typeof word !== 'object' || word === null) return word
  return Object.fromEntries(Object.entries(word).map(([key, of]) => [key, meant(of, plan)]))
}

/** `filling` for things of rooms. */
export const filling = anyFilling<Plan>

export type RoomRow = Row<Plan>
export type OnWall = Hanging<Plan>

/** What hangs on a wall as part of it, `size` as `Hanging` has it. */
export const onWall = (size: OnWall['size'], mark: (plan: Plan) => Mark): OnWall => ({ size, mark })

/** Something that stands in a room, by the corner of its box with the smallest x and y; in cm. */
export interface Stands extends Named {
  thing: Made
  x: number
  y: number
}

/** One way to furnish a room; lengths in cm. */
export interface Layout {
  /** Where none is given, a room is a little larger than what stands in it. */
  w?: Range
  d?: Range
  h?: Range
  sections?: readonly Section[]
  /** Along the wall at the right, from the corner. */
  back?: RoomRow
  /** Along the wall at the left, from the corner. */
  left?: RoomRow
  onBack?: readonly OnWall[]
  onLeft?: readonly OnWall[]
  /** Rows on the open floor, from the back to the front. */
  floor?: readonly RoomRow[]
  floors?: readonly Finish[]
  /** Cladding of the wall at the right and of the one at the left, behind what hangs there. */
  clad?: (plan: Plan) => Mark
  cladLeft?: (plan: Plan) => Mark
  /** Spans the room above what stands in it. */
  above?: (b: Builder, plan: Plan, standing: readonly Stands[]) => void
}
