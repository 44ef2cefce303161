import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { onPlane, pairs, type Vec } from '../kit/geometry.ts'
import { brand, darker, fabrics, leather, metals, valuesOf, woods } from '../kit/palette.ts'
import type { Context } from '../layout/thing.ts'
import { cushion, outlineOf, soft } from '../props/outline.ts'

/** What a piece of furniture is made of, as colours. */
export type Materials = Record<'wood' | 'metal' | 'fabric', string>

/** What a set of furniture is made of, and its chances. */
export type Outfit = Materials & Context

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

/** How round a padded block is: its corners from above, its upper edge; in cm. */
interface PadLook {
  round?: number
  crown?: number
  /** Without roundness, for scenes in which it is small. */
  plain?: boolean | undefined
}

/** A padded block; `at` is the middle of its back edge. */
export function pad(b: Builder, at: Vec, size: Vec, color: string, look: PadLook = {}) {
  const { round = 4, crown = 3, plain } = look
  const [x, y, z] = at
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

/** Thickest in its middle. */
const plump = (thick: number) => pairs('0 0.45, 0.45 0, 1 0.45', [thick, thick])

export function pillow(b: Builder, w: number, d: number, h: number, color: string) {
  const outline = outlineOf(w, d, Math.min(w, d) * 0.22)
  soft(b, outline, plump(h), color, (points, z) => onPlane('z', z, points))
}

/** A pillow standing on its edge, leaning back by `lean` cm at its top; its foot is at y = 0. */
export function leaning(b: Builder, [w, h, thick]: Vec, color: string, lean: number) {
  const outline = outlineOf(w, h, Math.min(w, h) * 0.2)
  soft(b, outline, plump(thick), color, (points, forward) =>
    points.map(([x, v]): Vec => {
      const up = v + h / 2
      return [x, forward + lean * (1 - up / h), up + (forward * lean) / h / 2]
    }),
  )
}

export function bolster(b: Builder, length: number, r: number, color: string) {
  b.rod('x', [-length / 2, 0, r], r, length, color, { endColor: darker(color, 0.2) })
}
