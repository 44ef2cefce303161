import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { column } from '../../../props/cabinets/cabinet.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { drawer } from '../../../props/cabinets/fronts.ts'
import { mirror, triptych } from '../../../props/looking-glasses.ts'
import { adorn } from '../../../props/ornaments.ts'
import { small, table, tableDepth, tableHeight, things } from './plan.ts'

/** Dressing tables on legs. */
export const leggedDressers = {
  /** A row of drawers on legs with a knee, an oval mirror between posts. */
  cabriole(b, brief, look, w) {
    table(b, brief, look, {
      w,
      h: 15,
      foot: 'cabriole',
      bays: [column(1, 'drawer'), column(1.3, 'drawer'), column(1, 'drawer')],
    })
    swinging(b.at(w / 2, 4, tableHeight), brief, look, 'oval', brief.between(40, 52))
    things(b, brief, w)
  },
  /** Leaning legs, one drawer, a round mirror. */
  modern(b, brief, look, w) {
    table(b, brief, look, {
      w,
      h: brief.between(11, 18),
      foot: 'leaning',
      bays: brief.pick([
        [column(1, 'drawer')],
        [column(1, 'drawer'), column(1, 'drawer')],
        [column(2, 'drawer'), column(1, 'open')],
      ]),
    })
    const wide = brief.between(52, 72)
    mirror(
      b.at(w * brief.pick([0.32, 0.5, 0.68]), 3, tableHeight),
      'round',
      wide,
      wide,
      look.fronts.metal,
    )
    things(b, brief, w)
  },
  /** Turned legs and a mirror of three leaves. */
  triptych(b, brief, look, w) {
    table(b, brief, look, {
      w,
      h: 16,
      foot: 'turned',
      bays: [column(1, 'drawer'), column(1, 'drawer')],
    })
    triptych(b.at(w / 2, 2, tableHeight), brief.between(84, 100), brief.between(56, 74), look.color)
    things(b, brief, w)
  },
  /** A steel frame under a thin case, an arched mirror. */
  slim(b, brief, look, w) {
    table(b, brief, look, {
      w,
      h: 12,
      foot: 'frame',
      bays: [column(1, 'drawer'), column(1, 'drawer')],
    })
    mirror(
      b.at(w / 2, 3, tableHeight),
      'arch',
      brief.between(46, 64),
      brief.between(70, 96),
      look.fronts.metal,
    )
    things(b, brief, w)
  },
  /** The lid stands open, a mirror on its inside. */
  lidded(b, brief, look, w) {
    const low = 18
    feet(b, {
      style: brief.pick(['leaning', 'posts', 'turned'] as const),
      w,
      d: tableDepth,
      h: tableHeight - low,
      wood: look.color,
      metal: metals.brass,
    })
    b.box([0, 0, tableHeight - low], [w, tableDepth, 3], look.color)
    for (const x of [0, w - 2.4, w * 0.33, w * 0.66])
      b.box([x, 2.4, tableHeight - low + 3], [2.4, tableDepth - 4.8, low - 3], look.color)
    b.box([0, 0, tableHeight - low + 3], [w, 2.4, low - 3], look.color)
    drawer(b, [0, tableHeight - low + 3, w, low - 3], tableDepth - 2.4, look.fronts)
    const z = tableHeight + 0.2
    b.box([w * 0.33 + 2.4, 0, z], [w * 0.33 - 2.4, 2.4, tableDepth - 2], look.color)
    mirror(b.at(w * 0.5, 2.4, z), 'square', w * 0.3, tableDepth - 4, look.color)
    for (const [x, wide] of [
      [0, w * 0.33],
      [w * 0.66, w * 0.34],
    ] as const)
      b.box([x, 0, z], [wide, tableDepth, 2], look.top)
    adorn(b.at(0, 6, z + 2), brief, [w * 0.32, tableDepth - 8], 1, small)
    adorn(b.at(w * 0.68, 6, z + 2), brief, [w * 0.32, tableDepth - 8], 1, small)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish, w: number) => void>

/** A mirror that swings between two posts on a little chest. */
function swinging(
  b: Builder,
  brief: Brief,
  look: Finish,
  shape: 'oval' | 'round',
  w: number,
): void {
  const h = w * brief.between(1.15, 1.4)
  b.box([-w * 0.6, -3, 0], [w * 1.2, 15, 8], look.color)
  drawer(b.at(0, 12), [-w * 0.58, 0.4, w * 1.16, 7.2], 0, look.fronts)
  for (const side of [-1, 1]) b.cylinder([side * (w / 2 + 3.4), 2, 8], 1.4, h * 0.62, look.color)
  mirror(b.at(0, 0, 11), shape, w, h, look.color)
}
