import type { Family } from '../brief.ts'
import type { Look } from '../buildings/look.ts'
import { type Colors, openLook } from '../buildings/modular.ts'
import { layOut, type Site } from '../layout/plot.ts'
import type { Row } from '../layout/row.ts'
import { madeRows, type Strip } from '../layout/rows.ts'
import { made } from '../layout/thing.ts'
import { plot } from '../props/plots.ts'

interface Land {
  /** Rows of things and strips, from the back to the front. */
  lines: readonly (Row | Strip)[]
  ground: string
  /** Around the rows and between them, in cm. */
  walk?: number
}

/** Rows one behind the other, on land as large as they need. */
export const land =
  ({ lines, ground, walk = 50 }: Land): Family =>
  (b, brief) => {
    const rows = madeRows(b, { brief }, lines, walk)
    plot(b, [0, 0, rows.w + 2 * walk, rows.d + 2 * walk], ground)
    rows.put(b.at(walk, walk), walk)
  }

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
