import type { Builder } from '../kit/builder.ts'
import { type Point, pairs, triples } from '../kit/geometry.ts'
import { inset, panel } from '../kit/mark.ts'
import { brand, fabrics, glass, metals, namesOf } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { artColors } from './art.ts'
import { mug, pile, vase } from './desk-things.ts'
import { tableLamp } from './lamps.ts'
import { smallPlant } from './plants.ts'

/** Things that stand along a top from the origin: `w` along x, `d` deep; as many as fit, at most `most`. */
export function adorn(b: Builder, random: Random, [w, d]: Point, most: number, from = ornaments) {
  const chosen: Ornament[] = []
  let used = 0
  for (const one of random.shuffle(from)) {
    if (chosen.length >= most || used + widths[one] > w - 6) continue
    chosen.push(one)
    used += widths[one]
  }
  const gaps = chosen.map(one => ({ one, gap: random.between(0.2, 1) }))
  const sum = gaps.reduce((all, { gap }) => all + gap, 0) + 0.4
  let x = 0
  for (const { one, gap } of gaps) {
    x += (gap / sum) * (w - used)
    ornament(b.at(x + widths[one] / 2, d * (one === 'frame' ? 0.25 : 0.48)), one, random)
    x += widths[one]
  }
}

export function ornament(b: Builder, kind: Ornament, random: Random) {
  const color = random.pick(artColors)
  kinds[kind](b, color, random)
}

export type Ornament = keyof typeof kinds

/** How much room each takes along x, in cm. */
const widths: Record<Ornament, number> = {
  lamp: 30,
  vase: 20,
  books: 28,
  bowl: 28,
  frame: 34,
  candles: 20,
  plant: 22,
  clock: 18,
  tray: 36,
  jars: 26,
  mug: 10,
}

const kinds = {
  lamp: tableLamp,
  vase: (b, color, random) =>
    vase(b, color, random.pick([brand.orange, brand.sun, brand.sand, fabrics.plum])),
  books: (b, _, random) => pile(b, random.shuffle(artColors).slice(0, random.int(2, 4))),
  bowl: (b, color) => b.quiet.cylinder(0, 6, 7, color, { r2: 13, top: '#e9d9b8' }),
  frame(b, color, random) {
    const [w, h] = [random.between(20, 30), random.between(24, 36)]
    const picture = [
      panel(0, 0, 1, 1, '#f7f3ea'),
      panel(0.16, 0.14, 0.68, 0.34, color),
      panel(0.3, 0.52, 0.4, 0.34, random.pick(artColors)),
    ]
    b.quiet.block(0, [w, 2, h], '#2b3338', { front: [inset(0.08, 0.07, 0.84, 0.86, picture)] })
  },
  candles(b) {
    for (const [x, y, h] of triples('-5 -2 22, 5 0 15, 0 5 10')) {
      b.quiet.cylinder([x, y, 0], 3, 1.4, metals.brass)
      b.quiet.cylinder([x, y, 1.4], 1.6, h, '#f4efe2')
    }
  },
  plant: (b, _, random) => smallPlant(b, random.pick(['#e6dfd3', '#33424a', '#c27a58'])),
  clock(b, color) {
    const face = [panel(0.15, 0.22, 0.7, 0.62, '#f7f3ea')]
    b.quiet.block([-3, 0], [14, 7, 16], color, { front: face })
    b.wire(triples('0 4.1 9, 0 4.1 12.5'), 0.5, brand.ink)
    b.wire(triples('0 4.1 9, 3 4.1 8'), 0.5, brand.ink)
  },
  tray(b, color) {
    b.quiet.block(0, [32, 20, 2], color)
    b.quiet.cylinder([-8, 0, 2], 4, 14, glass.dark, { r2: 3 })
    b.quiet.cylinder([4, 2, 2], 3, 8, '#d9eef2', { top: glass.pane })
  },
  jars(b, color) {
    for (const [x, r, h] of triples('-8 5 18, 4 4 12')) {
      b.quiet.turned([x, 0, 0], pairs('0.8 0, 1 0.4, 0.7 0.8, 0.5 1', [r, h]), color)
      b.quiet.ball([x, 0, h + 1.6], 1.8, metals.brass)
    }
  },
  mug,
} satisfies Record<string, (b: Builder, color: string, random: Random) => void>

const ornaments: readonly Ornament[] = namesOf(kinds)
