import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import type { Free, Span } from './spread.ts'
import type { FreeWalls } from './unit.ts'
import { overlap, type Stood, topOf } from './units.ts'

/** How near another unit hides a wall, in cm. */
const NEAR = 60

/** The parts of a unit's front and right side before which no unit of its storey stands. */
export function freeWalls(
  { x, y, w, d, z, storey, unit }: Stood,
  all: readonly Stood[],
): FreeWalls {
  const hiding = (from: number, isNear: (other: Stood) => boolean) =>
    all.filter(one => one.storey === storey && one.z + one.h > z + from && isNear(one))
  const front: Free = from => {
    const before = hiding(from, other => other.y >= y + d && other.y < y + d + NEAR)
    const [left, right] = widest([x, x + w], before.map(acrossX))
    return [left - x, right - x]
  }
  const right: Free = from => {
    const beside = hiding(from, other => other.x >= x + w && other.x < x + w + NEAR)
    const [back, fore] = widest([y, y + d], beside.map(acrossY))
    return [y + d - fore, y + d - back]
  }
  // A turned unit shows its front at the right.
  return unit.turned ? { front: right, right: () => [0, 0] } : { front, right }
}

/** The largest rectangle of a roof on which no unit stands. */
export function freeRoof(one: Stood, all: readonly Stood[]) {
  const { x, y, w, d } = one
  const upper = all.filter(other => other.z === topOf(one) && overlap(one, other))
  const across = widest([x, x + w], upper.map(acrossX))
  const deep = widest([y, y + d], upper.map(acrossY))
  return lengthOf(across) * d > lengthOf(deep) * w
    ? { x: across[0], y, w: lengthOf(across), d }
    : { x, y: deep[0], w, d: lengthOf(deep) }
}

/** From the corner of a unit to the post under it, and how far a unit may reach out; in cm. */
const INSET = 8
const REACH = 30

/** Puts posts under the corners of upper units that stand on nothing; the floor is at `lift`. */
export function putPosts(b: Builder, all: readonly Stood[], lift: number) {
  for (const { x: left, y: back, z, w, d, storey } of all)
    for (const x of [left + INSET, left + w - INSET - 10])
      for (const y of [back + INSET, back + d - INSET - 10]) {
        const under = all.filter(other => other.storey < storey && isOver(other, x, y))
        const foot = Math.max(-lift, ...under.map(topOf))
        if (storey > 0 && z > foot) b.box([x, y, foot + lift], [10, 10, z - foot], metals.black)
      }
}

const isOver = (one: Stood, x: number, y: number) =>
  x > one.x - REACH && x < one.x + one.w + REACH && y > one.y - REACH && y < one.y + one.d + REACH

const lengthOf = ([from, to]: Span) => to - from
const acrossX = ({ x, w }: Stood): Span => [x, x + w]
const acrossY = ({ y, d }: Stood): Span => [y, y + d]

/** The longest part of a span that the others leave. */
function widest([from, to]: Span, taken: readonly Span[]): Span {
  const ends = [...taken].sort((a, b) => a[0] - b[0])
  let [best, start]: [Span, number] = [[from, from], from]
  for (const [low, high] of [...ends, [to, to]]) {
    if (Math.min(low, to) - start > lengthOf(best)) best = [start, Math.min(low, to)]
    start = Math.max(start, high)
  }
  return best
}
