import type { Point } from './geometry.ts'
import type { View } from './pen.ts'
import { project } from './projection.ts'
import type { Scene } from './scene.ts'

export type Shape = 'square' | 'landscape' | 'wide'

interface Stage {
  readonly width: number
  readonly height: number
  /** Where the subject goes: left, top, right, bottom in px. */
  readonly room: readonly [number, number, number, number]
}

export const stages: Record<Shape, Stage> = {
  square: { width: 640, height: 640, room: [46, 50, 594, 584] },
  landscape: { width: 640, height: 480, room: [56, 34, 584, 446] },
  wide: { width: 1600, height: 900, room: [618, 58, 1580, 842] },
}

/** Fits the scene into the stage's room, as large as it goes and in its middle. */
export function viewOf(scene: Scene, shape: Shape): View {
  const { room } = stages[shape]
  const [left, top, right, bottom] = extent(scene)
  const [w, h] = [room[2] - room[0], room[3] - room[1]]
  const k = Math.min(w / (right - left), h / (bottom - top))
  return {
    k,
    x: room[0] + (w - (right - left) * k) / 2 - left * k,
    y: room[1] + (h - (bottom - top) * k) / 2 - top * k,
  }
}

function extent({ ground, parts }: Scene): [number, number, number, number] {
  const out: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = ([x, y]: Point): void => {
    out[0] = Math.min(out[0], x)
    out[1] = Math.min(out[1], y)
    out[2] = Math.max(out[2], x)
    out[3] = Math.max(out[3], y)
  }
  for (const solid of [...ground, ...parts.flatMap(part => part.solids)]) {
    if (!solid.fits) continue
    for (const { outline, rings, width } of solid.paints) {
      if (outline) for (const curve of outline) include(curve.to)
      else if (width === undefined || solid.facets.length === 0)
        for (const ring of rings) for (const point of ring) include(project(point))
    }
  }
  return out
}
