import type { Builder } from '../../../kit/builder.ts'
import { flight } from '../../../props/flights.ts'
import { levelRail } from '../../../props/platforms.ts'
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

/** A platform on columns with a stair. */
export function mezzanine(b: Builder, { brief, color, bay, deep, h }: Plan): void {
  const nx = brief.int(1, 2)
  const [w, high] = [nx * bay + COLUMN, h * 0.86]
  const run = high * 1.15
  slab(b, w + run + 30, deep)
  for (let i = 0; i <= nx; i++)
    for (const y of [0, deep - 18]) column(b.at(i * bay, y), high, color)
  for (const y of [1, deep - 17]) iBeam(b, 'x', [0, y, high], w, color, { w: COLUMN, h: 22 })
  for (let i = 0; i <= 2 * nx; i++)
    b.box([Math.min(w - 8, (i * bay) / 2), 17, high + 8], [8, deep - 34, 14], color, {
      casts: false,
    })
  b.box([0, 0, high + 22], [w, deep, 6], '#c3c7c2')
  levelRail(b.at(2, deep - 6, high + 28), w - 4, '#d8a83c', brief.pick(['rails', 'bars']))
  levelRail(b.at(w - 6, deep - 8, high + 28, 1), deep - 106, '#d8a83c', 'rails')
  flight(b.at(w + run, 92, 0, 2), {
    rise: high + 28,
    run,
    width: 88,
    color,
    tread: '#98a5ad',
    infill: 'rails',
  })
}

/** A braced tower. */
export function tower(b: Builder, { brief, color, bay, h }: Plan): void {
  const [w, floors] = [bay * 0.8, brief.int(3, 4)]
  const storey = h * 0.66
  slab(b, w + COLUMN, w + COLUMN)
  for (const x of [0, w]) for (const y of [0, w]) column(b.at(x, y), floors * storey, color)
  for (let f = 1; f <= floors; f++) {
    const z = f * storey - 18
    for (const y of [0, w]) b.box([COLUMN, y + 3, z], [w - COLUMN, 12, 14], color)
    for (const x of [0, w]) b.box([x + 3, 18, z], [12, w - 18, 14], color)
    cross(b.at(0, 0, (f - 1) * storey), COLUMN, w, w + 14, storey - 22, color)
    b.beam([w + 14, 20, (f - 1) * storey + 10], [w + 14, w - 2, z - 4], 6, color, {
      casts: false,
    })
  }
  b.box([-4, -4, floors * storey], [w + COLUMN + 8, w + COLUMN + 10, 8], '#c3c7c2')
  if (brief.chance(0.5))
    b.cylinder(
      [(w + COLUMN) / 2, (w + COLUMN) / 2, floors * storey + 8],
      w * 0.4,
      w * 0.5,
      '#b9c4c9',
    )
}
