import type { Builder } from '../kit/builder.ts'
import { type Bay, slopeBar } from './railings/bay.ts'
import { type PlainInfill, plainInfills } from './railings/plain.ts'

const TUBE = 6

/**
 * A welded leaf of a gate or a bay of railing along x, facing +y, with its lower left corner at the
 * origin, `TUBE` cm thick. Its top rises to the right by `rise` cm.
 */
export function gateLeaf(
  b: Builder,
  look: {
    w: number
    h: number
    color: string
    infill: PlainInfill
    rise?: number
  },
): void {
  const { w, h, color, infill, rise = 0 } = look
  const height = (x: number) => h - Math.max(0, -rise) + (rise * (x - (rise < 0 ? w : 0))) / w
  const middle = b.at(0, TUBE / 2)
  const outer: Bay = { from: 0, to: w, foot: () => 0, low: () => 0, head: height }
  for (const x of [0, w - TUBE])
    b.box([x, 0, 0], [TUBE, TUBE, Math.min(height(x), height(x + TUBE)) - TUBE], color)
  b.box([TUBE, 0, 4], [w - 2 * TUBE, TUBE, TUBE], color)
  slopeBar(middle, outer, 1, [TUBE, TUBE], color)
  const [from, to] = [TUBE, w - TUBE]
  plainInfills[infill](
    middle,
    { ...outer, from, to, low: () => 10, head: x => height(x) - TUBE },
    color,
  )
}
