import type { Builder } from '../../../kit/builder.ts'
import { iBeam } from '../../../props/steelwork.ts'
import { COLUMN, column, cross, type Plan, slab } from './parts.ts'

/** Columns and beams on two or three storeys. */
export function storeys(b: Builder, { brief, color, bay, deep, h }: Plan): void {
  const [nx, floors] = [brief.int(1, 3), brief.int(2, 3)]
  const storey = h * 0.72
  const top = floors * storey
  slab(b, nx * bay + COLUMN, deep)
  for (let i = 0; i <= nx; i++)
    for (const y of [0, deep - 18]) column(b.at(i * bay, y), top + 14, color)
  for (let f = 1; f <= floors; f++) {
    const z = f * storey - 10
    for (let i = 0; i <= nx; i++)
      iBeam(b, 'y', [i * bay, 18, z], deep - 36, color, { w: COLUMN, h: 22 })
    for (let i = 0; i < nx; i++)
      for (const y of [1, deep - 17])
        iBeam(b, 'x', [i * bay + COLUMN, y, z], bay - COLUMN, color, { w: COLUMN, h: 22 })
    if (f === 1 && brief.chance(0.6))
      b.box([COLUMN + 1, 19, z + 22], [nx * bay - COLUMN - 2, deep - 38, 5], '#c3c7c2', {
        casts: false,
      })
  }
  cross(b, COLUMN, bay, deep - 4, storey - 14, color)
}
