import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { points } from '../../kit/geometry.ts'
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
  b.slab([-90, -40, -24], [w + 180, d + 120, 24], ground.lawn)
  hedge(b.at(-70, 0), w + 140, 90)
  const [first, second] = floor.rows as [Row, Row]
  const [from, deep] = [first.y - 40, first.d + 80]
  if (layout === 'gallery') b.flat([0, from, 0], [w, d - from, 0.6], ground.paving)
  else b.flat([0, from, 0], [w, deep, 0.6], woods.teak, { top: [boards(Math.round(deep / 18))] })
  if (layout === 'stage') {
    const end = from + deep
    pool(b.at(60, end + 36), w - 120, Math.max(70, second.y - end - 90))
    ripples(b.at(90, end + 44, 1.4), w - 260, 60, 7)
  }
  const spots = floor.rows.flatMap(row => row.spots)
  for (const spot of spots) setOut(b, spot)
  const trees = points(
    [-46, 60, 300],
    [w + 40, 70, 330],
    [w + 44, d * 0.55, 260],
    [-44, d * 0.7, 230],
  )
  for (const [x, y, high] of trees) {
    const kind = brief.pick(['palm', 'round', 'palm'] as const)
    tree(b.at(x, y), kind, high, brief.pick([leaves.green, leaves.fresh, leaves.deep]))
  }
  b.moving(breathing(0.2, 0.6, 7), g => {
    for (const { x, y } of spots) g.glow([x, y, 0.7], 80, '#ffe9a8', 0.14)
  })
}
