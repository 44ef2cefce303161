import type { Builder } from '../kit/builder.ts'
import { evenly, partsOf, points, shares, steps } from '../kit/geometry.ts'
import { level, lines, type Mark, uprights } from '../kit/mark.ts'
import { woods } from '../kit/palette.ts'
import { boards } from './cladding.ts'
import { slantedSlab } from './roofs/pitched.ts'

interface VerandaLook {
  /** Height of the roof at the wall and at the posts. */
  high: number
  low: number
  post: string
  roof: string
  /** Height of the floor. */
  step: number
  rail: Filling
}

/** Where the railing leaves a way in, in shares of the width. */
const [FROM, TO] = [0.06, 0.36]

/** A roofed strip along x in front of a wall at y = 0: floor, posts, railing, leaning roof. */
export function veranda(b: Builder, w: number, d: number, look: VerandaLook) {
  const { high, low, post, step, rail, roof } = look
  b.box(0, [w, d, step], woods.oak, { top: [boards(partsOf(d, 20, 4))] })
  const edge = d - 14
  const at = (y: number) => high + (low - high) * ((y - 5) / (d + 16))
  const under = Math.min(at(edge), at(edge + 10))
  const posts = evenly(Math.round(w / 190) + 1, 4, w - 14)
  b.box([posts, edge, step], [10, 10, under - step], post)
  const stretch = (x: number, length: number) => {
    if (length > 30) balustrade(b.at(x, edge + 4, step), length, post, rail)
  }
  stretch(15, w * FROM - 15)
  stretch(w * TO, w * (1 - TO) - 15)
  b.box([w * FROM, d, 0], [w * (TO - FROM), 32, step / 2], woods.oak)
  slantedSlab(b.at(-16, 5), [w + 32, d + 16], [high, low], roof, 9)
}

/** A timber balustrade along x, 84 cm high: balusters, crosses or level bars between two rails. */
export function balustrade(
  b: Builder,
  length: number,
  color: string,
  filling: Filling = 'balusters',
) {
  const marks = [lines([level(0.12), level(0.96)], color, 6), fillings[filling](length, color)]
  b.quiet.clear(0, [length, 2, 84], { front: marks, back: marks })
}

const fillings = {
  balusters: (length, color) => lines(uprights(partsOf(length, 17), 0.12, 0.96), color, 3),
  cross(length, color) {
    const crosses = steps(shares(partsOf(length, 80))).flatMap(([from, to]) => [
      points([from, 0.12], [to, 0.96]),
      points([to, 0.12], [from, 0.96]),
    ])
    return lines(crosses, color, 3.5)
  },
  bars: (_, color) => lines([level(0.33), level(0.54), level(0.75)], color, 3.5),
} satisfies Record<string, (length: number, color: string) => Mark>

type Filling = keyof typeof fillings
