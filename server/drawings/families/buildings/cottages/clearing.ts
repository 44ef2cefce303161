import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves } from '../../../kit/palette.ts'
import { fireplace, hammock } from '../../../props/homestead.ts'
import { patch, plot } from '../../../props/plots.ts'
import { tree } from '../../../props/trees.ts'
import type { Cottage } from './cottage.ts'

/** A cottage with dark boards. */
export interface Cabin extends Cottage {
  readonly dark: string
}

/** A clearing with conifers, a path and a place for a fire. */
export function forest(b: Builder, { brief, accent }: Cabin, w: number, d: number): void {
  const [left, right, front] = [
    brief.pick([215, 285]),
    brief.pick([205, 270]),
    brief.pick([120, 190]),
  ]
  plot(b, [-left, -120, w + left + right, d + front + 120], brief.pick([ground.lawn, '#9fb584']))
  patch(b, [w * 0.4, d, 90, front - 12], '#c9b591')
  const kinds = ['conifer', 'conifer', 'poplar', 'round'] as const
  const places = [
    [80 - left, -30],
    [90 - left, d * 0.42],
    [w + right - 80, 10],
    [w + right - 76, d * 0.55],
  ] as const
  for (const [i, [x, y]] of places.entries())
    if (i < 2 || right > 220)
      tree(
        b.at(x, y),
        brief.pick(kinds),
        brief.between(200, 290),
        brief.pick([leaves.deep, leaves.green]),
      )
  if (left > 250) fireplace(b.at(110 - left, d + 10))
  else if (right > 220 && front > 150) hammock(b.at(w + 20, d + front - 50), 200, accent)
}
