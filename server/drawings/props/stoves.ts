import type { Builder } from '../kit/builder.ts'
import { glowing, panel, tint } from '../kit/mark.ts'
import { brand, darker, metals } from '../kit/palette.ts'
import { courses } from './roofs/covers.ts'

/** A wood stove with its flue pipe up to a ceiling at `ceiling` cm, centred, facing +y. */
export function stove(b: Builder, ceiling: number) {
  b.box([[-22, 17], [-16, 11], 0], [5, 5, 12], metals.black)
  b.block(12, [52, 40, 62], metals.black, {
    front: [
      panel(0.12, 0.28, 0.76, 0.56, '#3a2a22'),
      glowing(0.2, 0.32, 0.6, 0.2, brand.orange),
      glowing(0.32, 0.32, 0.34, 0.34, brand.sun),
      tint(0.12, 0.1, 0.76, 0.08, metals.graphite),
    ],
  })
  b.block(74, [58, 46, 4], metals.graphite)
  b.quiet.cylinder([0, -4, 78], 7, Math.max(10, ceiling - 82), metals.graphite)
}

export function chimney(b: Builder, h: number, color: string, size = 52) {
  b.box(0, [size, size, h], color, { front: [courses(24)], right: [courses(24)] })
  b.box([-5, -5, h], [size + 10, size + 10, 8], darker(color, 0.25))
  b.cylinder([size / 2, size / 2, h + 8], 11, 22, '#8a4b32', { r2: 9, top: '#2b2522' })
}
