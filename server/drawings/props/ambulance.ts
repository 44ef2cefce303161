import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/lists.ts'
import { panel, tint } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { breathing } from './motions.ts'
import { wheels } from './wheels.ts'

/** An ambulance driving along +x, 540 cm long, its middle over the origin; its lamp blinks. */
export function ambulance(b: Builder, accent: string): void {
  wheels(b, [-170, 160], 86, 38)
  b.block(26, [540, 172, 18], metals.graphite)
  b.box([-270, -86, 44], [360, 172, 190], '#f3f2ec', {
    front: [
      tint(0, 0.2, 1, 0.14, accent),
      tint(0.44, 0.5, 0.08, 0.36, accent),
      tint(0.38, 0.61, 0.2, 0.14, accent),
      panel(0.72, 0.52, 0.2, 0.3, glass.dark),
    ],
  })
  b.box([92, -86, 44], [178, 172, 64], '#f3f2ec', {
    front: [tint(0, 0.42, 1, 0.3, accent)],
    right: [panel(0.06, 0.4, 0.16, 0.3, '#fff3cf'), panel(0.78, 0.4, 0.16, 0.3, '#fff3cf')],
  })
  b.extrude(pairs('92 0, 230 0, 176 76, 92 76'), 'y', [0, -80, 108], 160, glass.dark, {
    ends: [tint(0, 0, 0.12, 1, '#f3f2ec')],
  })
  b.box([94, -80, 184], [80, 160, 6], '#f3f2ec')
  b.moving(breathing(0.35, 1, 2.4), g => g.quiet.box([40, -50, 234], [30, 100, 16], '#3f7fc4'))
}
