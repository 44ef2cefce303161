import { tint } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { canopy } from '../props/outdoors.ts'
import type { UnitThing } from './unit.ts'

const PAPER = '#f6efdc'
const TITLE = '#fbf6ea'
/** Where the way in between giant spines is, in shares of the front, and how wide in cm. */
const WAY = [0.44, 158] as const

/** Spines of giant books side by side before a front, and a roof over the way between them. */
export const giantSpines: UnitThing = (b, look) => {
  const { brief, paints, size } = look
  const [w] = size
  const way = WAY[0] * w - WAY[1] / 2
  for (let x = 6, i = 0; x < w - 40; i++) {
    const thick = brief.between(46, 84)
    if (x + thick > way && x < way + WAY[1]) x = way + WAY[1]
    const title = (v: number, h: number, u = 0.16) => tint(u, v, 1 - 2 * u, h, TITLE)
    b.box([x, 1, 0], [thick, 36, brief.between(250, 430)], paints[i % paints.length] as string, {
      front: [title(0.84, 0.03), title(0.32, 0.42, 0.34), title(0.1, 0.03)],
      topColor: PAPER,
    })
    x += thick + 3
  }
  canopy(b.at(way, 1), WAY[1] - 4, 90, 228, { roof: metals.graphite })
}
