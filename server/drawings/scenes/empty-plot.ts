import { tree } from '../buildings/unit-things.ts'
import { inTurn, onPlane, pairs, points, triples } from '../kit/geometry.ts'
import { inset, lines, type Mark, panel } from '../kit/mark.ts'
import { brand, coats, ground, leaves, metals, woods } from '../kit/palette.ts'
import type { Thing } from '../layout/thing.ts'
import { rope } from '../props/bridge-crane.ts'
import { mobileCrane } from '../props/cranes.ts'
import { swaying } from '../props/motions.ts'
import { patch } from '../props/plots.ts'
import { land } from './land.ts'
import { someone } from './outside.ts'

/** Where the crane's hook hangs, from its middle, and the land that is pegged out below it; in cm. */
const [REACH, HEIGHT] = [470, 600]
const [W, D] = [620, 420]

const craneOverPegs: Thing = b => {
  mobileCrane(b, [REACH, HEIGHT])
  const site = b.at(REACH - W / 2 + 60, -D / 2)
  patch(site, [0, 0, W, D], '#cdb894')
  site.box([[70, W - 130], [60, D - 120], 0], [60, 60, 22], '#b9bcb6')
  const corners = points([16, 16], [W - 16, 16], [W - 16, D - 16], [16, D - 16])
  for (const [x, y] of corners) site.box([x - 4, y - 4, 0], [8, 8, 46], woods.ash)
  site.wire(onPlane('z', 40, [...corners, inTurn(corners, 0)]), 2, coats.orange)
  const hook = b.at(REACH, 0, HEIGHT)
  hook.moving(swaying([0, 0, 0], 3.2, 5), g => {
    rope(g, [0, 0, -250], [0, 0, 0])
    g.quiet.block(-280, [28, 24, 34], coats.orange)
    g.wire(bend, 7, metals.graphite)
  })
}

const bend = triples('0 0 -280, 0 0 -300, 12 0 -308, 16 0 -322, 6 0 -336, -10 0 -332, -14 0 -318')

const four = [pairs('0.62 1, 0 0.3, 1 0.3'), pairs('0.7 0.62, 0.7 0')]
const nought = [
  pairs('0.16 0.2, 0.16 0.8, 0.36 1, 0.64 1, 0.84 0.8, 0.84 0.2, 0.64 0, 0.36 0, 0.16 0.2'),
]

const number: Mark[] = [four, nought, four].map((digit, i) =>
  inset(0.1 + i * 0.28, 0.2, 0.22, 0.6, [lines(digit, brand.paper, 15)]),
)

const board: Thing = (b, { brief }) => {
  const color = brief.pick([coats.teal, coats.orange, coats.blue])
  b.box([[26, 244], 0, 0], [10, 10, 96], metals.graphite)
  b.box([0, 10, 70], [280, 8, 150], color, {
    front: [panel(0.03, 0.05, 0.94, 0.9, color), ...number],
  })
}

const foreman = someone({ shirt: coats.orange, hat: coats.sun })
const acacia = tree(['acacia', 'round'], [260, 330], [leaves.olive])

const sand: Thing = b => {
  b.cylinder(0, 76, 54, '#d2bf98', { r2: 8 })
}

export const heroEmptyPlot = land({
  ground: ground.gravel,
  lines: [[acacia, 'gap', acacia], [craneOverPegs], [board, 'gap', foreman, 'gap', 'gap', sand]],
})
