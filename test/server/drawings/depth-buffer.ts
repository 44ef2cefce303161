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
  for (const corner of solidsOf(scene)
    .flatMap(solid => solid.facets)
    .flatMap(f => f.points)) {
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
  const facing = Math.round(toneOf(facet.normal) * 8) + 20
  eachPixel(facet, fit, (pixel, nearness) => {
    to.painted[pixel] = owner
    to.paintedAt[pixel] = nearness
    if (nearness <= (to.nearestAt[pixel] as number)) return
    to.nearest[pixel] = owner
    to.nearestAt[pixel] = nearness
    to.facing[pixel] = facing
  })
}

/** Visits every pixel whose middle a facet covers, with how near the facet is there. */
export function eachPixel(
  { points, normal }: Facet,
  { size, k, left, top }: Fit,
  visit: (pixel: number, nearness: number) => void,
): void {
  const ring = points.map(project).map(([x, y]): Point => [(x - left) * k + 1, (y - top) * k + 1])
  eachPlace(ring, size, (x, y) => {
    const at: Point = [(x + 0.5 - 1) / k + left, (y + 0.5 - 1) / k + top]
    visit(y * size + x, nearnessAt(at, points[0] as Facet['points'][0], normal))
  })
}

/** Visits every pixel whose middle lies in a convex ring. */
function eachPlace(ring: readonly Point[], size: number, visit: (x: number, y: number) => void) {
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
