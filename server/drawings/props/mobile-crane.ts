import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { wheels } from './wheels.ts'

/** A mobile crane on four axles along x, its boom out over +x to the point `reach`, `height`. */
export function mobileCrane(
  b: Builder,
  { reach, height }: { readonly reach: number; readonly height: number },
): void {
  const color = '#e3ab41'
  wheels(b, [-190, -110, 90, 170], 76, 36, 10)
  b.box([-240, -76, 26], [480, 152, 58], color, {
    front: [panel(0, 0, 1, 0.2, metals.graphite, { edge: false })],
    right: [panel(0.08, 0.5, 0.16, 0.24, '#fff3cf'), panel(0.76, 0.5, 0.16, 0.24, '#fff3cf')],
  })
  for (const x of [-216, 200])
    for (const y of [-130, 76]) {
      b.box([x, y, 50], [16, 54, 14], metals.graphite)
      b.box([x, y + (y < 0 ? 0 : 38), 4], [16, 16, 46], metals.graphite)
      b.box([x - 10, y + (y < 0 ? -6 : 32), 0], [36, 28, 4], '#48545c')
    }
  b.box([150, -70, 84], [86, 140, 70], color, {
    front: [panel(0.12, 0.3, 0.7, 0.56, glass.pane)],
    right: [panel(0.08, 0.3, 0.84, 0.58, glass.pane)],
  })
  b.cylinder([-70, 0, 84], 56, 14, metals.graphite)
  b.box([-190, -60, 98], [180, 56, 76], color)
  b.box([-190, 10, 98], [110, 50, 96], color, {
    front: [panel(0.2, 0.3, 0.66, 0.56, glass.pane)],
    right: [panel(0.12, 0.3, 0.76, 0.56, glass.pane)],
  })
  boom(b, [-150, 0, 186], [reach, 0, height], color)
}

function boom(
  b: Builder,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  color: string,
): void {
  const at = (t: number) =>
    from.map((v, i) => v + ((to[i] as number) - v) * t) as [number, number, number]
  b.beam(at(0), at(0.42), 40, color)
  b.beam(at(0.42), at(0.74), 30, '#f0c46a')
  b.beam(at(0.74), at(1), 22, color)
  b.beam(
    [-20, 0, 174],
    at(0.3).map((v, i) => v - (i === 2 ? 26 : 0)) as [number, number, number],
    12,
    metals.steel,
  )
}
