import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { boards } from '../../../props/cladding.ts'
import { xFrame, xFrames } from '../../../props/legs/frames.ts'
import { circle } from '../../../props/legs/section.ts'
import { sweep } from '../../../props/sweep.ts'
import type { Plan } from './plan.ts'

/** Consoles of boards, crosses and columns. */
export const slabConsoles = {
  /** One board that turns down into two sides. */
  waterfall(b, brief, look, { w, d, h }) {
    const t = brief.between(4, 7)
    for (const x of [0, w - t])
      b.box([x, 0, 0], [t, d, h - t], look.color, { right: [boards(3, true, '#10262b', 0.12)] })
    b.box([0, 0, h - t], [w, d, t], look.color, { top: [boards(3, false, '#10262b', 0.12)] })
    if (brief.chance(0.6))
      cabinet(b.at(t, 0, h - t - 18), {
        brief,
        ...look,
        size: [w - 2 * t, d - 3, 18],
        bays: [column(1, 'drawer'), column(1, 'open'), column(1, 'drawer')],
      })
    else b.box([t, 2, h * 0.34], [w - 2 * t, d - 4, 2.4], look.color)
  },
  /** Crossed ends and a rail between them. */
  crossed(b, brief, look, { w, d, h }) {
    const style = brief.pick(xFrames)
    for (const x of [8, w - 8])
      xFrame(b.at(x, d / 2, 0, 1), style, { w: d - 2, h: h - 4, thick: 4, color: look.color })
    b.box([12, d / 2 - 1.5, (h - 4) / 2 - 2], [w - 24, 3, 4], look.color)
    b.box([0, 0, h - 4], [w, d, 4], look.top, { top: [boards(3, false, '#10262b', 0.12)] })
  },
  /** Two fluted columns under a stone top. */
  columns(b, brief, look, { w, d, h }) {
    const r = d * brief.between(0.3, 0.42)
    for (const x of [w * 0.2, w * 0.8]) {
      b.cylinder([x, d / 2, 0], r * 1.1, 3, look.color)
      const shaft = [3, h - 5].map(z => circle(r, z, [x, d / 2], 28))
      b.group(g =>
        sweep(g, shaft, look.color, {
          strips: look.fronts.color === look.color ? '#8b8f8c' : look.fronts.color,
        }),
      )
    }
    b.box([0, 0, h - 5], [w, d, 5], brief.pick(['#e9e5da', '#48545c', look.top]))
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish, plan: Plan) => void>
