import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { type FeetStyle, feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { gleam } from '../../../props/looking-glasses.ts'

/** Depth of the cases in cm. */
export const wardrobeDepth = 58

/** Feet under a wardrobe `w` wide; gives their height. */
export function standing(
  b: Builder,
  brief: Brief,
  { color }: Finish,
  w: number,
  [style, h]: readonly [FeetStyle, number],
): number {
  feet(b, {
    style,
    w,
    d: wardrobeDepth,
    h,
    wood: color,
    metal: brief.pick([metals.black, metals.brass]),
  })
  return h
}

/** Mirror glass on a face, drawn in by a share of its width and its height. */
export function silvered(u: number, v: number): Mark[] {
  return [inset(u, v, 1 - 2 * u, 1 - 2 * v, [panel(0, 0, 1, 1, '#cfe3e8'), gleam])]
}
