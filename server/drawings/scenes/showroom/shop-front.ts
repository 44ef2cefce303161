import { evenly, partsOf, points, type Vec } from '../../kit/geometry.ts'
import { tint } from '../../kit/mark.ts'
import { brand, fabrics, ground, leaves, metals } from '../../kit/palette.ts'
import { tiles } from '../../props/cladding.ts'
import { streetLamp } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { shrub } from '../../props/trees.ts'
import type { Put } from './indoors.ts'

/** How high the window's sill is, and how deep the pavement before it; in cm. */
const SILL = 22
const PAVEMENT = 190

/** A window with people before it, who look in from the street. */
export const shopFront: Put = (b, { brief }, { w, d, h }) => {
  const slabs = [tiles(60, '#5d6a6c', 0.2)]
  b.slab([-60, d, -14], [w + 120, PAVEMENT, 14], ground.paving, { top: slabs })
  const rise = h * 0.62 - SILL
  b.box([0, d - 8, 0], [w, 8, SILL], metals.graphite)
  const posts = evenly(partsOf(w, 190) + 1, 0, w - 8)
  b.box([posts, d - 8, SILL], [8, 8, rise], metals.graphite)
  const pane = [tint(0, 0, 1, 1, '#ffffff', 0.13)]
  b.quiet.clear([8, d - 5, SILL], [w - 16, 2, rise], { front: pane })
  // However small the window, a child takes room beside the adult it is with.
  const people = points<Vec>([w * 0.22, 172, 60], [w * 0.22 + 62, 124, 60], [w * 0.84, 166, 74])
  for (const [x, height, out] of people) {
    const shirt = brief.pick([brand.orange, fabrics.teal, brand.sun])
    person(b.at(x, d + out, 0, 2), { shirt, height, skin: brief.int(0, 3) })
  }
  streetLamp(b.at(-20, d + PAVEMENT - 30), 330)
  shrub(b.at(w + 24, d + 60), 34, leaves.green)
}
