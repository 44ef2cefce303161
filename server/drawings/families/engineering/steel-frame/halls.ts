import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { iBeam } from '../../../props/steelwork.ts'
import { COLUMN, column, cross, type Plan, slab } from './parts.ts'

/** Portal frames with purlins. */
export function portal(b: Builder, plan: Plan): void {
  const { brief, color, bay, deep, h } = plan
  const frames = brief.int(3, 4)
  const ridge = h + deep * brief.between(0.16, 0.34)
  slab(b, (frames - 1) * bay + COLUMN, deep)
  for (let i = 0; i < frames; i++) gableFrame(b.at(i * bay, 0), plan, ridge)
  const purlins = brief.int(2, 4)
  for (let i = 0; i + 1 < frames; i++)
    for (const side of [-1, 1])
      for (let j = 0; j <= purlins; j++) {
        const t = j / purlins
        const y = deep / 2 + side * (deep / 2 - 10) * (1 - t * 0.94)
        const z = h + (ridge - h) * t * 0.94 + 15
        b.box([i * bay + 2, y - 3, z], [bay - 4, 6, 8], color, { casts: false })
      }
  if (brief.chance(0.6)) cross(b, COLUMN, bay, deep - 4, h, color)
}

/** A bay with a crane on its beams. */
export function craneBay(b: Builder, plan: Plan): void {
  const { brief, color, bay, deep, h } = plan
  const frames = 3
  const long = (frames - 1) * bay + COLUMN
  slab(b, long, deep)
  for (let i = 0; i < frames; i++) {
    const at = b.at(i * bay, 0)
    for (const y of [0, deep - 18]) column(at.at(0, y), h * 1.3, color)
    for (const y of [18, deep - 44]) at.box([2, y, h * 0.84], [12, 26, 14], color, { casts: false })
    iBeam(at, 'y', [0, -8, h * 1.3], deep + 16, color, { w: COLUMN, h: 24 })
  }
  for (const y of [22, deep - 40])
    iBeam(b, 'x', [-10, y, h * 0.84 + 14], long + 20, color, { w: 18, h: 26 })
  const x = long * brief.between(0.2, 0.66)
  for (const dx of [0, 40])
    b.box([x + dx, 18.5, h * 0.84 + 41], [18, deep - 37, 30], '#e3ab41', { casts: false })
  const hook = h * brief.between(0.4, 0.6)
  b.wire(
    [
      [x + 29, deep / 2, hook],
      [x + 29, deep / 2, h * 0.84 + 41],
    ],
    3,
    metals.black,
  )
  b.box([x + 19, deep / 2 - 8, hook - 18], [20, 16, 18], '#d2562b')
}

function gableFrame(b: Builder, { color, deep, h }: Plan, ridge: number): void {
  for (const y of [0, deep - 18]) column(b.at(0, y), h, color)
  b.beam([8, 3, h + 8], [8, deep / 2 - 1, ridge + 6], 15, color)
  b.beam([8, deep - 3, h + 8], [8, deep / 2 + 1, ridge + 6], 15, color)
}
