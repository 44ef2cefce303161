import type { Builder } from '../kit/builder.ts'
import { dot, evenly, type Point, sidesOf, type Vec } from '../kit/geometry.ts'
import { evenToneOf, lit } from '../kit/light.ts'
import { project } from '../kit/projection.ts'
import type { Facet, Fill, Solid } from '../kit/solid.ts'
import { seamless } from './bent.ts'

/**
 * Pieces of one curved thing of a colour, painted without hairlines and without steps: wherever
 * they bend softly into each other, one gradient covers them all.
 */
export function smooth(b: Builder, color: string, build: (b: Builder) => void) {
  const { parts } = b.scene
  const from = parts.length
  seamless(b, build)
  const pieces = parts.splice(from)
  const fills = new Map<readonly Vec[] | undefined, Fill | undefined>()
  const facets = pieces.flatMap(({ solids }) => solids.flatMap(solid => solid.facets))
  for (const surface of surfacesOf(facets)) {
    const fill = gradientOver(surface, color)
    for (const { points } of surface) fills.set(points, fill)
  }
  const painted = (solid: Solid): Solid => ({
    ...solid,
    paints: solid.paints.map(paint => ({
      ...paint,
      fill: fills.get(paint.rings[0]) ?? paint.fill,
    })),
  })
  parts.push(...pieces.map(piece => ({ ...piece, solids: piece.solids.map(painted) })))
}

/** The cosine of the angle up to which two facets belong to one surface. */
const SOFT_BEND = 0.64
const STOPS = 7

/** Facets in sets that bend softly into each other. */
function surfacesOf(facets: readonly Facet[]): Facet[][] {
  const along = new Map<string, Facet[]>()
  for (const facet of facets)
    for (const edge of edgesOf(facet)) along.set(edge, [...(along.get(edge) ?? []), facet])
  const left = new Set(facets)
  return facets.flatMap(first => {
    if (!left.delete(first)) return []
    const surface = [first]
    // The list grows while it is walked.
    for (const facet of surface)
      for (const next of edgesOf(facet).flatMap(edge => along.get(edge) ?? []))
        if (dot(facet.normal, next.normal) > SOFT_BEND && left.delete(next)) surface.push(next)
    return [surface]
  })
}

function edgesOf({ points }: Facet): string[] {
  const corners = points.map(point => point.map(value => Math.round(value * 20)).join())
  return sidesOf(corners).map(ends => ends.sort().join(' '))
}

/** The gradient in the direction in which the tone of a surface changes. */
function gradientOver(surface: readonly Facet[], color: string): Fill | undefined {
  const samples = surface.flatMap(({ points, normal }) =>
    points.map(point => ({ at: project(point), tone: evenToneOf(normal) })),
  )
  const mean = meanTone(samples)
  const slope = ([0, 1] as const).map(axis =>
    samples.reduce((sum, { at, tone }) => sum + at[axis] * (tone - mean), 0),
  ) as [number, number]
  const steep = Math.hypot(...slope)
  if (steep < 1e-3) return undefined
  const wayOf = ([x, y]: Point) => (x * slope[0] + y * slope[1]) / steep
  const ways = samples.map(({ at }) => wayOf(at))
  const [start, end] = [Math.min(...ways), Math.max(...ways)]
  const stops = evenly(STOPS, start, end).map(way => {
    const far = (at: Point) => Math.abs(wayOf(at) - way)
    const nearest = [...samples].sort((p, q) => far(p.at) - far(q.at)).slice(0, 8)
    return lit(color, Math.round(meanTone(nearest) * 50) / 50)
  })
  const pointAt = (way: number): Point => [(slope[0] * way) / steep, (slope[1] * way) / steep]
  return { stops, from: pointAt(start), to: pointAt(end) }
}

function meanTone(samples: readonly { tone: number }[]): number {
  return samples.reduce((sum, { tone }) => sum + tone, 0) / samples.length
}
