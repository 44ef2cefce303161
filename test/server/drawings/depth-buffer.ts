import type { Point } from '../../../server/drawings/kit/geometry.ts'
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

type Rendered = Pick<Scene, 'ground' | 'parts'>

/**
 * Renders a scene twice, in painting order and by depth, as large as another one (itself) fits into
 * `size` px.
 */
export function renderDepth(scene: Rendered, size: number, fitted = scene): Buffers {
  const facets = solidsOf(scene).flatMap((solid, i) =>
    solid.facets.map(facet => ({ facet, owner: i + 1, ring: facet.points.map(project) })),
  )
  const corners = solidsOf(fitted).flatMap(solid => solid.facets.flatMap(facet => facet.points))
  const onScreen = corners.map(project)
  const [xs, ys] = [onScreen.map(p => p[0]), onScreen.map(p => p[1])]
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))]
  const [right, bottom] = [xs.reduce((a, b) => Math.max(a, b)), ys.reduce((a, b) => Math.max(a, b))]
  const k = (size - 2) / Math.max(right - left, bottom - top)
  const buffers: Buffers = {
    size,
    painted: new Uint16Array(size * size),
    paintedAt: new Float32Array(size * size),
    nearest: new Uint16Array(size * size),
    nearestAt: new Float32Array(size * size).fill(-Infinity),
    facing: new Uint8Array(size * size),
  }
  for (const { facet, owner, ring } of facets) {
    const onPicture = ring.map(([x, y]): Point => [(x - left) * k + 1, (y - top) * k + 1])
    eachPixel(onPicture, size, (x, y) => {
      const at: Point = [(x + 0.5 - 1) / k + left, (y + 0.5 - 1) / k + top]
      plot(buffers, y * size + x, owner, facet, at)
    })
  }
  return buffers
}

const solidsOf = ({ ground, parts }: Rendered) => [...ground, ...parts.flatMap(part => part.solids)]

function plot(to: Buffers, pixel: number, owner: number, facet: Facet, at: Point): void {
  const depth = nearnessAt(at, facet.points[0] as Facet['points'][0], facet.normal)
  to.painted[pixel] = owner
  to.paintedAt[pixel] = depth
  if (depth <= (to.nearestAt[pixel] as number)) return
  to.nearest[pixel] = owner
  to.nearestAt[pixel] = depth
  to.facing[pixel] = Math.round(toneOf(facet.normal) * 8) + 20
}

/** Visits every pixel whose middle lies in a convex ring. */
function eachPixel(ring: readonly Point[], size: number, visit: (x: number, y: number) => void) {
  const ys = ring.map(p => p[1])
  const last = Math.min(size - 1, Math.floor(Math.max(...ys) - 0.5))
  for (let y = Math.max(0, Math.ceil(Math.min(...ys) - 0.5)); y <= last; y++) {
    let [from, to] = [Infinity, -Infinity]
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] as Point
      const middle = y + 0.5
      if (p[1] <= middle === q[1] <= middle) return
      const x = p[0] + ((middle - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
      from = Math.min(from, x)
      to = Math.max(to, x)
    })
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x <= Math.min(size - 1, to - 0.5); x++)
      visit(x, y)
  }
}
