import { evenly, times } from '../kit/geometry.ts'
import { darker, woods } from '../kit/palette.ts'
import { planks } from '../props/cladding.ts'
import { polygonRing } from '../props/roofs/tiers.ts'
import { balustrade } from '../props/verandas.ts'
import type { BuildingThing } from './look.ts'
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
    feet.forEach(([x, y], i) => {
      at.cylinder([x, y, 0], 8, h - 14, wood, { r2: 6 })
      const [nx, ny] = feet[(i + 1) % sides] as readonly [number, number, number]
      const between = (t: number, z: number) => [x + (nx - x) * t, y + (ny - y) * t, z] as const
      if (!hasRails || i === sides - 1) return
      at.beam(between(0.08, 92), between(0.92, 92), 7, wood)
      const zigzag = times(9, k => between(0.07 + k * 0.1075, k % 2 ? 88 : 8))
      at.wire(zigzag, 3, wood)
    })
    at.loft(polygonRing(sides, r, h - 14), polygonRing(sides, r, h), wood)
    furnish(b.at(w * 0.16, w * 0.16), w * 0.68, w * 0.68)
  }
