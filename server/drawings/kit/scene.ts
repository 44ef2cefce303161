import type { Bounds, Vec } from './geometry.ts'
import { add, boundsOf, union } from './geometry.ts'
import type { Node } from './in-front.ts'
import { inPaintingOrder } from './order.ts'
import { moved, type Solid } from './solid.ts'

/** One moment of a movement: how far from the resting place (cm), how visible, how tilted. */
export interface Moment {
  /** Percent of the movement's time. */
  at: number
  move?: Vec
  opacity?: number
  tilt?: number
}

export interface Motion {
  seconds: number
  moments: readonly Moment[]
  /** The point that a tilt turns around. */
  pivot?: Vec
}

export interface Part extends Node {
  motion?: Motion
}

/** How tests know what was put somewhere. */
export interface Named {
  name: string
  stands: 'at the wall' | 'on the floor' | 'hangs'
}

/** Something that a layout has put into the scene; only tests read it. */
export interface Thing extends Named {
  solids: readonly Solid[]
}

/** Everything that a drawing shows, before it becomes a picture. */
export interface Scene {
  /** Flat things on the ground, painted first and in the order given. */
  ground: Solid[]
  /** Outlines of the ground that catch shadows; when there are none, shadows fall anywhere. */
  catches: (readonly Vec[])[]
  parts: Part[]
  things: Thing[]
}

export const emptyScene = (): Scene => ({ ground: [], catches: [], parts: [], things: [] })

/** A scene moved by an offset in the world. */
export function shifted({ ground, catches, parts, things }: Scene, by: Vec): Scene {
  return {
    ground: ground.map(solid => moved(solid, by)),
    catches: catches.map(ring => ring.map(corner => add(corner, by))),
    parts: parts.map(({ bounds, solids, motion }) => ({
      bounds: { min: add(bounds.min, by), max: add(bounds.max, by) },
      solids: solids.map(solid => moved(solid, by)),
      ...(motion && { motion: shiftedMotion(motion, by) }),
    })),
    things: things.map(thing => ({
      ...thing,
      solids: thing.solids.map(solid => moved(solid, by)),
    })),
  }
}

const shiftedMotion = ({ pivot, ...motion }: Motion, by: Vec): Motion =>
  pivot ? { ...motion, pivot: add(pivot, by) } : motion

/** One part of several solids, kept together in the painting. */
export function cluster(parts: readonly Part[], motion: Motion | undefined): Part | undefined {
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
