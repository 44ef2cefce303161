import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { darker } from '../../../kit/light.ts'
import { metals } from '../../../kit/palette.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { drawer } from '../../../props/cabinets/fronts.ts'
import { woodPedestal } from '../../../props/legs/pedestals.ts'
import { circle } from '../../../props/legs/section.ts'
import { ornament } from '../../../props/ornaments.ts'
import { rim } from '../../../props/rim.ts'
import { sweep } from '../../../props/sweep.ts'
import { night } from './plan.ts'

/** Nightstands that are small tables. */
export const bedsideTables = {
  /** A drum of slats with a drawer in its upper part. */
  drum(b, brief, look) {
    const [r, h] = [brief.between(22, 29), brief.between(44, 58)]
    const dark = darker(look.color, 0.3)
    b.cylinder([0, 0, 0], r * 0.86, 4, dark, { capped: false })
    const slats = [4, h - 18].map(z => circle(r, z, [0, 0], 40))
    b.group(g => sweep(g, slats, look.color, { strips: dark }))
    b.cylinder([0, 0, h - 18], r * 0.97, 1, dark, { capped: false })
    b.cylinder([0, 0, h - 17], r, 14, look.color, { capped: false })
    b.ball([0, r + 1.4, h - 9], 1.5, look.fronts.metal, { casts: false })
    b.cylinder([0, 0, h - 3], r + 1, 3, look.top)
    rim(b, r + 1, h, look.top)
    rim(b, r * 0.86, 0, dark)
    night(b.at(-r * 0.7, -r * 0.7, h), brief, r * 1.4)
  },
  /** A round top on a turned foot, a drawer under it. */
  pedestal(b, brief, look) {
    const [r, h] = [brief.between(22, 28), brief.between(56, 66)]
    const low = h - 13
    woodPedestal(b, brief.pick(['tripod', 'vase'] as const), {
      r: r * 0.9,
      h: low,
      color: look.color,
    })
    const side = r * 1.24
    b.box([-side / 2, -side / 2, low], [side, side, 11], look.color)
    drawer(b.at(-side / 2, 0), [1, low + 1, side - 2, 9], side / 2, look.fronts)
    b.cylinder([0, 0, h - 2], r * 1.06, 2.4, look.top)
    rim(b, r * 1.06, h + 0.4, look.top)
    night(b.at(-r * 0.7, -r * 0.7, h + 0.4), brief, r * 1.4)
  },
  /** A frame with a shelf low down and a drawer between its posts. */
  frame(b, brief, look) {
    const [w, d, h] = [brief.between(44, 58), 40, brief.between(50, 62)]
    feet(b, {
      style: 'frame',
      w,
      d,
      h: h - 2.6,
      wood: look.color,
      metal: brief.pick([metals.black, metals.brass]),
    })
    b.box([3.6, 3.6, h - 18], [w - 7.2, d - 7.2, 15], look.color)
    drawer(b, [3.6, h - 18, w - 7.2, 15], d - 3.6, look.fronts)
    b.box([0, 0, h - 2.6], [w, d + 2, 2.6], look.top)
    const shelf = (h - 2.6) * 0.3
    b.box([3.6, 3.6, shelf], [w - 7.2, d - 7.2, 1.6], look.top)
    ornament(b.at(w / 2, d / 2, shelf + 1.6), 'books', brief)
    night(b.at(0, 2, h), brief, w)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
