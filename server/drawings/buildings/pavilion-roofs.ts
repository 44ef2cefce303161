import type { Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { glass, woods } from '../kit/palette.ts'
import { thatchColor } from '../props/roofs/covers.ts'
import { pavilionRoof, polygonRing } from '../props/roofs/hipped.ts'
import { slantedSlab } from '../props/roofs/single.ts'
import type { HouseThing } from './wing.ts'

type Rise = readonly [from: number, to: number]

/** A cone of thatch in two layers over a round house. */
export const cone =
  (range: Rise): HouseThing =>
  (b, { brief, size: [w] }) => {
    const [at, r, rise] = [b.at(w / 2, w / 2), w / 2 + 60, brief.between(...range)]
    const ring = (share: number, z: number) => polygonRing(14, r * share, z)
    at.loft(ring(1, 0), ring(1, 18), darker(thatchColor, 0.16))
    at.loft(ring(1, 18), ring(0.5, 18 + rise * 0.5), thatchColor)
    at.loft(ring(0.55, 18 + rise * 0.5), ring(0.03, 18 + rise), lighter(thatchColor, 0.08))
    at.cylinder([0, 0, 18 + rise], 9, 16, woods.wenge, { r2: 5 })
  }

/** Tiers over a polygon, to a point or up to a lantern over `top` of the radius. */
export const tiers =
  (sides: number, rise: Rise, top = 0): HouseThing =>
  (b, { brief, roof, wood, size: [w] }) => {
    const [r, up, at] = [w / 2 + 44, brief.between(...rise), b.at(w / 2, w / 2)]
    pavilionRoof(at, { sides, r, rise: up, color: roof, top })
    if (top === 0) return
    const lantern = r * 0.22
    at.loft(polygonRing(sides, lantern, up), polygonRing(sides, lantern, up + 30), '#f6efdc')
    const cap = { sides, r: lantern + 14, rise: 46, color: roof, courses: 1 }
    pavilionRoof(at.at(0, 0, up + 30), cap)
    at.cylinder([0, 0, up + 77], 3, 26, wood, { r2: 0.5 })
  }

/** A plane on a slant, from a height at its back to one at its front. */
export const slanted =
  (high: number, low: number): HouseThing =>
  (b, { roof, size: [w, d] }) =>
    slantedSlab(b.at(-40, -36), [w + 80, d + 80], { low, high, color: roof, thick: 14 })

/** Beams that give shade and let the sky in. */
export const slats: HouseThing = (b, { wood, size: [w, d] }) => {
  for (let i = 0; i < 13; i++) b.box([(i * (w - 10)) / 12, -20, 0], [10, d + 40, 12], wood)
}

/** Peaked marquees in a row, the second of the other colour. */
export const peaks: HouseThing = (b, { brief, roof, accent, size: [w, d] }) => {
  const [count, rise] = [brief.int(2, 3), d * brief.between(0.5, 0.62)]
  const side = w / count
  for (let i = 0; i < count; i++) {
    const color = i % 2 ? accent : roof
    const ring = (k: number, z: number): Vec[] =>
      [
        [-k, -k],
        [k, -k],
        [k, k],
        [-k, k],
      ].map(([x = 0, y = 0]) => [(i + 0.5 + (x * 0.99) / 2) * side, ((1 + y) * d) / 2, z])
    b.loft(ring(1, -8), ring(1, 14), darker(color, 0.06))
    b.loft(ring(1, 14), ring(0.44, 14 + rise * 0.3), color)
    b.loft(ring(0.44, 14 + rise * 0.3), ring(0.02, 14 + rise), color)
  }
}

/** A wide slab with panes in two rows. */
export const skylit: HouseThing = (b, { roof, size: [w, d] }) => {
  const panes = [0, 1, 2, 3, 4, 5, 6, 7].map(i =>
    panel(0.07 + (i % 4) * 0.23, 0.14 + Math.floor(i / 4) * 0.42, 0.17, 0.3, glass.light),
  )
  b.box([-46, -40, 0], [w + 92, d + 80, 18], roof, { top: panes })
}
