import { pairs, triples } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { bent, curve } from '../props/bent.ts'
import { boardBack, cornerPosts, slatSeat, slats } from '../props/outdoor-seats.ts'
import { sheet, sides, slatted, spread, trestles } from './bars.ts'
import { benches } from './benches.ts'
import type { ChairMake, Part } from './chair.ts'

const palings =
  (isBowed: boolean): Part =>
  (b, { w, d, seat, top, frame }) => {
    const length = w - 14
    const high = (x: number) => (isBowed ? top - 8 + 22 * Math.cos((x / w) * Math.PI) : top - 5)
    b.block([1 - d / 2, seat + 8], [length, 3, 6], frame)
    const rail = curve(isBowed ? 10 : 1, t => {
      const x = (t - 0.5) * length
      return [x, 2.5 - d / 2, high(x)]
    })
    bent(b, rail, [3, 6], frame, { across: [0, 1, 0] })
    for (const [x] of spread(length, Math.round(w / 12)))
      b.box([x - 2, 1.6 - d / 2, seat + 14], [4, 1.8, high(x) - seat - 17.4], frame)
  }

const teak = { base: cornerPosts(), seat: slatSeat, measures: () => ({ post: 6 }) }

export const gardenBenches = {
  ...benches,
  slatted: { ...teak, back: palings(false) },
  bowed: { ...teak, back: palings(true) },
  park: {
    base(b, { w, metal }) {
      const x = w / 2 - 8
      const spine = pairs('24 0, 20 40, -14 38, -30 86')
      const arm = pairs('22 42, 24 62, -16 62')
      sides(b, x, spine, [4, 4], metal)
      sides(b, x, arm, [3.4, 3.4], metal)
      sides(b, x, pairs('-12 36, -26 0'), [4, 4], metal)
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2, -12.8, 42.2], [w, 33, 2.6], 5, frame),
    back: (b, { w, frame }) => slatted(b, [w, 2.4], pairs('-14.2 50, -26.5 86'), frame, 9.5),
  },
  ribbon: {
    base(b, { w, metal }) {
      const legs = pairs('22 1.6, -24 1.6, -6 37')
      sides(b, w / 2 - 16, legs, [6, 3], darker(metal, 0.25))
    },
    seat(b, { w, metal }) {
      const path = pairs('18 38, 20 43, 14 44, -14 41, -20 46, -30 82')
      for (const [x, each] of spread(w, Math.round(w / 13)))
        sheet(b.at(x, 0), [each - 3, 2], path, metal)
    },
  },
  swing: {
    base(b, { w, frame, metal }) {
      const x = w / 2 + 22
      trestles(b, [x, 58, 190], 8, frame)
      for (const side of [-x, x]) b.box([side - 3, -34, 90], [6, 68, 6], frame)
      b.box([-x - 10, -5, 190], [2 * x + 20, 10, 10], frame)
      for (const side of [3 - w / 2, w / 2 - 3]) {
        b.box([side - 2, -20, 66], [4, 44, 3], frame)
        b.wire(triples('0 21 69, 0 0 190, 0 -21 84', [side, 0, 0]), 1.4, metal)
      }
    },
    seat: slatSeat,
    back: boardBack,
    measures: () => ({ post: 0, seat: 49 }),
  },
  arbour: {
    base(b, { w, frame }) {
      for (const x of [-w / 2 - 6, w / 2]) {
        b.box([x, [-34, 28], 0], [6, 6, 196], frame)
        b.box([x + 1.4, -28, [60, 96, 132, 168]], [3, 56, 3], frame)
        b.box([x + 1, -44, 196], [5, 88, 8], frame)
      }
      for (const [y] of spread(90, 6)) b.block([y - 2, 204], [w + 36, 4, 6], frame)
      for (const z of [70, 110, 150]) b.block([-32, z], [w, 3, 4], frame)
      b.box([[4 - w / 2, w / 2 - 10], -20, 0], [6, 6, 42], frame)
    },
    seat: (b, { w, frame }) => slats(b, [-w / 2, -27.9, 42], [w, 52, 4], 5, frame),
  },
} satisfies Record<string, ChairMake>
