import type { Builder } from '../kit/builder.ts'
import { onPlane, pairs, type Vec } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { outlineOf, soft } from './outline.ts'

/** Thickest in its middle. */
const plump = (thick: number) => pairs('0 0.45, 0.45 0, 1 0.45', [thick, thick])

export function pillow(b: Builder, w: number, d: number, h: number, color: string) {
  const outline = outlineOf(w, d, Math.min(w, d) * 0.22)
  soft(b, outline, plump(h), color, (points, z) => onPlane('z', z, points))
}

/** A pillow standing on its edge, leaning back by `lean` cm at its top; its foot is at y = 0. */
export function leaning(b: Builder, [w, h, thick]: Vec, color: string, lean: number) {
  const outline = outlineOf(w, h, Math.min(w, h) * 0.2)
  soft(b, outline, plump(thick), color, (points, forward) =>
    points.map(([x, v]): Vec => {
      const up = v + h / 2
      return [x, forward + lean * (1 - up / h), up + (forward * lean) / h / 2]
    }),
  )
}

export function bolster(b: Builder, length: number, r: number, color: string) {
  b.rod('x', [-length / 2, 0, r], r, length, color, { endColor: darker(color, 0.2) })
}
