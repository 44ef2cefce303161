import type { Builder } from '../kit/builder.ts'
import { tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { crossMark } from './wall-signs.ts'

export function signPost(b: Builder, color: string): void {
  b.block(0, [10, 10, 210], metals.steel)
  b.block(210, [100, 8, 100], color, {
    front: [crossMark(0.5, 0.5, 62, brand.paper), tint(0.06, 0.06, 0.88, 0.05, brand.paper)],
  })
}

/** An open book on a stand, `w` cm wide, its pages turned up towards +y. */
export function openBookSign(b: Builder, w: number, h: number, color: string) {
  const half = w / 2
  b.box([[-half * 0.6 - 4, half * 0.6 - 4], -6, 0], [8, 8, 22], metals.graphite)
  for (const side of [-1, 1]) {
    const leaf = (inset: number, from: number, to: number, fold: number) => {
      const [near, far] = [side, side * (half - inset)]
      const ring = (y: number, raise: number): [number, number, number][] => [
        [near, y + raise * 0.35, 30 + inset - fold],
        [far, y + raise * 0.35, 30 + inset],
        [far, y - h * 0.45 + raise * 0.35, 30 + h - inset],
        [near, y - h * 0.45 + raise * 0.35, 30 + h - inset - fold],
      ]
      return [ring(0, from), ring(0, to)] as const
    }
    b.loft(...leaf(0, 0, 20, 12), color)
    b.loft(...leaf(9, 20, 62, 12), side < 0 ? '#fdf9ef' : '#f3ead6')
  }
}

/** Closed books lying on each other, as a bench or a sign: `sizes` of [w, d, h] from below. */
export function bookStack(
  b: Builder,
  books: readonly (readonly [w: number, d: number, h: number, color: string])[],
) {
  let z = 0
  books.forEach(([w, d, h, color], i) => {
    const x = -w / 2 + ((i * 37) % 3) * 6 - 6
    b.box([x, -d / 2, z], [w, d, h], color, {
      right: [tint(0.03, 0.16, 0.94, 0.68, '#fbf6ea')],
      front: [tint(0.12, 0.3, 0.5, 0.14, '#fbf6ea', 0.9)],
    })
    z += h
  })
}
