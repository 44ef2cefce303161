import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import type { Named } from '../kit/scene.ts'

/** What the things of one drawing share: chances, colours, sizes. */
export interface Context {
  brief: Brief
}

/**
 * Draws something that faces +y, wherever its origin lies: where it goes is found from its size.
 * Its brief is its own, so that what one thing asks for leaves the others as they are.
 */
export type Thing<C extends Context = Context> = (b: Builder, context: C) => void

/** A thing that has been built; lengths in cm, along a row that it is turned for. */
export interface Made extends Record<'w' | 'd' | 'h', number> {
  /** The corner of its box that has the smallest coordinates, from its own origin. */
  corner: Vec
  /** How high its bodies reach, over which stretch of the row from its own start. */
  tops: readonly { from: number; to: number; h: number }[]
  /** Inserts it with the corner of its box that has the smallest coordinates at a point. */
  put(b: Builder, at: Vec, named?: Named): void
}

/**
 * Builds a thing apart from its scene, to know its size before it is put somewhere.
 * @param name of the thing in its scene, from which its own chances follow
 * @param turn quarter turns, as `Builder` has them
 */
export function made<C extends Context>(
  b: Builder,
  thing: Thing<C>,
  context: C,
  name: string,
  turn = 0,
): Made {
  const own = { ...context, brief: context.brief.fork(name) }
  const { scene, box, solids } = b.apart(turn, inner => thing(inner, own))
  const [x, y] = [box.max[0] - box.min[0], box.max[1] - box.min[1]]
  const [w, d] = turn % 2 ? [y, x] : [x, y]
  const along = turn % 2 ? 1 : 0
  return {
    w,
    d,
    h: box.max[2],
    corner: box.min,
    tops: solids.map(({ min, max }) => ({
      from: min[along] - box.min[along],
      to: max[along] - box.min[along],
      h: max[2],
    })),
    put: (into, at, named) =>
      into.insert(scene, [at[0] - box.min[0], at[1] - box.min[1], at[2]], named),
  }
}
