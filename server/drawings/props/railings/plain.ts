import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { patternHoles } from '../hole-patterns.ts'
import { pierced } from '../sheet-metal.ts'
import { type Bay, places, slopeBar, under } from './bay.ts'

type Draw = (b: Builder, bay: Bay, color: string) => void

/** What fills a welded steel frame, on the plane y = 0; `pierced` and `slats` are level. */
export const plainInfills = {
  bars: (b, bay, color) => uprights(b, bay, 14, color),
  /** Bars that run through the top rail and end in points. */
  spears(b, bay, color) {
    uprights(b, bay, 20, color)
    for (const x of places(bay, 20))
      b.cylinder([x, 0, under(bay, x, 2) + 6], 3.4, 18, color, { r2: 0.4, casts: false })
  },
  rails(b, bay, color) {
    for (const share of [0.2, 0.4, 0.6, 0.8]) slopeBar(b, bay, share, [4, 3], color)
  },
  slats(b, bay, color) {
    const count = Math.round((bay.head(bay.from) - bay.low(bay.from)) / 26)
    for (let i = 0; i < count; i++) slopeBar(b, bay, (i + 0.5) / count, [18, 4], color)
  },
  /** A brace before a sheet, bars above it. */
  braced(b, bay, color) {
    const rail = (x: number) => bay.low(x) + (bay.head(x) - bay.low(x)) * 0.46
    const lower: Bay = { ...bay, head: rail }
    sheet(b, lower, darker(color, 0.3), 0.8)
    b.beam([bay.from, 1, bay.low(bay.from)], [bay.to, 1, rail(bay.to)], 4.4, color)
    slopeBar(b, bay, 0.46, [5, 4], color)
    uprights(b, { ...bay, low: x => rail(x) + 5 }, 16, color)
  },
  crossed(b, bay, color) {
    const middle = (bay.from + bay.to) / 2
    for (const [from, to] of [
      [bay.from, middle - 2],
      [middle + 2, bay.to],
    ] as const) {
      b.beam([from, 0.6, bay.low(from)], [to, 0.6, bay.head(to)], 3, color, { casts: false })
      b.beam([from, -1.8, bay.head(from)], [to, -1.8, bay.low(to)], 1.6, color, { casts: false })
    }
    b.box(
      [middle - 1.5, -1.5, bay.low(middle)],
      [3, 3, under(bay, middle, 1.5) - bay.low(middle)],
      color,
    )
  },
  pierced(b, { from, to, low, head }, color) {
    const [w, h] = [to - from, Math.min(head(from), head(to)) - low(from)]
    pierced(b.at(from, -1.2, low(from)), [w, h], patternHoles('leaves', w, h, 24, 10), color)
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
