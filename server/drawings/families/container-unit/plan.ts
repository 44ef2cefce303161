import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { ground, leaves } from '../../kit/palette.ts'
import { shrub, tree, treeKinds } from '../../props/trees.ts'

/** The unit's length, depth and height, and the colours of its one or two boxes. */
export interface Plan {
  readonly L: number
  readonly D: number
  readonly H: number
  readonly first: string
  readonly second: string
  readonly brief: Brief
}

/** A paved plot with a lawn. */
export function plot(b: Builder, x: number, y: number, w: number, d: number): void {
  b.slab([x, y, -16], [w, d, 16], ground.paving)
  b.flat([x + 20, y + 20, 0], [w - 40, d - 40, 0.5], ground.lawn, { casts: false })
  b.flat([x + 60, y + 60, 0.5], [w - 120, d - 80, 0.5], ground.paving, { casts: false })
}

/** Trees and a shrub around a unit of a length and a depth. */
export function garden(b: Builder, brief: Brief, L: number, D: number, forward = 90): void {
  const [leaf, other] = [
    brief.material(leaves),
    brief.pick([leaves.green, leaves.deep, leaves.fresh]),
  ]
  const kind = brief.pick(treeKinds)
  tree(b.at(L + (kind === 'acacia' ? 120 : 66), -30), kind, brief.between(290, 400), other)
  if (brief.chance(0.7))
    tree(
      b.at(-52, D + forward * 0.6),
      leaf === leaves.jacaranda || leaf === leaves.flame
        ? 'round'
        : brief.pick(['round', 'conifer', 'poplar']),
      brief.between(170, 250),
      leaf,
    )
  if (brief.chance(0.7)) shrub(b.at(L + 60, D + forward * 0.5), 30, other)
}
