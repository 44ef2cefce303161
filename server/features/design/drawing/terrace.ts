import { RAILING } from '../../../../web/features/design/measures.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { metals, woods } from '../../../drawings/kit/palette.ts'
import { planks } from '../../../drawings/props/cladding.ts'
import { parasol, railing } from '../../../drawings/props/outdoors.ts'
import type { Block, Module, SideName } from './modules.ts'
import { sideNames } from './modules.ts'
import type { Paint } from './paint.ts'
import { LANDING } from './stairs.ts'

/** The distance from the edge of the roof, and the thickness of the floor, in cm. */
const [RAIL, FLOOR] = [2, 3]

/** A floor of boards with a railing, open where the stairs arrive. */
export function terrace(b: Builder, blocks: readonly Block[]): void {
  for (const [i, { x, y, w, d }] of blocks.entries()) {
    const backInset = i > 0 ? 0 : 6
    b.quiet.box([x + 6, y + backInset, 0], [w - 12, d - 6 - backInset, FLOOR], woods.teak, {
      top: [planks(26)],
    })
  }
  const row = blocks[0]
  for (const module of blocks.flatMap(block => block.modules))
    for (const side of sideNames) {
      const isAtStairs =
        side === 'right' && row && module.y + module.d === row.d && module.x + module.w === row.w
      rail(b, module, side, isAtStairs ? LANDING + 4 : 0)
    }
}

/** A table under a parasol, beside the wing. */
export function onTheTerrace(b: Builder, [row, wing]: readonly Block[], { accent }: Paint): void {
  if (!row) return
  const from = wing ? wing.w : 0
  parasol(b.at((from + row.w) / 2, row.d / 2, FLOOR), accent)
}

/** @param open how much of its end at the front stays open, in cm */
function rail(b: Builder, { x, y, w, d, outer }: Module, side: SideName, open: number): void {
  const span = outer[side]
  if (!span) return
  const length = span[1] - span[0] - 2 * RAIL - open
  const at = {
    front: () => b.at(x + span[0] + RAIL, y + d - 4),
    back: () => b.at(x + RAIL, y + RAIL),
    left: () => b.at(x + 4, y + d - RAIL, 0, 1),
    right: () => b.at(x + w - RAIL - 2, y + d - RAIL - open, 0, 1),
  }[side]()
  railing(at, length, RAILING, metals.graphite)
}
