import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { cabinet, column } from '../../../props/cabinets/cabinet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { drawer } from '../../../props/cabinets/fronts.ts'
import { mirror, starMirror } from '../../../props/looking-glasses.ts'
import { adorn } from '../../../props/ornaments.ts'
import { small, tableDepth, tableHeight, things } from './plan.ts'

/** Dressing tables on chests of drawers. */
export const chestedDressers = {
  /** Two pedestals of drawers, a mirror framed in lamps. */
  lamps(b, brief, look, w) {
    pedestals(b, brief, look, w)
    starMirror(
      b.at(w / 2, 2, tableHeight),
      w * brief.between(0.7, 0.94),
      brief.between(64, 84),
      brief.pick(['#f1ece1', metals.black, look.color]),
    )
    things(b, brief, w)
  },
  /** A chest at one side, a tall mirror down to the knees at the other. */
  sided(b, brief, look, w) {
    const side = w * 0.44
    cabinet(b, {
      brief,
      ...look,
      size: [side, tableDepth, tableHeight - 4],
      bays: [column(1, 'drawer', 'drawer', 'drawer', 'drawer')],
      over: 0,
    })
    b.box([w - 4, 0, 0], [4, tableDepth, tableHeight - 4], look.color)
    b.box([-1, 0, tableHeight - 4], [w + 2, tableDepth + 4, 4], look.top)
    const wide = w - side - 8
    mirror(
      b.at(side + 2 + wide / 2, 3, tableHeight),
      brief.pick(['arch', 'square'] as const),
      wide,
      brief.between(86, 108),
      look.fronts.metal,
    )
    adorn(b.at(0, 6, tableHeight), brief, [side, tableDepth - 8], 2, small)
  },
  /** A high back with shelves beside the mirror. */
  shelved(b, brief, look, w) {
    pedestals(b, brief, look, w)
    const [side, high] = [w * 0.22, brief.between(66, 88)]
    for (const x of [0, w - side])
      cabinet(b.at(x, 0, tableHeight), {
        brief,
        ...look,
        size: [side, 24, high],
        bays: [column(1, 'drawer', 'open', 'open')],
        theme: 'mixed',
      })
    b.box([side, 0, tableHeight + high - 6], [w - 2 * side, 20, 6], look.color)
    mirror(b.at(w / 2, 2, tableHeight), 'square', w - 2 * side - 4, high - 7, look.color)
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish, w: number) => void>

/** A chest of drawers at each side of the knees, one drawer over them. */
function pedestals(b: Builder, brief: Brief, look: Finish, w: number): void {
  const side = w * brief.between(0.26, 0.32)
  const rows = brief.int(2, 4)
  const bays = [column(1, ...Array.from({ length: rows }, () => 'drawer' as const))]
  for (const x of [0, w - side])
    cabinet(b.at(x, 0), { brief, ...look, size: [side, tableDepth, tableHeight - 3], bays })
  b.box([side, 4, tableHeight - 16], [w - 2 * side, tableDepth - 8, 13], look.color)
  drawer(b, [side + 0.4, tableHeight - 16, w - 2 * side - 0.8, 12.6], tableDepth - 4, look.fronts)
  b.box([-1, 0, tableHeight - 3], [w + 2, tableDepth + 3, 3], look.top)
}
