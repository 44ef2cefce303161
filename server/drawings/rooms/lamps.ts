import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { pendant } from '../props/lamps.ts'
import { breathing, swaying } from '../props/motions.ts'
import type { Layout } from './layout.ts'
import type { Plan } from './plan.ts'

type Shade = Parameters<typeof pendant>[3]

/** From the rail under the ceiling to the lower edge of the shades, in cm. */
const DROP = 112
const RAIL = 8

/** As many lamps as each have a rail of their own, from the wall at the back. */
const FEW = 2

/**
 * Lamps that sway over the widest things of a row, on rails from the wall at the back or on one
 * from the wall at the left.
 * @param row on the open floor, from the back
 */
export const lampsOver =
  (row: number, count: number, shades: readonly Shade[]): Required<Layout>['above'] =>
  (b, plan, rows) => {
    const middle = rows[row]
    if (!middle) return
    const { x, y, w } = middle
    const [z, shade] = [plan.h - 2 * RAIL, plan.brief.fork('lamps').pick(shades)]
    const all = Array.from({ length: count }, (_, i) => x + ((i + 0.5) / count - 0.5) * w)
    const rail = (at: Vec, size: Vec) => b.box(at, size, metals.graphite, { casts: false })
    if (count > FEW) rail([0, y - RAIL / 2, z], [Math.max(...all) + 30, RAIL, RAIL])
    else for (const at of all) rail([at - RAIL / 2, 0, z], [RAIL, y + RAIL, RAIL])
    for (const [i, at] of all.entries())
      b.moving(swaying([at, y, z], 1.8, 6 + i), g =>
        pendant(g.at(at, y, z - DROP), DROP, plan.scheme.accent, shade),
      )
  }

/** A light that swells and fades around a point of the floor. */
export function shine(b: Builder, radii: readonly number[], { brief }: Plan): void {
  b.moving(breathing(0.35, 1, brief.between(5, 7)), g => {
    for (const r of radii) g.glow([0, 0, 1], r, '#ffe39a', 0.28)
  })
}
