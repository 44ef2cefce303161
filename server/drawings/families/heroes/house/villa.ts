import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { container } from '../../../props/container.ts'
import { pool, sunLounger } from '../../../props/garden.ts'
import { toAndFro } from '../../../props/motions.ts'
import { glazing, window } from '../../../props/openings.ts'
import { canopy, deck, parasol, railing, solarPanels } from '../../../props/outdoors.ts'
import { person } from '../../../props/people.ts'
import { sofa } from '../../../props/sofas.ts'
import { hedge, tree } from '../../../props/trees.ts'
import { ripples } from '../../../props/water.ts'
import { table } from '../../../things/table.ts'
import { DEPTH, HEIGHT, LEVEL } from './plan.ts'

/** A villa on two floors with a terrace and a pool. */
export function villa(b: Builder, brief: Brief): void {
  const color = brief.pick([coats.cream, '#e9e4d8'])
  const accent = brief.pick([coats.charcoal, coats.teal, coats.brick])
  b.flat([60, 60, 0], [1180, 640, 0.4], ground.paving, { casts: false })
  container(b.at(120, 100), {
    color,
    size: [900, 300, HEIGHT],
    skin: 'plain',
    front: [
      glazing([0.04, 0.03, 0.56, 0.84], 6, { door: 2 }),
      window([0.68, 0.32, 0.26, 0.44], { panes: 3 }),
    ],
    right: [glazing([0.16, 0.03, 0.68, 0.84], 3)],
  })
  container(b.at(460, 60, LEVEL), {
    color: accent,
    size: [640, 340, HEIGHT],
    skin: 'boards',
    front: [glazing([0.06, 0.05, 0.56, 0.84], 4, { door: 1 }), window([0.7, 0.34, 0.22, 0.42])],
    right: [window([0.14, 0.3, 0.3, 0.46]), window([0.56, 0.3, 0.3, 0.46])],
  })
  b.box([1040, 90, 0], [12, 12, LEVEL], metals.graphite)
  b.box([1040, 372, 0], [12, 12, LEVEL], metals.graphite)
  solarPanels(b.at(500, 110, 2 * LEVEL), 5, 2)
  railing(b.at(126, 394, LEVEL), 330, 84)
  deck(b.at(120, 404), 900, 260, 16, woods.teak)
  canopy(b.at(140, 410, 16), 420, 190, 220, { posts: 2, roof: '#f3f0e7' })
  pool(b.at(240, 780), 640, 260)
  ripples(b.at(270, 800, 1), 500, 220, 9)
  for (const y of [840, 970]) sunLounger(b.at(118, y, 0, 1), fabrics.linen)
  for (const x of [700, 840]) sunLounger(b.at(x, 560, 16), fabrics.linen)
  parasol(b.at(1130, 940), coats.sun)
  hedge(b.at(60, DEPTH - 40), 1400, 60)
  tree(b.at(1360, 260), 'palm', 460, leaves.green)
  tree(b.at(1250, 620), 'palm', 360, leaves.fresh)
  tree(b.at(1400, 1000), 'round', 320, leaves.deep)
  tree(b.at(96, 690), 'palm', 330, leaves.green)
  person(b.at(640, 720), { shirt: coats.orange, skin: 1 })
  sofa(b.at(330, 480, 16), { seats: 3, fabric: fabrics.linen, style: 'wooden', leg: woods.teak })
  table(b.at(330, 580, 16), { w: 100, d: 56, h: 36, top: woods.teak })
  b.moving(toAndFro([0, 240, 0], 20), g =>
    person(g.at(960, 720), { shirt: '#f1ece1', skin: 2, pose: 'walking' }),
  )
}
