import type { Builder } from '../kit/builder.ts'
import { type Point, points } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { type Bay, places, slopeBar, under } from './railings/bay.ts'

type Draw = (b: Builder, bay: Bay, color: string) => void

/** What fills a welded steel frame, on the plane y = 0. */
export const plainInfills = {
  bars: (b, bay, color) => uprights(b, bay, 14, color),
  rails(b, bay, color) {
    for (const share of [0.2, 0.4, 0.6, 0.8]) slopeBar(b, bay, share, [4, 3], color)
  },
  braced(b, bay, color) {
    const rail = (x: number) => bay.low(x) + (bay.head(x) - bay.low(x)) * 0.46
    const { from, to, low } = bay
    const sheet = points([from, low(from)], [to, low(to)], [to, rail(to)], [from, rail(from)])
    b.extrude(sheet, 'y', [0, -0.4, 0], 0.8, darker(color, 0.3))
    b.beam([from, 1, low(from)], [to, 1, rail(to)], 4.4, color)
    slopeBar(b, bay, 0.46, [5, 4], color)
    uprights(b, { ...bay, low: x => rail(x) + 5 }, 16, color)
  },
} satisfies Record<string, Draw>

function uprights(b: Builder, bay: Bay, space: number, color: string) {
  for (const [i, x] of places(bay, space).entries()) {
    const low = bay.low(x)
    const at = i % 3 ? b.quiet : b
    at.box([x - 1.5, -1.5, low], [3, 3, under(bay, x, 1.5) - low], color)
  }
}

const TUBE = 6

/**
 * A welded leaf of a gate or a bay of railing along x, facing +y, with its lower left corner at the
 * origin, `TUBE` cm thick. Its top rises to the right by `rise` cm.
 */
export function gateLeaf(
  b: Builder,
  [w, h]: Point,
  infill: keyof typeof plainInfills,
  color: string,
  rise = 0,
) {
  const height = (x: number) => h - Math.max(0, -rise) + (rise * (x - (rise < 0 ? w : 0))) / w
  const middle = b.at(0, TUBE / 2)
  const outer: Bay = { from: 0, to: w, foot: () => 0, low: () => 0, head: height }
  for (const x of [0, w - TUBE])
    b.box([x, 0, 0], [TUBE, TUBE, Math.min(height(x), height(x + TUBE)) - TUBE], color)
  b.box([TUBE, 0, 4], [w - 2 * TUBE, TUBE, TUBE], color)
  slopeBar(middle, outer, 1, [TUBE, TUBE], color)
  const inner = { from: TUBE, to: w - TUBE, low: () => 10, head: (x: number) => height(x) - TUBE }
  plainInfills[infill](middle, { ...outer, ...inner }, color)
}
