import type { Builder } from '../kit/builder.ts'
import { times, type Vec } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { lampRail, pendant, pendantStyles } from '../props/lamps.ts'
import { breathing, swaying } from '../props/motions.ts'
import type { Layout, Plan, Stands } from './plan.ts'

type Above = Required<Layout>['above']
type Row = 'back' | `floor ${number}`
type Shade = Parameters<typeof pendant>[3]

/** From the rail under the ceiling to the lower edge of the shades, in cm. */
const DROP = 112
const RAIL = 8

/** The same for lamps that hang still, at one height above the floor. */
const HANGS_AT = 168
const THIN = 4
const BELOW_EDGE = 8

/** From lamp to lamp over one thing, and the least width of a thing that has one, in cm. */
export const LAMP_PITCH = 140
const WIDE = 100

/** How wide a thing is beside the widest of its row if both belong together. */
const ALIKE = 0.9

/** As many lamps as each have a rail of their own, from the wall at the back. */
const FEW = 2

/**
 * Lamps that sway over the widest things of a row, on rails from the wall at the back or on one
 * from the wall at the left.
 * @param row on the open floor, from the back
 */
export const lampsOver =
  (row: number, count: number, shades: readonly Shade[]): Above =>
  (b, plan, standing) => {
    const { x, y, w } = middleOf(standing.filter(isIn(`floor ${row + 1}`)))
    const [z, shade] = [plan.h - 2 * RAIL, plan.brief.fork('lamps').pick(shades)]
    const all = times(count, i => x + ((i + 0.5) / count - 0.5) * w)
    const rail = (at: Vec, size: Vec) => b.quiet.box(at, size, metals.graphite)
    if (count > FEW) rail([0, y - RAIL / 2, z], [Math.max(...all) + 30, RAIL, RAIL])
    else for (const at of all) rail([at - RAIL / 2, 0, z], [RAIL, y + RAIL, RAIL])
    for (const [i, at] of all.entries())
      b.moving(swaying([at, y, z], 1.8, 6 + i), g =>
        pendant(g.at(at, y, z - DROP), DROP, plan.scheme.accent, shade),
      )
  }

/** The middle of the widest things of a row, and their common width. */
function middleOf(row: readonly Stands[]) {
  const widest = Math.max(...row.map(({ thing }) => thing.w))
  const large = row.filter(({ thing }) => thing.w >= widest * ALIKE)
  const start = Math.min(...large.map(({ x }) => x))
  const end = Math.max(...large.map(({ thing, x }) => x + thing.w))
  return {
    x: (start + end) / 2,
    y: (large[0]?.y ?? 0) + (large[0]?.thing.d ?? 0) / 2,
    w: end - start,
  }
}

const isIn = (row: Row) => (stands: Stands) => stands.name.startsWith(`${row} `)

/** Lamps over all wide things of some rows, each on a rail from the wall at the back. */
export const lampsAbove =
  (...rows: readonly Row[]): Above =>
  (b, { brief, h, scheme }, standing) => {
    const shade = brief.fork('lamps').pick(pendantStyles)
    const z = h - THIN - BELOW_EDGE
    const rails = new Map<number, number[]>()
    for (const { thing, x, y } of rows.flatMap(row => standing.filter(isIn(row)))) {
      const count = thing.w < WIDE ? 0 : Math.round(thing.w / LAMP_PITCH) || 1
      for (let i = 0; i < count; i++) {
        const at = Math.round(x + ((i + 0.5) * thing.w) / count)
        rails.set(at, [...(rails.get(at) ?? []), y + thing.d / 2])
      }
    }
    for (const [x, places] of rails) {
      const rail = { ceiling: z, z: HANGS_AT, color: scheme.accent, style: shade }
      lampRail(b.at(x, 0), places, rail)
    }
  }

export function shine(b: Builder, radii: readonly number[], { brief }: Plan): void {
  b.moving(breathing(0.35, 1, brief.between(5, 7)), g => {
    for (const r of radii) g.glow(1, r, '#ffe39a', 0.28)
  })
}
