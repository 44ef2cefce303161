import { darker } from '../kit/light.ts'
import { joints, level, lines, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { bookWall } from '../props/behind-glass.ts'
import { roofHeight } from '../props/container.ts'
import { window } from '../props/openings.ts'
import { canopy } from '../props/outdoors.ts'
import { showcase } from '../props/showcases.ts'
import type { UnitThing } from './unit.ts'

const PAPER = '#f6efdc'
const TITLE = '#fbf6ea'
/** How thick the covers of a giant book are, in cm. */
const COVER = 18

/** One storey as a book: two covers, a rounded back at the left, pages with windows in them. */
export const volume: UnitThing = (b, { brief, storey, wall, size: [w, d, h] }) => {
  const clear = h + roofHeight - 2 * COVER
  const leaves = Math.round(clear / 22)
  const pages = lines(
    joints(leaves).map(v => level(v)),
    ...(['#8a7a5c', 1.2, 0.35] as const),
  )
  const [sill, high] = storey ? [0.16, 0.66] : [0.02, 0.8]
  const shelves = showcase(
    [0.08, sill, 0.84, high],
    Math.round(w / 110),
    [bookWall(storey ? 2 : 3, brief)],
    {
      door: 1,
    },
  )
  const title = (v: number) => panel(0.2, v, 0.6, 0.1, TITLE, { edge: false })
  b.box([0, 0, 0], [w, d, COVER], wall)
  b.box([0, 14, COVER], [44, d - 28, clear], darker(wall, 0.1), {
    front: [title(0.14), title(0.76)],
  })
  b.box([44, 14, COVER], [w - 62, d - 28, clear], PAPER, {
    front: [pages, shelves],
    right: [pages, window([0.2, 0.3, 0.6, 0.42], { panes: 3 })],
  })
  b.box([0, 0, COVER + clear], [w, d, COVER], wall)
}

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
    const title = (v: number, h: number, u = 0.16) =>
      panel(u, v, 1 - 2 * u, h, TITLE, { edge: false })
    b.box([x, 1, 0], [thick, 36, brief.between(250, 430)], paints[i % paints.length] as string, {
      front: [title(0.84, 0.03), title(0.32, 0.42, 0.34), title(0.1, 0.03)],
      topColor: PAPER,
    })
    x += thick + 3
  }
  canopy(b.at(way, 1), WAY[1] - 4, 90, 228, { roof: metals.graphite })
}
