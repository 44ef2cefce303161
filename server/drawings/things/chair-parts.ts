import type { Builder } from '../kit/builder.ts'
import { onPlane, points } from '../kit/geometry.ts'
import { bent } from '../props/bent.ts'
import { type BaseStyle, base } from '../props/chair-bases.ts'
import { type LegStyle, type Legs, legs, stretchers } from '../props/chair-legs.ts'
import { cushion, outlineOf } from '../props/outline.ts'
import { rounded } from '../props/sweep.ts'
import { pair } from './bars.ts'
import type { ChairPlan, Part } from './chair.ts'
import { onBack, rearPosts } from './chair-backs.ts'

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
    const front = points([0, z], [d * 0.26, z - 2], [d * 0.36, z - 6], [d * 0.34, seat - 6])
    pair(b, [[rearHalf, rear, z + 3], ...onPlane('x', x, front)], [4, 3], frame)
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
    const [x, low] = [w / 2 + 7, seat - 7.4]
    const [wide, high, color] = isPadded ? ([9, 6, fabric] as const) : ([7, 3, metal] as const)
    for (const side of [-1, 1]) {
      const path = points([side * 14, 0, low], [side * x, 0, low], [side * x, 0, seat + 18])
      bent(b, rounded(path, 5), [5, 2.6], metal, { across: [0, 1, 0] })
    }
    for (const side of [-x, x])
      cushion(b.at(side, 0), outlineOf(wide, 30, 2), seat + 18, high, color)
  }

/** One of several bases of steel, `drop` cm lower than the seat. */
export const standing =
  (styles: readonly BaseStyle[], drop = 6): Part =>
  (b, { brief, w, d, seat, metal }) =>
    base(b, brief.pick(styles), { w, d, h: seat - drop, color: metal })

/** As wide and as deep as the chair, unless `w` tells both. */
interface Legged extends Partial<Pick<Legs, 'w' | 'back' | 'splay' | 'thick'>> {
  /** Less than the chair is wide and deep. */
  inset?: number
  /** From the top of the seat to the top of the legs. */
  drop?: number
  /** Bars between the legs, at a share of their height. */
  bars?: readonly ['h' | 'box', number]
}

/** Four legs of one of several styles under the corners of a seat, of wood or of steel. */
export const legged =
  (styles: readonly LegStyle[], look: Legged = {}, of: 'frame' | 'metal' = 'frame'): Part =>
  (b, chair) => {
    const { inset = 0, w = chair.w - inset, drop = 7, bars, ...legLook } = look
    const d = look.w ?? chair.d - inset
    const under: Legs = { ...legLook, w, d, h: chair.seat - drop, color: chair[of] }
    legs(b, chair.brief.pick(styles), under)
    if (bars) stretchers(b, bars[0], under.h * bars[1], under)
  }

/** Two legs in front; those at the rear run up as the posts of the back. */
export const posted =
  (styles: readonly LegStyle[], bars: readonly ('h' | 'box' | undefined)[] = [undefined]): Part =>
  (b, chair) => {
    const { brief, w, d, seat, post, frame } = chair
    const under = { w, d, h: seat - 7, color: frame, thick: post, front: true }
    legs(b, brief.pick(styles), under)
    rearPosts(b, chair, brief.between(2, 8))
    const style = brief.pick(bars)
    if (style) stretchers(b, style, under.h * 0.36, { ...under, thick: post * 0.8 })
  }
