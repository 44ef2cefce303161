import type { Builder } from '../kit/builder.ts'
import { disc } from '../kit/mark.ts'

/** Wheels of a radius whose inner sides are at `half` to both sides of y = 0, at places along x. */
export function wheels(b: Builder, xs: readonly number[], half: number, r: number, wide = 9): void {
  const hub = [disc(0.5, 0.5, Math.round(r * 0.48), '#aeb7bb', 14)]
  for (const x of xs)
    for (const y of [-half - wide, half]) b.rod('y', [x, y, r], r, wide, '#23292d', { ends: hub })
}
