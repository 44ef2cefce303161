import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { ground, leaves, metals } from '../../../kit/palette.ts'
import { masonry } from '../../../props/cladding.ts'
import type { LeafLook } from '../../../props/gates.ts'
import { shrub } from '../../../props/trees.ts'

/** What a gate is made of; sizes in cm. */
export interface Plan {
  readonly brief: Brief
  readonly color: string
  readonly h: number
  readonly leaf: number
  readonly infill: NonNullable<LeafLook['infill']>
  readonly pillar: 'stone' | 'brick' | 'render' | 'steel'
}

/** A gate post with its cap and a lamp; its corner at the origin, 46 cm square. */
export function post(b: Builder, h: number, kind: Plan['pillar'], brief: Brief, size = 46): void {
  if (kind === 'steel') {
    b.box([14, 12, 0], [16, 16, h], metals.graphite)
    b.box([11, 9, h], [22, 22, 4], metals.black)
    return
  }
  const color = kind === 'stone' ? '#b9aa96' : kind === 'brick' ? '#b0664a' : '#e6e1d4'
  const skin = kind === 'render' ? [] : [masonry(kind === 'brick' ? 12 : 26)]
  b.box([0, 0, 0], [size, size, h], color, { front: skin, right: skin })
  b.box([-5, -5, h], [size + 10, size + 10, 8], '#8d979a')
  if (brief.chance(0.6)) b.ball([size / 2, size / 2, h + 22], 14, '#fff1c9')
}

/** A lawn with the drive through it. */
export function drive(b: Builder, w: number, around: number): void {
  b.slab([-around - 70, -90, -8], [w + 2 * around + 140, 240, 8], ground.lawn)
  b.flat([-6, -90, 0], [w + 12, 240, 0.5], ground.paving, { casts: false })
}

/** A lock on a leaf. */
export function lockCase(b: Builder): void {
  b.box([0, 0, 0], [9, 3, 18], metals.brass, { casts: false })
}

/** Bushes beside the drive, at these places along x. */
export function bushes(b: Builder, brief: Brief, xs: readonly number[]): void {
  for (const x of xs)
    if (brief.chance(0.7))
      shrub(
        b.at(x, 70),
        brief.between(20, 30),
        brief.pick([leaves.fresh, leaves.green, leaves.deep]),
      )
}
