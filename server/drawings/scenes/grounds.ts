import type { Family } from '../brief.ts'
import { type Colors, openLook } from '../buildings/modular.ts'
import type { UnitLook } from '../buildings/unit.ts'
import { layOut, type Site } from '../layout/plot.ts'
import type { Row } from '../layout/row.ts'
import { madeRows } from '../layout/rows.ts'
import { made } from '../layout/thing.ts'

/** Open land with rows of things on it, from the back to the front. */
export interface Grounds extends Site<UnitLook> {
  rows: readonly Row<UnitLook>[]
}

/** A family of scenes on open land, in one of its layouts. */
export const grounds =
  (colors: Colors, layout: (look: UnitLook) => Grounds): Family =>
  (b, brief) => {
    const look = openLook(brief, colors)
    const { rows: all, ...site } = layout(look)
    const inside = made(b, (b, look) => madeRows(b, look, all, 60).put(b), look, 'inside')
    layOut(b, look, site, inside)
    inside.put(b, [0, 0, 0])
  }
