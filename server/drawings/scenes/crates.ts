import { tree } from '../buildings/unit-things.ts'
import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { level, lines, type Mark, panel, polygon, rectangle, tint } from '../kit/mark.ts'
import { brand, coats, ground, leaves, woods } from '../kit/palette.ts'
import type { Thing } from '../layout/thing.ts'
import { container } from '../props/container.ts'
import { toAndFro } from '../props/motions.ts'
import { louvre } from '../props/openings.ts'
import { land } from './land.ts'
import { someone } from './outside.ts'
import { forklift } from './steel-things.ts'

const bars = [0.1, 0.16, 0.25, 0.29, 0.36, 0.46, 0.5, 0.6, 0.66, 0.74, 0.78, 0.88]

function label(u: number, v: number, w: number, h: number, color: string): Mark[] {
  const [at, up] = [(x: number) => u + x * w, (y: number) => v + y * h]
  const codes = bars.map((x, i) => rectangle(at(x), up(0.1), w * (i % 3 ? 0.025 : 0.05), h * 0.26))
  return [
    panel(u, v, w, h, brand.paper),
    tint(u, up(0.78), w, h * 0.22, color),
    lines(
      [0.66, 0.56].map((y, i) => level(up(y), at(0.1), at(i ? 0.62 : 0.88))),
      brand.ink,
      4,
      0.7,
    ),
    () => [{ rings: codes, fill: brand.ink }],
  ]
}

const arrow = '-6 10, 6 10, 6 17, 17 17, 0 23, -17 17, -6 17'
const up = [0.78, 0.89].map(u => polygon(pairs(arrow, [0.002, 0.02], [u, 0]), brand.ink, 0.7))

function crate(b: Builder, [w, d, h]: readonly [number, number, number], color: string) {
  b.box([[0, w / 2 - 8, w - 16], 0, 0], [16, d, 12], woods.teak)
  const slats = [0, 0.25, 0.5, 0.75].map(v => panel(0, v, 1, 0.235, woods.ash))
  const posts = [0, 0.94].map(u => panel(u, 0, 0.06, 1, woods.oak))
  b.box(12, [w, d, h], woods.ash, {
    front: [...slats, ...posts, ...label(0.14, 0.2, 0.5, 0.62, color), ...up],
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
  const drive = toAndFro([90, 0, 0], 16)
  b.moving(drive, g => {
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
