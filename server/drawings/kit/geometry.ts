/**
 * A point in the world, in centimetres: x to the lower right, y to the lower left, z up. What runs
 * for every corner reads it by index: taking it apart makes an iterator each time.
 */
export type Vec = readonly [x: number, y: number, z: number]

/** A point on a flat thing: a face (0..1), a profile (cm) or the screen. */
export type Point = readonly [x: number, y: number]

export type Axis = 'x' | 'y' | 'z'

export interface Bounds {
  min: Vec
  max: Vec
}

export function boundsOf(points: readonly Vec[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const [x, y, z] of points) {
    if (x < min[0]) min[0] = x
    if (y < min[1]) min[1] = y
    if (z < min[2]) min[2] = z
    if (x > max[0]) max[0] = x
    if (y > max[1]) max[1] = y
    if (z > max[2]) max[2] = z
  }
  return { min, max }
}

export const union = (all: readonly Bounds[]): Bounds => boundsOf(all.flatMap(b => [b.min, b.max]))

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const unit = (a: Vec): Vec => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))

export function centre(points: readonly Vec[]): Vec {
  let [x, y, z] = [0, 0, 0]
  for (const p of points) {
    x += p[0]
    y += p[1]
    z += p[2]
  }
  return scale([x, y, z], 1 / points.length)
}

/** The normal of a flat polygon (Newell's method, so that near-collinear starts do no harm). */
export function normalOf(points: readonly Vec[]): Vec {
  let [nx, ny, nz] = [0, 0, 0]
  let p = points[points.length - 1] as Vec
  for (const q of points) {
    nx += (p[1] - q[1]) * (p[2] + q[2])
    ny += (p[2] - q[2]) * (p[0] + q[0])
    nz += (p[0] - q[0]) * (p[1] + q[1])
    p = q
  }
  return unit([nx, ny, nz])
}

/** The area of a flat ring; negative where it runs the other way round. */
export function signedArea(ring: readonly Point[]): number {
  let sum = 0
  for (const [p, q] of sidesOf(ring)) sum += p[0] * q[1] - q[0] * p[1]
  return sum / 2
}

/** The corners of a level oblong between two opposite ones at a height, as `loft` takes them. */
export const oblong = ([x, y]: Point, [right, front]: Point, z: number): Vec[] =>
  points([x, y, z], [right, y, z], [right, front, z], [x, front, z])

/** Points of a plane across an axis as places, in the order of `extrude`: (y, z), (x, z), (x, y). */
export function onPlane(axis: Axis, at: number, points: readonly Point[]): Vec[] {
  if (axis === 'x') return points.map(p => [at, p[0], p[1]])
  if (axis === 'y') return points.map(p => [p[0], at, p[1]])
  return points.map(p => [p[0], p[1], at])
}

/** Puts a point of a builder's own space into the world. */
export type Place = (v: Vec) => Vec

/** A point turned around the origin by quarter turns, from +y towards +x. */
export function turned(v: Vec, turn: number): Vec {
  if (turn === 1) return [v[1], -v[0], v[2]]
  if (turn === 2) return [-v[0], -v[1], v[2]]
  if (turn === 3) return [-v[1], v[0], v[2]]
  return v
}

/** What is made for each number from 0 to below `count`. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  const made: T[] = []
  for (let i = 0; i < count; i++) made.push(make(i))
  return made
}

/** How many parts of about a size a length is divided into. */
export const partsOf = (length: number, size: number, least = 2): number =>
  Math.max(least, Math.round(length / size))

/** The steps of a path: each of its members with the one after it. */
export const steps = <T>(path: readonly T[]): [from: T, to: T][] =>
  path.slice(1).map((to, i) => [path[i] as T, to])

/** The sides of a ring: each corner with the one after it, the last with the first. */
export const sidesOf = <T>(ring: readonly T[]): [from: T, to: T][] =>
  ring.map((from, i) => [from, ring[(i + 1) % ring.length] as T])

/** The four corners of each side of a body between two rings of the same number of corners. */
export const sidesBetween = (low: readonly Vec[], high: readonly Vec[]): Vec[][] =>
  low.map((corner, i) => {
    const next = (i + 1) % low.length
    return [corner, low[next] as Vec, high[next] as Vec, high[i] as Vec]
  })

/** So many places of a grid by their column and row, row by row from 0, 0. */
export const grid = (columns: number, count: number) =>
  times(count, i => [i % columns, Math.floor(i / columns)] as const)

/** The member of a list at a place, over and over. */
export const inTurn = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

/** The point or place a share of the way from one to another. */
export const between = <P extends Point | Vec>(from: P, to: P, share: number): P =>
  from.map((start, axis) => start + ((to[axis] as number) - start) * share) as unknown as P

/** The points of a rounded corner at shares of its curve, which begins `r` cm before it, at most half way. */
export function bend<P extends Point | Vec>(
  [before, corner, after]: readonly [P, P, P],
  r: number,
  shares: readonly number[],
): P[] {
  const towards = (to: P) => {
    const way = corner.map((start, axis) => (to[axis] as number) - start)
    return between(corner, to, Math.min(0.5, r / Math.hypot(...way)))
  }
  const [from, to] = [towards(before), towards(after)]
  return shares.map(t => between(between(from, corner, t), between(corner, to, t), t))
}

/** Corners of a regular polygon around a middle, stretched to two radii, the first at an angle. */
export function ngon(sides: number, [rx, ry]: Point, from = 0, [x, y]: Point = [0, 0]): Point[] {
  return times(sides, i => {
    const a = from + (i / sides) * 2 * Math.PI
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry]
  })
}

/** So many numbers from one to another, evenly apart. */
export const evenly = (count: number, from: number, to: number): number[] =>
  times(count, i => from + (i * (to - from)) / (count - 1))

/** The shares of a whole at its start, at its end and between so many equal parts. */
export const shares = (parts: number) => evenly(parts + 1, 0, 1)

/** Computed points or places: unlike an array of arrays, the formatter leaves them on one line. */
export const points = <P extends Point | Vec>(...all: P[]): P[] => all

/** Points written as pairs of numbers: '0 0, 4 7, 4 12'; stretched by a scale, then shifted. */
export const pairs = (text: string, [u, v]: Point = [1, 1], from: Point = [0, 0]): Point[] =>
  numbersIn(text).map(([x = 0, y = 0]) => [from[0] + x * u, from[1] + y * v])

/** Places written as three numbers each: '0 0 30, 0 16 30'; `from` shifts them. */
export const triples = (text: string, from: Vec = [0, 0, 0]): Vec[] =>
  numbersIn(text).map(([x = 0, y = 0, z = 0]) => add(from, [x, y, z]))

const numbersIn = (text: string) => text.split(', ').map(one => one.split(' ').map(Number))
