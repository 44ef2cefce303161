import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { rim } from '../rim.ts'
import { arc, tube } from '../sweep.ts'
import type { Base } from './pedestals.ts'
import { shares } from './section.ts'

export const spiders = ['arched', 'straight', 'basket', 'wishbone'] as const

/** Bars that run from a hub or a top plate out to the floor. */
export function spider(b: Builder, style: (typeof spiders)[number], { r, h, color }: Base): void {
  const c = r * 0.14
  const count = style === 'arched' ? 5 : style === 'basket' ? 9 : 4
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI + 0.35
    const at = (out: number, z: number, by = 0): Vec => [
      Math.cos(a + by) * out,
      Math.sin(a + by) * out,
      z,
    ]
    if (style === 'arched')
      tube(
        b,
        shares(9).map(t => at(c + (r - c) * t, 1.2 + h * 0.5 * (1 - t ** 2.2))),
        r * 0.055,
        color,
      )
    if (style === 'straight')
      tube(b, [at(r, 0.6), at(r * 0.22, h - 1.4)], r * 0.045, color, { r2: r * 0.075 })
    if (style === 'basket') tube(b, [at(r * 0.8, 1.6), at(r * 0.72, h - 1.6, 1.5)], 1, color)
    if (style === 'wishbone')
      tube(
        b,
        shares(9).map(t =>
          at(r * (1 - 0.66 * Math.sin(Math.PI * t * 0.9) - 0.36 * t), 0.9 + (h - 2.2) * t),
        ),
        r * 0.05,
        color,
      )
  }
  if (style === 'arched') {
    b.cylinder([0, 0, h * 0.38], c, h * 0.2, color)
    b.cylinder([0, 0, h * 0.58], c * 0.6, h * 0.42 - 1.4, color, { capped: false })
  }
  if (style === 'basket')
    for (const [z, ring] of [
      [0.8, 0.8],
      [h - 0.8, 0.72],
    ] as const)
      hoop(b, r * ring, z, 0.8, color)
  else {
    b.cylinder([0, 0, h - 1.4], r * 0.46, 1.4, color)
    rim(b, r * 0.46, h, color)
  }
}

/** A ring of round bar, lying level. */
export function hoop(b: Builder, r: number, z: number, thick: number, color: string): void {
  for (const from of [135, 225, 45, 315])
    tube(b, arc([0, 0, z], r, from, from + 90, 'xy', 6), thick, color)
}
