import { points } from '../../../kit/geometry.ts'
import { brand, ground, leaves } from '../../../kit/palette.ts'
import { boards } from '../../../props/cladding.ts'
import { stringLights } from '../../../props/fixtures.ts'
import { glazing } from '../../../props/openings.ts'
import { planter } from '../../../props/outdoors.ts'
import { person } from '../../../props/people.ts'
import { tree } from '../../../props/trees.ts'
import { setAllOut } from './dressing.ts'
import { lines } from './floor.ts'
import type { Build } from './indoors.ts'
import { heightOf } from './walls.ts'

/** Lawn around the terrace, in cm. */
const AROUND = 110

export const terrace: Build = (b, { brief, pieces, wood, wall, accent }) => {
  const floor = lines(pieces, 2, { back: 40, gap: 1.2 })
  const { w, d } = floor
  const h = Math.max(heightOf(floor), 250)
  b.slab([-AROUND, -40, -24], [w + 2 * AROUND, d + 40 + AROUND, 24], ground.lawn)
  b.flat([-20, 0, 0], [w + 40, d + 20, 0.6], wood, { top: [boards(Math.round(d / 18))] })
  b.quiet.box([-20, -30, 0], [w + 40, 24, h], wall, {
    front: [glazing([0.08, 0.02, 0.5, 0.8], 6, { door: 3 }), glazing([0.68, 0.3, 0.24, 0.5], 3)],
  })
  b.quiet.box([-40, -44, h], [w + 80, 74, 12], accent)
  setAllOut(b, floor, accent, () => 0)
  b.box([[-14, w + 6], d + 4, 0], [8, 8, h - 20], '#33424a')
  stringLights(b, [-10, d + 8, h - 24], [w + 10, d + 8, h - 24], Math.round(w / 70), 24)
  planter(b.at(w * 0.62, d + 30), 150, '#cfc7b4', leaves.fresh)
  person(b.at(w * 0.3, d + 46, 0, 2), { shirt: brand.orange, skin: brief.int(0, 3), away: true })
  for (const [x, y, k] of points([w + 70, 30, 300], [-70, d * 0.3, 250], [-66, d * 0.75, 230]))
    tree(b.at(x, y), brief.pick(['palm', 'round']), k, brief.pick([leaves.green, leaves.deep]))
}
