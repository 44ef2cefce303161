import type { Builder } from '../../../kit/builder.ts'
import { darker, lighter } from '../../../kit/light.ts'
import { fillShelf } from '../../../props/cabinets/contents.ts'
import { boards } from '../../../props/cladding.ts'
import { circle, shares } from '../../../props/legs/section.ts'
import { ornament } from '../../../props/ornaments.ts'
import { cushion, ellipse, plan as outlineOf } from '../../../props/outline.ts'
import { rim } from '../../../props/rim.ts'
import { sweep } from '../../../props/sweep.ts'
import type { Plan } from './plan.ts'

/** Ottomans that are soft down to the floor. */
export const softOttomans = {
  /** A round pouf of sewn panels. */
  pouf(b, { brief, fabric }) {
    const [r, h] = [brief.between(26, 36), brief.between(30, 42)]
    const dark = darker(fabric, 0.16)
    const body = shares(8).map(t =>
      circle(r * (0.72 + 0.28 * Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.8), h * t, [0, 0], 24),
    )
    b.group(g => sweep(g, body, fabric, { strips: dark }))
    b.cylinder([0, 0, h], 4, 0.8, dark)
    rim(b, r * 0.78, 0, dark)
  },
  /** A cube with piping. */
  cube(b, { brief, fabric, accent }) {
    const a = brief.between(40, 52)
    const top = brief.chance(0.5) ? fabric : accent
    cushion(b, outlineOf(a, a, a, 4), 0, a * 0.62, fabric, 1)
    cushion(b, outlineOf(a, a, a, 4), a * 0.62 + 0.6, a * 0.26, top, 3)
    if (brief.chance(0.5))
      cushion(
        b.at(a * 1.25, a * 0.1),
        outlineOf(a * 0.8, a * 0.8, a * 0.8, 4),
        0,
        a * 0.6,
        accent,
        3,
      )
  },
  /** A drum in a pleated skirt. */
  skirted(b, { brief, fabric }) {
    const [r, h] = [brief.between(28, 44), brief.between(32, 40)]
    const dark = darker(fabric, 0.2)
    b.group(g =>
      sweep(
        g,
        [0, h - 10].map(z => circle(r * (z ? 0.94 : 1), z, [0, 0], 44)),
        fabric,
        { strips: dark },
      ),
    )
    cushion(b, ellipse(r, r, 30), h - 10, 12, lighter(fabric, 0.05), 4)
    rim(b, r, 0, dark)
  },
  /** A chest with its lid up. */
  chest(b, { brief, fabric, wood, accent }) {
    const [w, d, h] = [brief.between(72, 110), brief.between(42, 52), brief.between(30, 38)]
    const t = 4
    for (const x of [4, w - 9]) for (const y of [4, d - 9]) b.box([x, y, 0], [5, 5, 5], wood)
    b.box([0, 0, 5], [w, d, t], fabric)
    b.box([0, 0, 5 + t], [w, t, h - t], fabric)
    for (const x of [0, w - t]) b.box([x, t, 5 + t], [t, d - 2 * t, h - t], fabric)
    b.box([0, d - t, 5 + t], [w, t, h - t], fabric, { front: [boards(5, true, '#10262b', 0.16)] })
    fillShelf(b.at(t, t, 5 + t), brief, 'linen', [w - 2 * t, d - 2 * t, h - 4])
    const lid = [
      [0, 0],
      [8, 2],
      [8 - d * 0.34, d * 0.94],
      [-d * 0.34, d * 0.92],
    ] as const
    b.extrude(
      lid.map(([y, z]) => [y - 3, z + h + 5.4] as const),
      'x',
      [0, 0, 0],
      w,
      lighter(fabric, 0.06),
    )
    if (brief.chance(0.5)) ornament(b.at(w + 24, d + 2), 'books', brief)
    else cushion(b.at(w + 30, d * 0.6), outlineOf(40, 40, 40, 8), 0, 13, accent, 5)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
