import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { polygon } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import { breathing, swaying } from './motions.ts'

/** Short ripples of light on water around the origin, `count` of them within w by d; they fade. */
export function ripples(b: Builder, w: number, d: number, count: number): void {
  for (let group = 0; group < 2; group++)
    b.moving(breathing(group ? 0.25 : 0.8, group ? 0.8 : 0.25, 6), g => {
      for (let i = group; i < count; i += 2) {
        const [x, y] = [((i * 0.618) % 1) * w, ((i * 0.414 + 0.2) % 1) * d]
        const long = 60 + ((i * 37) % 70)
        g.wire(
          [
            [x, y, 0.4],
            [x + long, y, 0.4],
          ],
          5,
          '#e4f3f4',
        )
      }
    })
}

/** A timber jetty along +y from the origin, on piles, its deck at z = 30. */
export function jetty(b: Builder, w: number, length: number): void {
  for (let y = 30; y < length; y += 110)
    for (const x of [2, w - 12]) b.box([x, y, -20], [10, 10, 42], woods.walnut)
  const planks = Math.round(length / 26)
  for (let i = 0; i < planks; i++)
    b.box([-6, i * 26, 22], [w + 12, 23, 8], i % 3 ? woods.oak : woods.ash, {
      casts: false,
    })
}

/** A rowing boat along x with its middle over the origin, rocking a little. */
export function rowingBoat(b: Builder, color: string): void {
  const plan: Point[] = [
    [-120, -30],
    [30, -44],
    [100, -22],
    [130, 0],
    [100, 22],
    [30, 44],
    [-120, 30],
  ]
  const inner = plan.map(([x, y]): Point => [0.5 + (x * 0.86) / 250, 0.5 + (y * 0.78) / 88])
  b.moving(swaying([0, 0, 0], 1.6, 5), g => {
    g.extrude(plan, 'z', [0, 0, 0], 30, color, { ends: [polygon(inner, '#8a6b4c')] })
    for (const x of [-70, 20]) g.box([x, -30, 30], [22, 60, 4], woods.ash)
  })
}

/** A clump of reeds on the origin. */
export function reeds(b: Builder): void {
  b.group(g => {
    for (let i = 0; i < 7; i++) {
      const [x, y] = [((i * 17) % 40) - 20, ((i * 29) % 36) - 18]
      const h = 46 + ((i * 23) % 40)
      g.beam([x, y, 0], [x + ((i * 7) % 9) - 4, y + ((i * 5) % 9) - 4, h], 2.4, '#7d9a55', {
        casts: false,
      })
      if (i % 3 === 0) g.cylinder([x + 1, y, h], 3, 15, '#7a4f34', { casts: false })
    }
  })
}
