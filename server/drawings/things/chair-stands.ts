import { type BaseStyle, base } from '../props/chair-bases.ts'
import { type LegStyle, type Legs, legs, stretchers } from '../props/chair-legs.ts'
import type { Part } from './chair.ts'
import { rearPosts } from './chair-backs.ts'

/** One of several bases of steel, `drop` cm lower than the seat and `inset` cm narrower. */
export const standing =
  (styles: readonly BaseStyle[], drop = 6, inset = 0): Part =>
  (b, { brief, w, d, seat, metal }) =>
    base(b, brief.pick(styles), { w: w - inset, d: d - inset, h: seat - drop, color: metal })

interface Legged {
  /** Width at the rear, where it is smaller. */
  back?: number
  w?: number
  d?: number
  /** Less than the chair is wide and deep, where that is not given. */
  inset?: number
  splay?: number
  thick?: number
  /** From the top of the seat to the top of the legs. */
  drop?: number
  /** Bars between the legs, at a share of their height. */
  bars?: readonly ['h' | 'box', number]
}

/** Four legs of one of several styles under the corners of a seat, of wood or of steel. */
export const legged =
  (styles: readonly LegStyle[], look: Legged = {}, of: 'frame' | 'metal' = 'frame'): Part =>
  (b, chair) => {
    const { inset = 0, w = chair.w - inset, d = chair.d - inset, drop = 7, bars, ...legLook } = look
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
