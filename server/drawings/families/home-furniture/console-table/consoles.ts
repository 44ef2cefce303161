import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { boards } from '../../../props/cladding.ts'
import { xFrame, xFrames } from '../../../props/legs/frames.ts'
import { stand } from '../../../props/legs/leg.ts'
import { shares } from '../../../props/legs/section.ts'
import { turnedLeg, turnings } from '../../../props/legs/turned.ts'
import { adorn } from '../../../props/ornaments.ts'
import { rounded, tube } from '../../../props/sweep.ts'
import { drawCase } from '../../../things/case.ts'
import type { Plan } from './plan.ts'

/** Consoles on legs, frames and crosses. */
export const consoles = {
  /** A steel frame with a wooden top and a shelf. */
  frame(b, brief, look, { w, d, h, metal }) {
    feet(b, { style: 'frame', w, d, h: h - 3, wood: look.color, metal })
    b.box([0, 0, h - 3], [w, d, 3], look.top, { top: [boards(3, false, '#10262b', 0.12)] })
    const low = (h - 3) * 0.3
    b.box([3.5, 3.5, low + 0.1], [w - 7, d - 7, 1.8], look.top)
    adorn(b.at(4, 1, low + 2), brief, [w - 8, d - 4], 4, [
      'books',
      'bowl',
      'jars',
      'tray',
      'plant',
      'vase',
    ])
  },
  /** Crossed ends and a rail between them. */
  crossed(b, brief, look, { w, d, h }) {
    const style = brief.pick(xFrames)
    for (const x of [8, w - 8])
      xFrame(b.at(x, d / 2, 0, 1), style, { w: d - 2, h: h - 4, thick: 4, color: look.color })
    b.box([12, d / 2 - 1.5, (h - 4) / 2 - 2], [w - 24, 3, 4], look.color)
    b.box([0, 0, h - 4], [w, d, 4], look.top, { top: [boards(3, false, '#10262b', 0.12)] })
  },
  /** Drawers under the top, turned legs, a shelf near the floor. */
  turned(b, brief, look, { w, d, h }) {
    const pattern = brief.pick(turnings)
    const low = h * 0.17
    for (const x of [5, w - 5])
      for (const y of [5, d - 5])
        stand(
          b.at(x, y, low + 3),
          turnedLeg(pattern, { h: h - low - 21, half: 3.2, color: look.color }),
        )
    for (const x of [5, w - 5])
      for (const y of [5, d - 5])
        b.cylinder([x, y, 0], 2, low, look.color, { r2: 3, capped: false })
    b.box([1, 1, low], [w - 2, d - 2, 3], look.color)
    adorn(b.at(0, 0, low + 3), brief, [w, d], 3, ['books', 'bowl', 'jars', 'tray'])
    drawCase(b.at(0, 0, h - 18), {
      brief,
      look,
      size: [w, d, 18],
      front: 'drawer | drawer',
      over: 1.5,
    })
  },
  /** Hoops of round bar under a thin top. */
  hoops(b, brief, look, { w, d, h, metal }) {
    const round = brief.between(4, 14)
    for (const y of [3, d - 3]) {
      const path = rounded(
        [
          [5, y, h - 3],
          [5, y, 1],
          [w - 5, y, 1],
          [w - 5, y, h - 3],
        ],
        round,
        shares(4),
      )
      b.group(g => tube(g, path, 1, metal))
    }
    b.box([0, 0, h - 3], [w, d, 3], look.top)
    b.box([5, 5, h * 0.42], [w - 10, d - 10, 2], look.top)
    adorn(b.at(6, 2, h * 0.42 + 2), brief, [w - 12, d - 4], 3, ['books', 'bowl', 'jars', 'tray'])
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish, plan: Plan) => void>
