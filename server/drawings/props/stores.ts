import type { Builder } from '../kit/builder.ts'
import { metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'

/** Sheets lying in a rack of some storeys, 240 by 130 cm, its corner at the origin. */
export function sheetRack(b: Builder, color: string, storeys = 5): void {
  const high = 26 + storeys * 46
  for (const x of [0, 228]) for (const y of [0, 118]) b.box([x, y, 0], [12, 12, high], color)
  for (let i = 0; i < storeys; i++) {
    b.box([12, 0, 26 + i * 46], [216, 130, 6], metals.graphite)
    b.box([18, 6, 32 + i * 46], [204, 118, 6 + (i % 3) * 5], i % 2 ? '#bcc8cd' : metals.steel)
  }
}

/** A pallet of 150 by 108 cm with finished parts in piles, its corner at the origin. */
export function partsPallet(b: Builder, random: Random): void {
  const colors = ['#bcc8cd', metals.steel, '#8d999f']

  for (const y of [0, 50, 96]) b.box([0, y, 0], [150, 12, 10], '#b08a5a')
  b.box(10, [150, 108, 5], woods.oak)
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++)
      b.box([8 + i * 48, 8 + j * 50, 15], [38, 42, random.between(10, 44)], random.pick(colors))
}
