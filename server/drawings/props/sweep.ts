import type { Builder } from '../kit/builder.ts'
import { bend, type Point, steps, type Vec } from '../kit/geometry.ts'
import { lit, toneOf } from '../kit/light.ts'
import type { Part } from '../kit/scene.ts'
import type { Facet } from '../kit/solid.ts'
import { seamless } from './bent.ts'

/**
 * A curved body through rings of the same number of corners, with no lines between its slices. Each
 * slice between two rings must be convex; every second side has the colour of its `strips`.
 */
export function sweep(b: Builder, rings: readonly Vec[][], color: string, strips = color) {
  seamless(b, g => {
    for (const [from, to] of steps(rings)) {
      g.loft(from, to, color)
      if (strips !== color) stripe(g.scene.parts, strips)
    }
  })
}

/** Gives every second side of the part that was built last another colour. */
function stripe(parts: Part[], color: string) {
  const { bounds, solids } = parts.pop() as Part
  const striped = solids.map(solid => ({
    ...solid,
    paints: solid.paints.map((paint, i) => {
      const { points, normal } = solid.facets[i] as Facet
      return i % 2 || points.length > 4 ? paint : { ...paint, fill: lit(color, toneOf(normal)) }
    }),
  }))
  parts.push({ bounds, solids: striped })
}

/** A path whose corners are rounded: a bend begins `r` cm before its corner, or half way to it. */
export function rounded<P extends Point | Vec>(points: readonly P[], r: number): P[] {
  const isEnd = (i: number) => i === 0 || i === points.length - 1
  return points.flatMap((at, i) =>
    isEnd(i) ? [at] : bend(points.slice(i - 1, i + 2) as [P, P, P], r, [0, 0.33, 0.67, 1]),
  )
}
