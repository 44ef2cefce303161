import type { Builder } from '../kit/builder.ts'
import { add, between, evenly, grid, type Point, sidesOf, times } from '../kit/geometry.ts'
import { panel } from '../kit/mark.ts'
import { darker, glass, lighter, woods } from '../kit/palette.ts'
import { planks } from '../props/cladding.ts'
import { thatchColor } from '../props/roofs/covers.ts'
import { slantedSlab } from '../props/roofs/pitched.ts'
import { courses, polygonRing } from '../props/roofs/tiers.ts'
import { balustrade } from '../props/verandas.ts'
import { type BuildingThing, type Range, sampled } from './look.ts'
import type { Walls } from './walls.ts'

/** A floor that reaches `PAST` cm further than what stands on it, `out` more at its front. */
export const base =
  (color?: string, out = 0): BuildingThing =>
  (b, { lift, wood, size: [w, d] }) => {
    const [floor, front] = [color ?? wood, d + PAST + out]
    b.box([-PAST, -PAST, 0], [w + 2 * PAST, front + PAST, lift], floor, { top: [planks(24)] })
    if (lift > 12) b.box([w * 0.2, front, 0], [w * 0.4, 34, lift / 2], floor)
  }

const PAST = 20

/** Posts around a floor and beams on them: how many posts along x and y, and how thick. */
export const frame =
  (
    posts: readonly [number, number] = [2, 2],
    { thick = 14, hasRails = false }: { thick?: number; hasRails?: boolean } = {},
  ): Walls =>
  (b, { brief, wood, size: [w, d, h] }, { furnish }) => {
    const [far, front] = [w - thick, d - thick]
    const post = [thick, thick, h - BEAM] as const
    b.box([evenly(posts[0], 0, far), [0, front], 0], post, wood)
    b.box([[0, far], evenly(posts[1], 0, front).slice(1, -1), 0], post, wood)
    b.box([-6, [0, front], h - BEAM], [w + 12, thick, BEAM], wood)
    b.box([[0, far], thick, h - BEAM], [thick, d - 2 * thick, BEAM], wood)
    if (hasRails) {
      const style = brief.pick(['cross', 'bars', 'balusters'])
      balustrade(b.at(thick, 4), far - thick, wood, style)
      balustrade(b.at(6, front, 0, 1), front - thick, wood, style)
    }
    furnish(b.at(thick + 8, thick + 8), w - 2 * thick - 16, d - 2 * thick - 16)
  }

const BEAM = 16

/** A floor of as many sides, on a lower step. */
export const roundBase =
  (sides: number): BuildingThing =>
  (b, { lift, size: [w] }) => {
    const at = b.at(w / 2, w / 2)
    const ring = (r: number, z: number) => polygonRing(sides, r, z)
    at.loft(ring(w / 2 + 26, 0), ring(w / 2 + 26, lift / 2), darker(woods.oak, 0.1))
    at.loft(ring(w / 2 + 6, lift / 2), ring(w / 2 + 6, lift), woods.oak)
  }

/** Posts at the corners of a polygon, perhaps with rails between them but for the entrance. */
export const polygon =
  (sides: number, hasRails = false): Walls =>
  (b, { wood, size: [w, , h] }, { furnish }) => {
    const at = b.at(w / 2, w / 2)
    const r = w / 2
    const feet = polygonRing(sides, r - 10, 0)
    for (const [i, [foot, next]] of sidesOf(feet).entries()) {
      at.cylinder(foot, 8, h - 14, wood, { r2: 6 })
      if (!hasRails || i === sides - 1) continue
      const along = (share: number, z: number) => add(between(foot, next, share), [0, 0, z])
      at.beam(along(0.08, 92), along(0.92, 92), 7, wood)
      const zigzag = times(9, k => along(0.07 + k * 0.1075, k % 2 ? 88 : 8))
      at.wire(zigzag, 3, wood)
    }
    at.loft(polygonRing(sides, r, h - 14), polygonRing(sides, r, h), wood)
    furnish(b.at(w * 0.16, w * 0.16), w * 0.68, w * 0.68)
  }

/** A roof of thatch, as round as can be. */
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
