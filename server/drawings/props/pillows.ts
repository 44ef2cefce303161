import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { seamless } from './bent.ts'
import { plan, shrunk } from './outline.ts'

export function pillow(b: Builder, w: number, d: number, h: number, color: string): void {
  const outline = plan(w, d, w, Math.min(w, d) * 0.22)
  const ring = (points: readonly Point[], z: number) => points.map(([x, y]): Vec => [x, y, z])
  const [small, middle] = [shrunk(outline, h * 0.45), h * 0.45]
  seamless(b, g => {
    g.loft(ring(small, 0), ring(outline, middle), color)
    g.loft(ring(outline, middle), ring(small, h), lighter(color, 0.05))
  })
}

/** A pillow standing on its edge, leaning back by `lean` cm at its top; its foot is at y = 0. */
export function leaning(
  b: Builder,
  w: number,
  h: number,
  thick: number,
  color: string,
  lean: number,
): void {
  const outline = plan(w, h, w, Math.min(w, h) * 0.2)
  const ring = (points: readonly Point[], forward: number) =>
    points.map(([x, v]): Vec => {
      const up = v + h / 2
      return [x, forward + lean * (1 - up / h), up + (forward * lean) / h / 2]
    })
  const small = shrunk(outline, thick * 0.45)
  seamless(b, g => {
    g.quiet.loft(ring(small, 0), ring(outline, thick / 2), color)
    g.loft(ring(outline, thick / 2), ring(small, thick), lighter(color, 0.05))
  })
}

export function bolster(b: Builder, length: number, r: number, color: string): void {
  b.rod('x', [-length / 2, 0, r], r, length, color, { endColor: darker(color, 0.2) })
}
