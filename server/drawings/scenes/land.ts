import type { Family } from '../brief.ts'
import type { Look } from '../buildings/look.ts'
import { type Colors, openLook } from '../buildings/modular.ts'
import { layOut, type Site } from '../layout/plot.ts'
import type { Row } from '../layout/row.ts'
import { type Land, layLand, madeRows } from '../layout/rows.ts'
import { made } from '../layout/thing.ts'

/** A scene of rows of things on land that is as large as they need. */
export const land =
  (describe: Land): Family =>
  (b, brief) =>
    layLand(b, { brief }, describe)

/** Open land with rows of things on it, from the back to the front. */
export interface Grounds extends Site<Look> {
  rows: readonly Row<Look>[]
}

/** A family of scenes on open land, in one of its layouts. */
export const grounds =
  (colors: Colors, layout: (look: Look) => Grounds): Family =>
  (b, brief) => {
    const look = openLook(brief, colors)
    const { rows: all, ...site } = layout(look)
    const inside = made(b, (b, look) => madeRows(b, look, all, 60).put(b), look, 'inside')
    layOut(b, look, site, inside)
    inside.put(b, [0, 0, 0])
  }
