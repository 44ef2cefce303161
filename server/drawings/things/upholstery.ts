import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { brand, fabrics, leather, metals, valuesOf, woods } from '../kit/palette.ts'
import { cushion, outlineOf } from '../props/outline.ts'
import { leaning } from '../props/pillows.ts'

/** What a piece of furniture is made of, as colours. */
export type Materials = Record<'wood' | 'metal' | 'fabric', string>

export interface Cover extends Materials {
  accent: string
}

/** Fabric for a share of what is upholstered, else leather, each as the traits say or by chance. */
export const coverOf = (brief: Brief, share: number): string =>
  brief.material(brief.chance(share) ? fabrics : leather)

export function coverFor(brief: Brief): Cover {
  return {
    fabric: coverOf(brief, 0.7),
    accent: brief.pick([...valuesOf(fabrics), brand.sand]),
    wood: brief.material(woods),
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
  }
}

/** Size of a padded block in cm, and how round it is: its corners from above, its upper edge. */
interface Pad {
  size: Vec
  round?: number
  crown?: number
  /** Without roundness, for scenes in which it is small. */
  plain?: boolean | undefined
}

/** A padded block; `at` is the middle of its back edge. */
export function pad(
  b: Builder,
  [x, y, z]: Vec,
  { size, round = 4, crown = 3, plain }: Pad,
  color: string,
) {
  const [w, d, h] = size
  if (plain) b.box([x - w / 2, y, z], size, color)
  else cushion(b.at(x, y + d / 2), outlineOf(w, d, round, w, round > 6 ? 2 : 1), z, h, color, crown)
}

/** Loose pillows along a back at y = 0, spread over `w`. */
export function pillows(b: Builder, w: number, colors: readonly string[], plain?: boolean) {
  for (const [i, color] of colors.slice(0, 4).entries()) {
    const at = b.at(([-0.46, 0.45, -0.16, 0.15][i] as number) * (w - 42), i > 1 ? 5 : 0)
    if (plain) at.block([0, 0], [38, 12, 34], color)
    else leaning(at, [40, 36, 12], color, 11)
  }
}
