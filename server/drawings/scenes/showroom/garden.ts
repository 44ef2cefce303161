import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { ground, leaves, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { breathing } from '../../props/motions.ts'
import { hedge, tree } from '../../props/trees.ts'
import { pool, ripples } from '../../props/water.ts'
import type { Exhibit } from './exhibits.ts'
import { lines, type Row } from './floor.ts'
import { setOut } from './indoors.ts'

export function garden(b: Builder, brief: Brief, pieces: readonly Exhibit[], layout: string) {
  const floor = lines(pieces, 2, 130, layout === 'stage' ? 2 : 1.2)
  const { w, d } = floor
  const side = 90
  b.slab([-side, -40, -24], [w + 2 * side, d + 120, 24], ground.lawn)
  hedge(b.at(-side + 20, 0), w + 2 * side - 40, 90)
  const [first, second] = floor.rows as [Row, Row]
  if (layout === 'gallery') b.flat([0, first.y - 40, 0], [w, d - first.y + 40, 0.6], ground.paving)
  else
    b.flat([0, first.y - 40, 0], [w, first.d + 80, 0.6], woods.teak, {
      top: [boards(Math.round((first.d + 80) / 18))],
    })
  if (layout === 'stage') {
    pool(
      b.at(60, first.y + first.d + 76),
      w - 120,
      Math.max(70, second.y - first.y - first.d - 130),
    )
    ripples(b.at(90, first.y + first.d + 84, 1.4), w - 260, 60, 7)
  }
  const spots = floor.rows.flatMap(row => row.spots)
  for (const spot of spots) setOut(b, spot)
  for (const [x, y, k] of [
    [-46, 60, 300],
    [w + 40, 70, 330],
    [w + 44, d * 0.55, 260],
    [-44, d * 0.7, 230],
  ] as const)
    tree(
      b.at(x, y),
      brief.pick(['palm', 'round', 'palm']),
      k,
      brief.pick([leaves.green, leaves.fresh, leaves.deep]),
    )
  b.moving(breathing(0.2, 0.6, 7), g => {
    for (const { x, y } of spots) g.glow([x, y, 0.7], 80, '#ffe9a8', 0.14)
  })
}
