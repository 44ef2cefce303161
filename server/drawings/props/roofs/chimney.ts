import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { courses } from './covers.ts'

export function chimney(b: Builder, h: number, color: string, size = 52): void {
  b.box(0, [size, size, h], color, { front: [courses(24)], right: [courses(24)] })
  b.box([-5, -5, h], [size + 10, size + 10, 8], darker(color, 0.25))
  b.cylinder([size / 2, size / 2, h + 8], 11, 22, '#8a4b32', { r2: 9, top: '#2b2522' })
}
