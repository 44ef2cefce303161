import type { Bounds, Vec } from './geometry.ts'
import { add, boundsOf, union } from './geometry.ts'
import type { Node } from './in-front.ts'
import { inPaintingOrder } from './order.ts'
import type { Solid } from './solid.ts'

/** One moment of a movement: how far from the resting place (cm), how visible, how tilted. */
export interface Moment {
  /** Percent of the movement's time. */
  readonly at: number
  readonly move?: Vec
  readonly opacity?: number
  readonly tilt?: number
}

export interface Motion {
  readonly seconds: number
  readonly moments: readonly Moment[]
  /** The point that a tilt turns around. */
  readonly pivot?: Vec
}

export interface Part extends Node {
  readonly motion?: Motion
}

/** Everything that a drawing shows, before it becomes a picture. */
export interface Scene {
  /** Flat things on the ground, painted first and in the order given. */
  readonly ground: Solid[]
  /** Outlines of the ground that catch shadows; when there are none, shadows fall anywhere. */
  readonly catches: (readonly Vec[])[]
  readonly parts: Part[]
}

export function emptyScene(): Scene {
  return { ground: [], catches: [], parts: [] }
}

/** One part of several solids, kept together in the painting. */
export function cluster(parts: readonly Part[], motion?: Motion): Part | undefined {
  if (parts.length === 0) return undefined
  const solids = inPaintingOrder(parts).flatMap(part => part.solids)
  const rest = union(parts.map(part => part.bounds))
  return motion ? { bounds: swept(rest, motion), solids, motion } : { bounds: rest, solids }
}

/** The room that a moving thing needs over its whole way. */
function swept(rest: Bounds, { moments }: Motion): Bounds {
  const ways = moments.map(moment => moment.move ?? ([0, 0, 0] as const))
  return boundsOf(ways.flatMap(way => [add(rest.min, way), add(rest.max, way)]))
}
