import { type Point, pairs, triples, type Vec } from '../kit/geometry.ts'
import { lighter } from '../kit/palette.ts'
import { arc, bent } from '../props/bent.ts'
import { base, footRing } from '../props/chair-bases.ts'
import { tub } from '../props/chair-shells.ts'
import { cushion, outlineOf } from '../props/outline.ts'
import { rounded } from '../props/sweep.ts'
import { pair, sheet } from './bars.ts'
import { type ChairMake, type ChairPlan, type Part, together } from './chair.ts'
import { board, slab } from './chair-backs.ts'
import { postArms, standing } from './chair-parts.ts'
import { pad, roundPad, shell } from './chair-seats.ts'
import * as backs from './office-chair-backs.ts'

/** On five castors, `drop` cm lower than the seat. */
const castors = (drop: number) => standing(['castors'], drop)

const tall =
  (least: number, most: number) =>
  ({ brief, seat }: ChairPlan) => ({ top: seat + brief.between(least, most) })

const loopArms: Part = (b, { seat, metal }) => {
  const path = triples('27.6 14 -1, 30 12 20, 30 -18 22, 27.4 -25 14', [0, 0, seat])
  pair(b, rounded(path, 7), [2.4, 2.4], metal)
}

export const officeChairs = {
  mesh: {
    base: castors(7),
    seat: pad(50, 48, 46, 9),
    back: together(backs.strut(), backs.mesh),
    arms: postArms(),
    measures: tall(50, 62),
  },
  split: {
    base: castors(7),
    seat: pad(52, 50, 48, 10, 6, 8),
    back: together(backs.strut(), backs.split),
    arms: postArms(),
  },
  racing: {
    base: castors(8),
    seat(b, chair) {
      pad(36, 52, 34, 6, 7, 10)(b, { ...chair, fabric: backs.dark })
      for (const x of [-23, 23]) pad(9.4, 52, 9.4, 3, 7, 14)(b.at(x, 0), chair)
    },
    back: together(backs.strut(), backs.racing),
    arms: postArms(),
  },
  typist: {
    base: castors(6),
    seat: pad(46, 43, 42, 12, 5, 8),
    back: together(backs.strut(20), backs.curvedRest),
    arms: postArms(),
    measures: tall(18, 26),
  },
  drafting: {
    base: together(castors(6), (b, { metal }) => footRing(b, 24, metal, 20)),
    seat: roundPad(21.5, 5, 7),
    back: together(backs.strut(20), backs.curvedRest),
    measures: ({ seat }) => ({ seat: seat + 22, top: seat + 44 }),
  },
  executive: {
    base: castors(8),
    seat: pad(54, 52, 52, 8, 7, 12),
    back: together(backs.strut(), backs.rolls),
    arms: postArms(true),
    measures: tall(64, 78),
  },
  ribbed: { base: castors(6), seat: backs.ribbed, arms: loopArms, measures: tall(36, 64) },
  shell: { base: castors(5), seat: shell(52, 48, 17), measures: tall(34, 46) },
  tub: {
    base: castors(12),
    seat(b, { brief, seat, fabric, top }) {
      const wall = { r: 31, z: seat - 12, thick: 5, pieces: 20, flare: 0.06, color: fabric }
      const rise = { back: top, arm: seat + brief.between(12, 20) }
      tub(b, { ...wall, ...rise, seat: seat - 6, soft: 7 }, lighter(fabric, 0.08))
    },
    measures: tall(26, 36),
  },
  banker: {
    base: (b, { seat, frame }) => base(b, 'castors', { w: 50, d: 50, h: seat - 5, color: frame }),
    seat(b, { seat, frame, fabric }) {
      const shape = outlineOf(52, 48, 9, 46)
      b.extrude(shape, 'z', [0, 0, seat - 5], 4, frame, { smooth: true })
      cushion(b, outlineOf(44, 40, 8, 40), seat - 1, 4, fabric)
    },
    back(b, { seat, frame }) {
      const onBow = (y: number) => seat + 32 - 8 * Math.max(0, (y + 10) / 18)
      const bow = arc([0, 2], [27, 25], [172, 368], 14).map(([x, y]): Vec => [x, y, onBow(y)])
      bent(b, bow, [5, 3], frame, { across: [1, 0, 0.01] })
      const feet = arc([0, 2], [22, 20], [190, 350], 9)
      for (const [i, [x, y]] of arc([0, 2], [26.4, 24.4], [190, 350], 9).entries()) {
        const [u, v] = feet[i] as Point
        b.beam([u, v, seat - 1], [x, y, onBow(y) - 2], 2, frame)
      }
    },
  },
  plywood: {
    base: castors(6),
    seat(b, { seat, frame }) {
      const path = pairs('27 -8, 24 -4, -14 -5, -22 0, -26 20, -34 52')
      sheet(b.at(0, 0, seat), [50, 2], path, frame)
    },
    back(b, chair) {
      const { seat, fabric } = chair
      pad(44, 38, 44, 4, 3, 5)(b.at(0, 4), chair)
      const plane = { ...chair, d: 44, seat: seat + 20, rake: 0.25, post: -6 }
      slab(b, plane, board(21, seat + 18, seat + 48, 4), [2, 1.6], fabric)
    },
    arms: postArms(),
  },
} satisfies Record<string, ChairMake>
