import type { Builder } from '../kit/builder.ts'
import { onPlane, pairs, type Vec } from '../kit/geometry.ts'
import { arc, bent } from '../props/bent.ts'
import { corners } from '../props/chair-legs.ts'
import { barrel, tub } from '../props/chair-shells.ts'
import { ring } from './bars.ts'
import { backed, type ChairMake, type ChairPlan, either, type Part, together } from './chair.ts'
import { legged, standing } from './chair-parts.ts'
import { pad, roundBoard, roundPad, shell } from './chair-seats.ts'
import { spring, steelSeat } from './light-chairs.ts'

const footBar: Part = (b, { w, seat, metal }) =>
  b.beam([2 - w / 2, 17, seat * 0.33], [w / 2 - 2, 17, seat * 0.33], 2, metal)

const bandBack: Part = (b, { w, seat, top, metal, fabric }) => {
  for (const x of [-13, 13]) b.beam([x, -19.4, seat - 4], [x, -22, seat + 8], 2, metal)
  const curved = arc([0, 0], [w * 0.56, 23], [205, 335], 6)
  const path = onPlane('z', (seat + 6 + top) / 2, curved)
  bent(b, path, [top - seat - 6, 3], fabric, { across: [0, 0, 1] })
}

export const steelStools = {
  column: {
    base: standing(['column'], 8),
    seat: either(roundPad(18, 8, 6), roundPad(18, 8, 8)),
    back(b, { seat, top, fabric: color }) {
      const wall = { r: 18.6, z: seat, thick: 3, open: 100, color }
      if (top > seat) barrel(b, { ...wall, back: top, arm: seat + (top - seat) * 0.7 })
    },
  },
  pressed: {
    base: legged(['tapered'], { w: 30, drop: 3, splay: 7, thick: 5, bars: ['box', 0.3] }, 'metal'),
    seat: steelSeat,
    measures: () => ({ w: 32, d: 32 }),
  },
  runner: {
    base: together(standing(['sled']), footBar),
    seat: pad(40, 38, 40, 5),
    back: bandBack,
    measures: backed(18),
  },
  shell: {
    base: either(
      legged(['dowel'], { w: 28, drop: 5, splay: 9, thick: 3.6, bars: ['box', 0.32] }),
      standing(['column'], 5),
    ),
    seat: shell(42, 38, 0),
    measures: backed(20),
  },
  tub: {
    base: standing(['column'], 14),
    seat(b, { seat, top, fabric: color }) {
      const wall = { r: 23, z: seat - 14, back: top, arm: seat + 4, thick: 4, open: 62, color }
      tub(b, { ...wall, seat: seat - 6, soft: 6 })
    },
    measures: backed(18),
  },
  tripod: {
    base(b, { seat, metal }) {
      for (const a of [0.5, 2.6, 4.7]) {
        const at = (r: number, z: number): Vec => [Math.cos(a) * r, Math.sin(a) * r, z * seat]
        bent(b, [at(3.5, 0.7), at(12, 0.66), at(21, 0)], [3.4, 1.6], metal)
      }
      ring(b, 16.2, seat * 0.24, [1.6, 1.6], metal)
      b.cylinder(seat * 0.3, 2.2, seat * 0.26, metal)
      b.cylinder(seat * 0.56, 3.4, seat * 0.16, metal)
      b.cylinder(seat * 0.72, 2.2, seat * 0.28 - 6, metal)
      b.cylinder(seat - 6, 9, 2, metal)
    },
    seat: roundBoard,
  },
  hairpin: {
    base(b, { seat, metal }) {
      for (const [x, y] of corners)
        for (const [u, v] of pairs('14 7, 7 14'))
          b.beam([x * u, y * v, seat - 4], [x * 18, y * 18, 0], 1.4, metal)
    },
    seat: either(squareBoard, roundBoard, together(roundBoard, roundPad(15, 0, 4))),
  },
  cube: {
    base: legged(['square'], { inset: 4, drop: 5, thick: 3, bars: ['box', 0.28] }, 'metal'),
    seat: either(squareBoard, pad(35, 35)),
  },
  spring: {
    base: together(spring, footBar),
    seat: pad(33, 34, 33, 4, 5, 6),
    back: bandBack,
    measures: backed(20),
  },
} satisfies Record<string, ChairMake>

function squareBoard(b: Builder, { seat, frame }: ChairPlan) {
  b.block(seat - 4, [35, 35, 4], frame)
}
