import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { woods } from '../../kit/palette.ts'
import { deck } from '../../props/outdoors.ts'
import type { Paint } from './plan.ts'

/** A wooden pavilion on a deck. */
export function pavilion(b: Builder, brief: Brief, paint: Paint): void {
  const [w, d, h] = [400, 330, 230]
  deck(b, w, d, 24, woods.oak)
  for (const [x, y] of [
    [10, 10],
    [w - 22, 10],
    [10, d - 22],
    [w - 22, d - 22],
  ] as const)
    b.box([x, y, 24], [12, 12, h], woods.walnut)
  b.box([-20, -20, 24 + h], [w + 40, d + 40, 12], woods.walnut)
  b.gable([-30, -30, 36 + h], [w + 60, d + 60, 90], brief.pick(['x', 'y']), paint(0), {
    endColor: woods.oak,
  })
  b.box([60, 40, 24], [w - 120, 60, 44], '#f1ece1')
  b.cylinder([w / 2, d * 0.62, 24], 46, 40, woods.teak)
}
