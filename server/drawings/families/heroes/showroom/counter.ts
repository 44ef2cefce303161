import { brand, lighter, metals, mix } from '../../../kit/palette.ts'
import { window } from '../../../props/openings.ts'
import { shell } from '../../../props/shell.ts'
import { drawers } from '../../../props/storage.ts'
import { dress, light } from './dressing.ts'
import { lines } from './floor.ts'
import type { Build } from './indoors.ts'
import { heightOf, sign } from './walls.ts'

/** How high the line at the back and the one in front of it stand, in cm. */
const TOPS = [62, 18] as const

/**
 * Small pieces on a long cabinet of drawers and on a low bench before it, near to the eye. Pieces
 * that bring a floor of their own stay on the ground.
 */
export const counter: Build = (b, { brief, pieces, wood, wall, accent }) => {
  const tops = pieces.some(piece => piece.grounded) ? [] : TOPS
  const floor = lines(pieces, 2, { back: 14, gap: 0.8 })
  const { w, d } = floor
  shell(b, {
    size: [w, d + 10, heightOf(floor) + TOPS[0]],
    wall,
    sideWall: accent,
    floor: 'tiles',
    floorColor: '#cbc6ba',
    back: sign(accent),
    side: [window([0.16, 0.4, 0.68, 0.44], { panes: 4 })],
  })
  light(b, floor)
  const count = Math.max(3, Math.round(w / 70))
  for (const [line, { y, d: deep }] of floor.rows.entries()) {
    const high = tops[line]
    if (high === undefined) continue
    b.box([6, y - 6, 0], [w - 12, deep + 12, high], mix(wood, brand.paper, 0.35), {
      topColor: lighter(wood, 0.5),
      front: line ? [] : [drawers(1, count, metals.brass, 'knob')],
    })
  }
  for (const { piece, x, y, line } of floor.spots)
    b.group(g => piece.build(g.at(x, y, tops[line] ?? 0)))
  dress(b, brief, floor)
}
