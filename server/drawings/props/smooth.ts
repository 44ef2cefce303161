import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { dot } from '../kit/geometry.ts'
import { evenToneOf, lit } from '../kit/light.ts'
import { project } from '../kit/projection.ts'
import type { Facet, Fill } from '../kit/solid.ts'
import { seamless } from './bent.ts'

/**
 * Pieces of one curved thing of a colour, painted without hairlines and without steps: wherever
 * they bend softly into each other, one gradient covers them all.
 */
export function smooth(b: Builder, color: string, build: (b: Builder) => void): void {
  const { parts } = b.scene
  const from = parts.length
  seamless(b, build)
  const solids = parts.slice(from).flatMap(part => part.solids)
  const fills = new Map<readonly Vec[], Fill>()
  for (const surface of surfacesOf(solids.flatMap(solid => solid.facets))) {
    const fill = surface.length > 1 ? gradientOver(surface, color) : undefined
    if (fill) for (const { points } of surface) fills.set(points, fill)
  }
  for (let i = from; i < parts.length; i++) {
    const part = parts[i]
    if (!part) continue
    parts[i] = {
      ...part,
      solids: part.solids.map(solid => ({
        ...solid,
        paints: solid.paints.map(paint => ({
          ...paint,
          fill: fills.get(paint.rings[0] as readonly Vec[]) ?? paint.fill,
        })),
      })),
    }
  }
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
  const surfaces: Facet[][] = []
  for (const first of facets) {
    if (!left.delete(first)) continue
    const surface = [first]
    // The list grows while it is walked.
    for (const facet of surface)
      for (const next of edgesOf(facet).flatMap(edge => along.get(edge) ?? []))
        if (dot(facet.normal, next.normal) > SOFT_BEND && left.delete(next)) surface.push(next)
    surfaces.push(surface)
  }
  return surfaces
}

function edgesOf({ points }: Facet): string[] {
  const corners = points.map(point => point.map(value => Math.round(value * 20)).join())
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] as string
    return corner < next ? `${corner} ${next}` : `${next} ${corner}`
  })
}

/** The gradient in whose direction the tone of a surface changes most evenly. */
function gradientOver(surface: readonly Facet[], color: string): Fill | undefined {
  const samples = surface.flatMap(({ points, normal }) => {
    const tone = evenToneOf(normal)
    return points.map(point => ({ at: project(point), tone }))
  })
  const [x, y] = slopeOf(samples)
  const steep = Math.hypot(x, y)
  if (steep < 1e-4) return undefined
  const [u, v] = [x / steep, y / steep]
  const placed = samples.map(({ at, tone }) => ({ way: at[0] * u + at[1] * v, tone }))
  const ways = placed.map(({ way }) => way)
  const [start, end] = [Math.min(...ways), Math.max(...ways)]
  const stops = Array.from({ length: STOPS }, (_, i) => {
    const way = start + ((end - start) * i) / (STOPS - 1)
    // Nearest samples count most.
    const weights = placed.map(one => 1 / (1 + ((one.way - way) / (end - start) / 0.08) ** 4))
    const tone = placed.reduce((sum, one, k) => sum + one.tone * (weights[k] as number), 0)
    const sum = weights.reduce((sum, weight) => sum + weight, 0)
    return lit(color, Math.round((tone / sum) * 50) / 50)
  })
  const [mx, my] = meanOf(samples.map(({ at }) => at))
  const middle = mx * u + my * v
  const pointAt = (way: number): Point => [mx + (way - middle) * u, my + (way - middle) * v]
  return { stops, from: pointAt(start), to: pointAt(end) }
}

/** How the tone rises along x and y of the screen, by least squares. */
function slopeOf(samples: readonly { readonly at: Point; readonly tone: number }[]): Point {
  const [mx, my] = meanOf(samples.map(({ at }) => at))
  const mean = samples.reduce((sum, { tone }) => sum + tone, 0) / samples.length
  let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0]
  for (const { at, tone } of samples) {
    const [x, y, t] = [at[0] - mx, at[1] - my, tone - mean]
    xx += x * x
    xy += x * y
    yy += y * y
    xt += x * t
    yt += y * t
  }
  const area = xx * yy - xy * xy
  if (area < 1e-6) return [0, 0]
  return [(xt * yy - yt * xy) / area, (yt * xx - xt * xy) / area]
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce(([a, b], [x, y]): Point => [a + x, b + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
