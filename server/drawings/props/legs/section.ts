import { add, ngon, onPlane, type Point, times, turned, type Vec } from '../../kit/geometry.ts'

/** A level square section with small chamfers, `half` cm from its middle to its sides. */
export function square(half: number, z: number, [x, y]: Point = [0, 0], chamfer = 0.12): Vec[] {
  const c = half * (1 - chamfer)
  return [0, 3, 2, 1].flatMap(turn =>
    [-c, c].map(side => add([x, y, z], turned([half, side, 0], turn))),
  )
}

/** A level round section; `sides` corners, turned by `by` radians. */
export function circle(r: number, z: number, sides: number, by = 0, middle?: Point): Vec[] {
  return onPlane('z', z, ngon(sides, [r, r], by + Math.PI / sides, middle))
}

/** `count` + 1 values between 0 and 1, both included. */
export function shares(count: number): number[] {
  return times(count + 1, i => i / count)
}

/** The value at `t` of a smooth line through stops of [t, value]. */
export function along(stops: readonly (readonly [number, number])[], t: number): number {
  const i = stops.findIndex(([at]) => at >= t)
  const [to, from] = [stops[i] ?? stops.at(-1), stops[i - 1]]
  if (!to) return 0
  if (!from) return to[1]
  const share = (t - from[0]) / (to[0] - from[0])
  return from[1] + (to[1] - from[1]) * (0.5 - Math.cos(Math.PI * share) / 2)
}
