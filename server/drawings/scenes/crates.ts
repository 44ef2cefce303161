import { tree } from '../buildings/unit-things.ts'
import type { Builder } from '../kit/builder.ts'
import { pairs, type Vec } from '../kit/geometry.ts'
import { inset, level, lines, panel, polygon, polygons, rectangle, tint } from '../kit/mark.ts'
import { brand, coats, ground, leaves, woods } from '../kit/palette.ts'
import type { Thing } from '../layout/thing.ts'
import { container } from '../props/container.ts'
import { toAndFro } from '../props/motions.ts'
import { louvre } from '../props/openings.ts'
import { land } from './land.ts'
import { someone } from './outside.ts'
import { forklift } from './steel-things.ts'

const bars = [0.1, 0.16, 0.25, 0.29, 0.36, 0.46, 0.5, 0.6, 0.66, 0.74, 0.78, 0.88]

const codes = bars.map((x, i) => rectangle(x, 0.1, i % 3 ? 0.025 : 0.05, 0.26))
const label = (color: string) =>
  inset(0.14, 0.2, 0.5, 0.62, [
    panel(0, 0, 1, 1, brand.paper),
    tint(0, 0.78, 1, 0.22, color),
    lines([level(0.66, 0.1, 0.88), level(0.56, 0.1, 0.62)], brand.ink, 4, 0.7),
    polygons(codes, brand.ink),
  ])

const arrow = '-6 10, 6 10, 6 17, 17 17, 0 23, -17 17, -6 17'
const up = [0.78, 0.89].map(u => polygon(pairs(arrow, [0.002, 0.02], [u, 0]), brand.ink, 0.7))

function crate(b: Builder, [w, d, h]: Vec, color: string) {
  b.box([[0, w / 2 - 8, w - 16], 0, 0], [16, d, 12], woods.teak)
  const slats = [0, 0.25, 0.5, 0.75].map(v => panel(0, v, 1, 0.235, woods.ash))
  const posts = [0, 0.94].map(u => panel(u, 0, 0.06, 1, woods.oak))
  b.box(12, [w, d, h], woods.ash, {
    front: [...slats, ...posts, label(color), ...up],
    right: [...slats, ...posts],
    top: [0.2, 0.4, 0.6, 0.8].map(v => lines([level(v)], brand.ink, 2, 0.25)),
  })
}

const store: Thing = (b, { brief }) =>
  container(b, {
    color: brief.pick([coats.teal, coats.blue, coats.brick]),
    front: [louvre([0.08, 0, 0.4, 0.8], 12), louvre([0.54, 0, 0.4, 0.8], 12)],
    right: [],
  })

const large: Thing = b => crate(b, [230, 150, 150], coats.orange)

const carried: Thing = (b, context) => {
  b.moving(toAndFro([90, 0, 0], 16), g => {
    forklift(g, context)
    crate(g.at(112, -75, 14), [150, 150, 130], coats.teal)
  })
}

const clerk = someone({ shirt: coats.teal, hat: coats.sun, pose: 'working' })
const shade = tree(['round', 'conifer'], [260, 330], [leaves.deep])

/** Two crates with labels before a store, one of them on a fork-lift truck. */
export const heroCrates = land({
  ground: ground.paving,
  lines: [
    [shade, store],
    [carried, 'gap'],
    [clerk, 'gap', large],
  ],
})
