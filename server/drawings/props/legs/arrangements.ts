import type { Builder } from '../../kit/builder.ts'
import { centre, type Point } from '../../kit/geometry.ts'
import { metals } from '../../kit/palette.ts'
import { corners } from '../chair-legs.ts'
import { type Leg, lie, stand } from './leg.ts'

/** Makes a leg that curves or leans in a direction of length 1, at a share of its height. */
export type Maker = (out: Point, share?: number) => Leg

const LEFT: Point = [-Math.SQRT1_2, Math.SQRT1_2]
const RIGHT: Point = [Math.SQRT1_2, -Math.SQRT1_2]

/** A leg at each corner of a rectangle around the origin, leaning outwards. */
export function atCorners(b: Builder, [w, d]: Point, make: Maker) {
  for (const [x, y] of corners)
    stand(b.at((x * w) / 2, (y * d) / 2), make([x * Math.SQRT1_2, y * Math.SQRT1_2]))
}

/** One leg stands, a second lies in front of it or behind it. */
export function standingAndLying(b: Builder, make: Maker, front: boolean) {
  const [up, down] = [make(front ? LEFT : RIGHT), make([1, 0])]
  stand(b, up)
  fixing(b, up, front)
  const away = up.half * 3 + up.h * 0.1
  if (front) lie(b.at(-up.h * 0.36, away), down)
  else lie(b.at(away, -up.h * 0.3, 0, 3), down)
}

/** Two legs under a rail, and under a strip of the top where it is `deep`. */
export function joined(b: Builder, make: Maker, gap: number, color: string, deep: number) {
  const [left, right] = [make(LEFT), make(RIGHT)]
  const { h, half, plate } = left
  stand(b, left)
  stand(b.at(gap, 0), right)
  const high = h * 0.16
  if (!plate) b.box([half, -1, h - high], [gap - 2 * half, 2, high], color)
  if (deep > 0) b.box([-half - 3, -deep, h], [gap + 2 * half + 6, deep + half + 3, 2.8], color)
}

/** The same leg for a bar, a table and a low table, with what they are screwed on by. */
export function inThreeHeights(b: Builder, make: Maker, falling: boolean) {
  const shares = falling ? [1, 0.68, 0.42] : [0.42, 0.68, 1]
  const { h, half } = make(LEFT)
  const step = half * 2 + h * 0.16
  for (const [i, share] of shares.entries()) {
    const leg = make(LEFT, share)
    const at = b.at(i * step, -i * step * 0.9)
    stand(at, leg)
    fixing(at, leg, falling)
  }
}

/** A set of four: three stand close together, one lies in front. */
export function setOfFour(b: Builder, make: Maker) {
  const leg = make(LEFT)
  const step = leg.half * 3.4 + leg.h * 0.06
  stand(b, leg)
  stand(b.at(step, -step), make(RIGHT))
  stand(b.at(step * 0.9, step * 0.1), leg)
  lie(b.at(step * 1.1 - leg.h * 0.5, step * 1.5), make([1, 0]))
}

/** One leg on a plinth, its screw or its plate showing on top. */
export function onPlinth(b: Builder, make: Maker, screws: boolean) {
  const leg = make(LEFT)
  const [side, high] = [leg.half * 2.8 + leg.h * 0.1, leg.half * 0.5 + leg.h * 0.03]
  const [x, y] = footOf(leg)
  b.box([x - side / 2, y - side / 2, 0], [side, side, high], '#d9d2c4')
  stand(b.at(0, 0, high), leg)
  fixing(b.at(0, 0, high), leg, screws)
}

function fixing(b: Builder, { h, half, plate }: Leg, isScrew: boolean) {
  if (plate) return
  const wide = half * 2.6
  if (!isScrew) b.block(h, [wide, wide, half * 0.2], metals.steel)
  else {
    b.cylinder(h, half * 0.36, half * 0.16, metals.steel)
    b.cylinder(h + half * 0.16, half * 0.16, half, '#c9d6de')
  }
}

/** Where the leg meets the floor. */
function footOf({ pieces: [foot] }: Leg): Point {
  if (!foot || !('rings' in foot)) return [0, 0]
  const [x, y] = centre(foot.rings[0] ?? [])
  return [x, y]
}
