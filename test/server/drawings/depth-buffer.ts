import type { Point, Vec } from '../../../server/drawings/kit/geometry.ts'
import { toneOf } from '../../../server/drawings/kit/light.ts'
import { nearnessAt, project } from '../../../server/drawings/kit/projection.ts'
import type { Scene } from '../../../server/drawings/kit/scene.ts'
import type { Facet } from '../../../server/drawings/kit/solid.ts'

/** What each pixel of a square picture shows; 0 is nothing. */
export interface Buffers {
  readonly size: number
  /** The solid that painting in order leaves on top, and how near it is there. */
  readonly painted: Uint16Array
  readonly paintedAt: Float32Array
  /** The solid that is nearest to the eye, and how near. */
  readonly nearest: Uint16Array
  readonly nearestAt: Float32Array
  /** Direction of the nearest face, as a tone in eighths plus an offset. */
  readonly facing: Uint8Array
}

/** Where a scene lies in a square picture of `size` px. */
export interface Fit {
  readonly size: number
  /** Pixels for each unit on the screen, and the corner of the screen. */
  readonly k: number
  readonly left: number
  readonly top: number
}

/** The scene as large as the picture allows, one pixel from its edge. */
export function fitInto(size: number, scene: Pick<Scene, 'ground' | 'parts'>): Fit {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { facets } of solidsOf(scene))
    for (const { points } of facets)
      for (const corner of points) {
        const [x, y] = project(corner)
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = Math.max(bottom, y)
      }
  return { size, k: (size - 2) / Math.max(right - left, bottom - top), left, top }
}

/** Renders a scene twice, in painting order and by depth, as large as it fits into `size` px. */
export function renderDepth(scene: Pick<Scene, 'ground' | 'parts'>, size: number): Buffers {
  const buffers: Buffers = {
    size,
    painted: new Uint16Array(size * size),
    paintedAt: new Float32Array(size * size),
    nearest: new Uint16Array(size * size),
    nearestAt: new Float32Array(size * size).fill(-Infinity),
    facing: new Uint8Array(size * size),
  }
  const fit = fitInto(size, scene)
  solidsOf(scene).forEach((solid, i) => {
    for (const facet of solid.facets) paint(buffers, i + 1, facet, fit)
  })
  return buffers
}

const solidsOf = ({ ground, parts }: Pick<Scene, 'ground' | 'parts'>) => [
  ...ground,
  ...parts.flatMap(part => part.solids),
]

function paint(to: Buffers, owner: number, facet: Facet, fit: Fit): void {
  const { painted, paintedAt, nearest, nearestAt, facing } = to
  const tone = Math.round(toneOf(facet.normal) * 8) + 20
  eachRun(facet, fit, (from, to, start, step) => {
    for (let pixel = from; pixel <= to; pixel++) {
      const nearness = start + (pixel - from) * step
      painted[pixel] = owner
      paintedAt[pixel] = nearness
      if (nearness <= (nearestAt[pixel] as number)) continue
      nearest[pixel] = owner
      nearestAt[pixel] = nearness
      facing[pixel] = tone
    }
  })
}

/**
 * Visits the pixels whose middles a facet covers, a row at a time: the first and the last, how near
 * the facet is at the first, and how much nearer it is at each pixel than at the one before. By
 * rows, since the tests look at a hundred million pixels.
 */
export function eachRun(
  { points, normal }: Facet,
  { size, k, left, top }: Fit,
  visit: (from: number, to: number, start: number, step: number) => void,
): void {
  const ring = points.map(project).map(([x, y]): Point => [(x - left) * k + 1, (y - top) * k + 1])
  const nearness = (x: number, y: number) =>
    nearnessAt([(x - 0.5) / k + left, (y - 0.5) / k + top], points[0] as Vec, normal)
  const step = nearness(1, 0) - nearness(0, 0)
  const ys = ring.map(p => p[1])
  const last = Math.min(size - 1, Math.floor(Math.max(...ys) - 0.5))
  for (let y = Math.max(0, Math.ceil(Math.min(...ys) - 0.5)); y <= last; y++) {
    const [west, east] = crossings(ring, y + 0.5)
    const from = Math.max(0, Math.ceil(west - 0.5))
    const to = Math.min(size - 1, Math.floor(east - 0.5))
    if (from <= to) visit(y * size + from, y * size + to, nearness(from, y), step)
  }
}

/** Where a horizontal line enters and leaves a convex ring. */
function crossings(ring: readonly Point[], middle: number): Point {
  let [west, east] = [Infinity, -Infinity]
  let p = ring.at(-1) as Point
  for (const q of ring) {
    if (p[1] <= middle !== q[1] <= middle) {
      const x = p[0] + ((middle - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
      west = Math.min(west, x)
      east = Math.max(east, x)
    }
    p = q
  }
  return [west, east]
}
