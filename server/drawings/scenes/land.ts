import type { Family } from '../brief.ts'
import type { Look } from '../buildings/look.ts'
import { type Colors, openLook } from '../buildings/modular.ts'
import type { Point } from '../kit/geometry.ts'
import { layOut, type Site } from '../layout/plot.ts'
import type { Row } from '../layout/row.ts'
import { putRows, type Strip } from '../layout/rows.ts'
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
    const under = ([w, d]: Point) => plot(b, [0, 0, w + 2 * walk, d + 2 * walk], ground)
    putRows(b.at(walk, walk), { brief }, lines, walk, under, walk)
  }

/** A family of scenes on open land: its sides, and rows of things from the back to the front. */
export const grounds =
  (colors: Colors, layout: (look: Look) => Site<Look> & { rows: readonly Row<Look>[] }): Family =>
  (b, brief) => {
    const look = openLook(brief, colors)
    const { rows: all, ...site } = layout(look)
    const inside = made(b, (b, look) => putRows(b, look, all, 60), look, 'inside')
    layOut(b, look, site, inside)
    inside.put(b, [0, 0, 0])
  }
