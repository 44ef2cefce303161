import { briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { pairs, times, type Vec } from '../kit/geometry.ts'
import { mix, namesOf } from '../kit/palette.ts'
import { sides } from '../things/bars.ts'
import { type ChairMake, type ChairPlan, chairOf, type Part } from '../things/chair.ts'
import { pad } from '../things/chair-seats.ts'
import { lightChairs } from '../things/light-chairs.ts'
import type { Materials } from '../things/upholstery.ts'
import { tub } from './chair-shells.ts'
import { battens } from './cladding.ts'

/** A seat for outdoors: a bench where it is wide. */
export const outdoorPlan = ({ wood, metal, fabric }: Materials, w: number): ChairPlan => ({
  ...{ w, d: 50, seat: 44, top: 88, rake: 0, post: 4 },
  ...{ brief: briefFor(''), frame: wood, metal, fabric, arms: false, plain: true },
})

export function slats(b: Builder, at: Vec, size: Vec, count: number, color: string) {
  const [x, y, z] = at
  const [w, d, h] = size
  const each = (d + 1.2) / count
  b.box([x, times(count, i => y + i * each), z], [w, each - 1.2, h], color)
}

export const cornerPosts =
  (of: 'frame' | 'metal' = 'frame'): Part =>
  (b, { w, d, top, post, [of]: color }) => {
    for (const x of [-w / 2, w / 2 - post]) {
      b.box([x, d / 2 - post, 0], [post, post, 62], color)
      b.box([x, -d / 2, 0], [post, post, top], color)
      b.box([x - 0.6, post - d / 2, 62], [post + 1.2, d - post + 2, 2.6], color)
    }
  }

export const slatSeat: Part = (b, { w, d, seat, post, frame }) =>
  slats(b, [post - w / 2, post + 1 - d / 2, seat - 3], [w - 2 * post, d - post, 3], 5, frame)

export const boardBack: Part = (b, { w, d, seat, post, frame }) =>
  b.box([post - w / 2, 1 - d / 2, [seat + 9, seat + 21, seat + 33]], [w - 2 * post, 2, 8], frame)

const chairs = {
  slatted: { base: cornerPosts(), seat: slatSeat, back: boardBack },
  folding: {
    base(b, { metal }) {
      sides(b, 20, pairs('-20 0, 19 45'), [2.4, 2.4], metal)
      sides(b, 22.6, pairs('21 0, -13 46, -22 84'), [2.4, 2.4], metal)
    },
    seat(b, { frame }) {
      slats(b, [-21, -14, 45], [42, 36, 2], 5, frame)
      for (const z of [60, 70, 80]) b.block([-18.4 - (z - 60) * 0.22, z], [42, 1.6, 6], frame)
    },
  },
  hoop: { ...lightChairs.cafe, measures: () => ({ w: 44, d: 42, rake: 0.12 }) },
  wicker: {
    base: (b, { frame }) => {
      b.box([[-18, 14], [-18, 14], 0], [4, 4, 24], frame)
    },
    seat(b, { frame, fabric }) {
      const color = mix(frame, '#c9a468', 0.5)
      const wall = { r: 31, z: 24, back: 76, arm: 62, thick: 5, open: 54, pieces: 14, color }
      tub(b, { ...wall, seat: 38, soft: 8 }, fabric)
    },
  },
  sling: { ...lightChairs.cantilever, measures: () => ({ post: 0, rake: 0.2, arms: true }) },
  cord: {
    base: cornerPosts('metal'),
    seat(b, chair) {
      b.block([-19, 39], [42, 40, 4], chair.metal)
      pad(40, 38, 40, 4, 1)(b.at(0, 1), chair)
      const cord = [battens(14, '#fbf9f4', 0.35)]
      b.block([-21, 50], [42, 1.6, 32], chair.fabric, { front: cord })
    },
  },
} satisfies Record<string, ChairMake>

export type OutdoorChairStyle = keyof typeof chairs
export const outdoorChairStyles = namesOf(chairs)

export function outdoorChair(b: Builder, style: OutdoorChairStyle, look: Materials) {
  chairOf(b, chairs[style], outdoorPlan(look, 52))
}
