import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { panel, tint } from '../kit/mark.ts'
import { coats, glass, metals } from '../kit/palette.ts'
import { wheels } from './wheels.ts'

/** A mobile crane on four axles along x, its boom out over +x to the point `reach`, `height`. */
export function mobileCrane(
  b: Builder,
  { reach, height }: { reach: number; height: number },
): void {
  const color = coats.sun
  const pane = [panel(0.12, 0.3, 0.74, 0.56, glass.pane)]
  wheels(b, [-190, -110, 90, 170], 76, 36, 10)
  b.block(26, [480, 152, 58], color, {
    front: [tint(0, 0, 1, 0.2, metals.graphite)],
    right: [0.08, 0.76].map(u => panel(u, 0.5, 0.16, 0.24, '#fff3cf')),
  })
  for (const x of [-216, 200])
    for (const y of [-130, 76]) {
      b.box([x, y, 50], [16, 54, 14], metals.graphite)
      b.box([x, y + (y < 0 ? 0 : 38), 0], [16, 16, 50], metals.graphite)
    }
  b.box([150, -70, 84], [86, 140, 70], color, { front: pane, right: pane })
  b.cylinder([-70, 0, 84], 56, 14, metals.graphite)
  b.box([-190, -60, 98], [180, 56, 76], color)
  b.box([-190, 10, 98], [110, 50, 96], color, { front: pane, right: pane })
  const boom = (t: number): Vec => [(reach + 150) * t - 150, 0, (height - 186) * t + 186]
  b.beam(boom(0), boom(0.42), 40, color)
  b.beam(boom(0.42), boom(0.74), 30, '#f0c46a')
  b.beam(boom(0.74), boom(1), 22, color)
  const [x, , z] = boom(0.3)
  b.beam([-20, 0, 174], [x, 0, z - 26], 12, metals.steel)
}
