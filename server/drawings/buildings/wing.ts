import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import { madeRow, putRow } from '../layout/row.ts'
import { walls } from '../props/dwellings.ts'
import { type BuildingRow, type BuildingThing, type Look, type Range, sampled } from './look.ts'
import { type Opening, opened, type Span } from './spread.ts'

/** What walls are told: the marks of their openings, and how to furnish a floor of a size in cm. */
interface WithinWalls {
  front: Mark[]
  right: Mark[]
  furnish: (b: Builder, w: number, d: number) => void
}

export interface Wing {
  size: readonly [w: Range, d: Range, h: Range]
  /** From the left to the right of a wall, evenly apart; those upstairs by themselves. */
  front?: readonly Opening[]
  right?: readonly Opening[]
  roof: BuildingThing
  /** Other walls than four plain ones. */
  walls?: (b: Builder, look: Look, within: WithinWalls) => void
  /** Rows of what stands inside of walls that show it, from the back to the front. */
  inside?: readonly BuildingRow[]
  /** Along the front from the left. */
  before?: BuildingRow
  /** Whether it stands on stones. */
  base?: boolean
  look?: (brief: Brief, main: Look) => Partial<Look>
}

/** Builds the walls with their openings on the `free` part of the front, and the roof. */
export function part(
  b: Builder,
  { front = [], right = [], inside = [], roof, base, ...wing }: Wing,
  look: Look,
  free: Span = [0, look.size[0]],
): void {
  const [w, d, h] = look.size
  const marks = {
    front: facade(front, w, free, look),
    right: facade(right, d, [0, d], look),
  }
  const furnish = (at: Builder, wide: number, deep: number) => rows(at, look, inside, wide, deep)
  if (wing.walls) wing.walls(b, look, { ...marks, furnish })
  else
    walls(b, look.size, {
      color: look.wall,
      skin: look.skin,
      ...(base && { base: [46, look.stone] }),
      ...marks,
    })
  roof(b.at(0, 0, h), look)
}

/** Puts rows on a floor, the first at its back, the last at its front. @throws if one is too long */
function rows(b: Builder, look: Look, all: readonly BuildingRow[], w: number, d: number): void {
  for (const [i, row] of all.entries()) {
    const made = madeRow(b, look, `inside ${i + 1}`, row)
    if (made.least > w)
      throw new Error(
        `A floor of ${Math.round(w)} cm is too short for ${Math.round(made.least)} cm`,
      )
    const share = all.length > 1 ? i / (all.length - 1) : 0.5
    putRow(b, `inside ${i + 1}`, made.placed(w), (at, thing) => [at, share * (d - thing.d), 0])
  }
}

/** The marks of openings on a part of a wall. @throws where it is too short */
function facade(openings: readonly Opening[], length: number, free: Span, look: Look): Mark[] {
  const { marks, isComplete } = opened(openings, length, free, look)
  if (isComplete) return marks
  throw new Error(
    `A wall of ${Math.round(free[1] - free[0])} cm is too short for ${openings.length} openings`,
  )
}

export function sized(brief: Brief, [w, d, h]: Wing['size']): readonly [number, number, number] {
  return [sampled(brief, w), sampled(brief, d), sampled(brief, h)]
}
