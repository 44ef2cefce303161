import type { Builder } from '../kit/builder.ts'
import { cushion, plan as outlineOf } from '../props/outline.ts'
import { pair } from './bars.ts'
import type { ChairPlan, Part } from './chair.ts'
import { onBack } from './chair-backs.ts'

type Arms = (b: Builder, chair: ChairPlan, rear: number, rearHalf: number) => void

const arms = {
  straight(b, { w, d, seat, frame, fabric, brief }, rear) {
    const isPadded = brief.chance(0.3)
    for (const x of [-w / 2 - 2.3, w / 2 + 2.3]) {
      b.box([x - 1.8, d * 0.24, seat - 6], [3.6, 4, 27], frame)
      b.box([x - 2.3, rear, seat + 21], [4.6, d * 0.36 - rear, 3], frame)
      if (isPadded) b.box([x - 2.3, rear + 7, seat + 24], [4.6, d * 0.3 - rear - 7, 3], fabric)
    }
  },
  curved(b, { w, d, seat, frame }, rear, rearHalf) {
    const [x, z] = [w / 2 + 2.3, seat + 21]
    pair(
      b,
      [
        [rearHalf, rear, z + 3],
        [x, 0, z],
        [x, d * 0.26, z - 2],
        [x, d * 0.36, z - 6],
        [x, d * 0.34, seat - 6],
      ],
      [4, 3],
      frame,
    )
  },
} satisfies Record<string, Arms>

/**
 * Arms in one of several styles, from the back forward to the sides of the seat.
 * @param reach how far apart they meet the back, as a share of the width of the seat
 */
export const armed =
  (styles: readonly (keyof typeof arms)[], reach = 1.1): Part =>
  (b, chair) => {
    const [, rear] = onBack(chair, 0, chair.seat + 22, 2)
    arms[chair.brief.pick(styles)](b, chair, rear, (chair.w * reach) / 2)
  }

/** Arms on posts that come from below the seat of an office chair, of plastic or upholstered. */
export const postArms =
  (isPadded = false): Part =>
  (b, { w, seat, metal, fabric }) => {
    const x = w / 2 + 7
    const path = [
      [14, 0, seat - 7.4],
      [x, 0, seat - 7.4],
      [x, 0, seat + 18],
    ] as const
    pair(b, path, [5, 2.6], metal, 5, [0, 1, 0])
    const top = outlineOf(isPadded ? 9 : 7, 30, isPadded ? 9 : 7, 2)
    for (const side of [-x, x])
      cushion(b.at(side, 0), top, seat + 18, isPadded ? 6 : 3, isPadded ? fabric : metal)
  }
