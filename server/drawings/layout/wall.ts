import type { Builder } from '../kit/builder.ts'
import { inset, type Mark } from '../kit/mark.ts'
import type { Placed } from './row.ts'
import type { Context } from './thing.ts'

/**
 * What hangs on a wall: width, height and height above the floor in cm, and how it looks as part of
 * the wall, or as a body from x = 0 with its back at y = 0.
 */
export interface Hanging<C> {
  size: readonly [w: number, h: number, z: number]
  mark?: (context: C) => Mark
  body?: (b: Builder, context: C) => void
}

export interface Wall {
  /** Inner width and height in cm. */
  size: readonly [w: number, h: number]
  /** The height in cm of its upper edge, as it is cut, `x` cm from its left end. */
  topAt: (x: number) => number
  /** What stands at it, `at` cm from its left end. */
  standing: readonly Placed[]
}

/** Something that hangs, by its left end in cm. */
export interface Hung<C> {
  what: Hanging<C>
  at: number
}

/** To the ends of the wall, to its cut edge and to what hangs beside, in cm. */
const MARGIN = 10
/** The share of its height that low things may stand before. */
const COVERED = 0.25
/** The steps in which a place is looked for, in cm. */
const STEP = 4

/**
 * Spreads what hangs on a wall over the parts of it that are neither cut away nor hidden by what
 * stands before it; undefined where something has no place.
 */
export function hung<C>(wall: Wall, all: readonly Hanging<C>[]): Hung<C>[] | undefined {
  const placed: Hung<C>[] = []
  for (const what of [...all].sort((one, other) => other.size[0] - one.size[0])) {
    const at = widestPlace(wall, placed, what)
    if (at === undefined) return undefined
    placed.push({ what, at })
  }
  placed.sort((one, other) => one.at - other.at)
  // Each moves to the middle between its neighbours, until all are evenly apart.
  for (let [round, isMoving] = [0, true]; isMoving && round < 12; round++) {
    isMoving = false
    placed.forEach((one, i) => {
      const neighbours = placed.filter(other => other !== one)
      const at = middleOfPlace(wall, neighbours, one)
      if (at === one.at) return
      isMoving = true
      placed[i] = { ...one, at }
    })
  }
  return placed
}

/** Whether what stands at a wall is nowhere higher than it. */
export function coversStanding({ topAt, standing }: Wall): boolean {
  return standing.every(
    ({ thing, at }) => thing.h <= Math.min(topAt(at), topAt(at + thing.w)) - MARGIN / 2,
  )
}

/** Where the widest stretch of places for something begins; undefined without any. */
function widestPlace<C>(wall: Wall, placed: readonly Hung<C>[], what: Hanging<C>) {
  const last = wall.size[0] - MARGIN - what.size[0]
  let widest: readonly [from: number, to: number] | undefined
  let from: number | undefined
  for (let at = MARGIN; at <= last + STEP; at += STEP) {
    const isFree = at <= last && isPlace(wall, placed, what, at)
    if (isFree) from ??= at
    if (isFree || from === undefined) continue
    const to = at - STEP
    if (!widest || to - from > widest[1] - widest[0]) widest = [from, to]
    from = undefined
  }
  return widest?.[0]
}

/** The middle between the neighbours, cuts and tall things on both sides. */
function middleOfPlace<C>(
  wall: Wall,
  neighbours: readonly Hung<C>[],
  { what, at }: Hung<C>,
): number {
  const reach = (by: number) => {
    let x = at
    while (isPlace(wall, neighbours, what, x + by)) x += by
    return x
  }
  return (reach(-STEP) + reach(STEP)) / 2
}

function isPlace<C>(wall: Wall, neighbours: readonly Hung<C>[], { size }: Hanging<C>, at: number) {
  const [w, h, z] = size
  const end = at + w
  if (at < MARGIN || end > wall.size[0] - MARGIN) return false
  if (Math.min(wall.topAt(at), wall.topAt(end)) < z + h + MARGIN / 2) return false
  const isHidden = wall.standing.some(({ thing, at: start }) =>
    thing.tops.some(
      ({ from, to, h: top }) => top > z + h * COVERED && start + from < end && start + to > at,
    ),
  )
  if (isHidden) return false
  return !neighbours.some(
    ({ what, at: from }) =>
      from < end + MARGIN &&
      from + what.size[0] > at - MARGIN &&
      what.size[2] < z + h &&
      what.size[2] + what.size[1] > z,
  )
}

/**
 * The marks of what hangs on a wall.
 * @param name of the wall; the chances of what hangs there follow from it
 */
export function marksOf<C extends Context>(
  hung: readonly Hung<C>[],
  [width, height]: Wall['size'],
  context: C,
  name: string,
): Mark[] {
  return hung.flatMap(({ what: { size, mark }, at }, i) => {
    const [w, h, z] = size
    if (!mark) return []
    const own = { ...context, brief: context.brief.fork(`${name} ${i}`) }
    return [inset(at / width, z / height, w / width, h / height, [mark(own)])]
  })
}
