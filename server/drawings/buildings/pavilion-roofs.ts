import type { Builder } from '../kit/builder.ts'
import { evenly, grid, type Point } from '../kit/geometry.ts'
import { panel } from '../kit/mark.ts'
import { darker, glass, lighter, woods } from '../kit/palette.ts'
import { thatchColor } from '../props/roofs/covers.ts'
import { slantedSlab } from '../props/roofs/pitched.ts'
import { courses, polygonRing } from '../props/roofs/tiers.ts'
import { type BuildingThing, type Range, sampled } from './look.ts'

export const cone =
  (range: Range): BuildingThing =>
  (b, { brief, size: [w] }) => {
    const [at, r, rise] = [b.at(w / 2, w / 2), w / 2 + 60, sampled(brief, range)]
    const ring = (share: number, z: number) => polygonRing(14, r * share, z)
    at.loft(ring(1, 0), ring(1, 18), darker(thatchColor, 0.16))
    at.loft(ring(1, 18), ring(0.5, 18 + rise * 0.5), thatchColor)
    at.loft(ring(0.55, 18 + rise * 0.5), ring(0.03, 18 + rise), lighter(thatchColor, 0.08))
    at.cylinder(18 + rise, 9, 16, woods.wenge, { r2: 5 })
  }

/** Tiers over a polygon, to a point or up to a lantern over `top` of the radius. */
export const tiers =
  (sides: number, rise: Range, top = 0): BuildingThing =>
  (b, { brief, roof, wood, size: [w] }) => {
    const [r, up, at] = [w / 2 + 44, sampled(brief, rise), b.at(w / 2, w / 2)]
    pavilionRoof(at, sides, [r, r * top], up, roof)
    if (top === 0) return
    const lantern = r * 0.22
    at.loft(polygonRing(sides, lantern, up), polygonRing(sides, lantern, up + 30), '#f6efdc')
    pavilionRoof(at.at(0, 0, up + 30), sides, [lantern + 14, 0], 46, roof, 1)
    at.cylinder(up + 77, 3, 26, wood, { r2: 0.5 })
  }

/** A plane on a slant, from a height at its back to one at its front. */
export const slanted =
  (high: number, low: number): BuildingThing =>
  (b, { roof, size: [w, d] }) =>
    slantedSlab(b.at(-40, -36), [w + 80, d + 80], [high, low], roof, 14)

export const slats: BuildingThing = (b, { wood, size: [w, d] }) =>
  b.box([evenly(13, 0, w - 10), -20, 0], [10, d + 40, 12], wood)

export const peaks: BuildingThing = (b, { brief, roof, accent, size: [w, d] }) => {
  const [r, rise] = [w * 0.354, d * brief.between(0.5, 0.62)]
  const waist = r * 0.44
  for (const [i, color] of [roof, accent].entries()) {
    const x = w * (0.25 + i * 0.5)
    pavilionRoof(b.at(x, d / 2), 4, [r, waist], rise * 0.3, color, 1)
    pavilionRoof(b.at(x, d / 2, rise * 0.3), 4, [waist, 0], rise * 0.7, color, 1)
  }
}

export const skylit: BuildingThing = (b, { roof, size: [w, d] }) => {
  const panes = grid(4, 8).map(([column, row]) =>
    panel(0.07 + column * 0.23, 0.14 + row * 0.42, 0.17, 0.3, glass.light),
  )
  b.box([-46, -40, 0], [w + 92, d + 80, 18], roof, { top: panes })
}

/** A roof over a regular polygon around the origin, from one radius to another. */
function pavilionRoof(
  b: Builder,
  sides: number,
  [from, to]: Point,
  rise: number,
  color: string,
  count = 4,
) {
  courses(b, count, color, (t, lip) => polygonRing(sides, from + (to - from) * t + lip, rise * t))
}
