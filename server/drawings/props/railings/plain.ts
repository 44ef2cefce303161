import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { type Bay, places, slopeBar, under } from './bay.ts'

type Draw = (b: Builder, bay: Bay, color: string) => void

/** What fills a welded steel frame, on the plane y = 0. */
export const plainInfills = {
  bars: (b, bay, color) => uprights(b, bay, 14, color),
  rails(b, bay, color) {
    for (const share of [0.2, 0.4, 0.6, 0.8]) slopeBar(b, bay, share, [4, 3], color)
  },
  braced(b, bay, color) {
    const rail = (x: number) => bay.low(x) + (bay.head(x) - bay.low(x)) * 0.46
    const lower: Bay = { ...bay, head: rail }
    sheet(b, lower, darker(color, 0.3), 0.8)
    b.beam([bay.from, 1, bay.low(bay.from)], [bay.to, 1, rail(bay.to)], 4.4, color)
    slopeBar(b, bay, 0.46, [5, 4], color)
    uprights(b, { ...bay, low: x => rail(x) + 5 }, 16, color)
  },
} satisfies Record<string, Draw>

export type PlainInfill = keyof typeof plainInfills

function uprights(b: Builder, bay: Bay, space: number, color: string): void {
  for (const [i, x] of places(bay, space).entries()) {
    const low = bay.low(x)
    b.box([x - 1.5, -1.5, low], [3, 3, under(bay, x, 1.5) - low], color, { casts: i % 3 === 0 })
  }
}

function sheet(b: Builder, { from, to, low, head }: Bay, color: string, thick: number): void {
  const profile = [
    [from, low(from)],
    [to, low(to)],
    [to, head(to)],
    [from, head(from)],
  ] as const
  b.extrude(profile, 'y', [0, -thick / 2, 0], thick, color)
}
