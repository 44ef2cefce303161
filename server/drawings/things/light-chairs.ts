import { type Point, points, type Vec } from '../kit/geometry.ts'
import { bent, curve } from '../props/bent.ts'
import { outlineOf } from '../props/outline.ts'
import { rounded } from '../props/sweep.ts'
import { pair, sides } from './bars.ts'
import { type ChairMake, either, type Part } from './chair.ts'
import { backPad, onBack } from './chair-backs.ts'
import { legged } from './chair-parts.ts'
import { pad } from './chair-seats.ts'
import { bow } from './curved-backs.ts'

export const spring: Part = (b, { w, d, seat, top, rake, metal }) => {
  const [x, y, high] = [w / 2 - 1.2, d / 2, seat - 2]
  const back: Point = [-y - (top - seat) * rake, top]
  const path = points([-y, 1.2], [y, 1.2], [y, high], [-y, high], back)
  sides(b, x, rounded(path, 8), 2.4, metal)
  b.beam([1.2 - x, 1.2 - y, 1.2], [x - 1.2, 1.2 - y, 1.2], 2.4, metal)
}

export const steelSeat: Part = (b, { w, d, seat, metal }) =>
  b.extrude(outlineOf(w, d, 8, w * 0.94), 'z', [0, 0, seat - 3], 3, metal, { smooth: true })

export const lightChairs = {
  cantilever: {
    base: spring,
    seat: (b, chair) => pad(chair.w - 5, chair.d - 12, chair.w - 5, 4, 3, 4)(b.at(0, 2), chair),
    back: either(
      backPad({ wide: 0.44, from: [0, 0.3], thick: 4, crown: 1.6, round: 3 }),
      backPad({ wide: 0.44, from: [0, 0.15], thick: 1.4, crown: 0, round: 0 }),
    ),
    arms(b, { w, d, seat, rake, metal }) {
      const [y, z] = [d / 2 - 5, seat + 22]
      const path = points([-d / 2 - 22 * rake, z], [y, z], [y, seat - 6])
      sides(b, w / 2 + 1.4, rounded(path, 6), 2.4, metal)
    },
    measures: () => ({ post: 0 }),
  },
  cafe: {
    base: legged(['tapered'], { drop: 3, thick: 6, splay: 4 }, 'metal'),
    seat: steelSeat,
    back(b, chair) {
      const { w, seat, top, metal } = chair
      bow(b, { ...chair, frame: metal }, [w / 2 - 3, top, 2.6])
      bent(b, [onBack(chair, 0, seat), onBack(chair, 0, top - 1.5)], [w * 0.26, 1], metal)
    },
    arms(b, chair) {
      const { w, d, seat, metal } = chair
      const [, y] = onBack(chair, 0, seat + 20)
      const [rear, front] = [w * 0.42 + 1, d / 2 - 8]
      const path = points<Vec>([rear, y, seat + 20], [w / 2 + 1, front, seat + 19])
      pair(b, rounded([...path, [w / 2 - 1.5, front + 2, seat]], 6), 2.2, metal)
    },
  },
  director: {
    base(b, { w, d, seat, top, frame }) {
      const x = w / 2 + 2
      for (const y of [-d / 2 + 3, d / 2 - 5]) {
        b.beam([-x, y, 3], [x, y, seat - 3], 2.4, frame)
        b.beam([x, y + 2.5, 3], [-x, y + 2.5, seat - 3], 2.4, frame)
      }
      for (const side of [-x, x]) {
        b.box([side - 1.5, -d / 2, [0, seat - 3]], [3, d, 3], frame)
        b.box([side - 1.5, -d / 2, seat], [3, 3, top - seat], frame)
        b.box([side - 1.5, d / 2 - 6, seat], [3, 3, 20], frame)
        b.box([side - 2.5, -d / 2 + 3.2, seat + 20], [5, d - 3, 2.4], frame)
      }
    },
    seat(b, { w, d, seat, fabric }) {
      const cloth = sagging(w, (x, by) => [x, 0, seat - 1 - by])
      bent(b, cloth, [d, 1], fabric, { across: [0, 1, 0] })
    },
    back(b, { w, d, top, fabric }) {
      const cloth = sagging(w, (x, by) => [x, 1.5 - d / 2 - by, top - 10])
      bent(b, cloth, [1, 20], fabric, { across: [0, 1, 0] })
    },
  },
} satisfies Record<string, ChairMake>

/** Across a chair, hanging through in its middle. */
const sagging = (w: number, at: (x: number, by: number) => Vec) =>
  curve(6, t => at((w + 0.8) * (t - 0.5), 3 - 3 * (2 * t - 1) ** 2))
