import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Mark } from '../../kit/mark.ts'
import { coats, ground, leaves, metals, namesOf } from '../../kit/palette.ts'
import { masonry } from '../../props/cladding.ts'
import { gateLeaf, plainInfills } from '../../props/gates.ts'
import { shrub } from '../../props/trees.ts'

const { black, graphite } = metals
const { teal, brick, blue, charcoal } = coats
const greens = [leaves.fresh, leaves.green, leaves.deep]

export const gate: Family = (b, brief) => {
  const turned = b.facing(brief.pick([0, 0, 1]))
  brief.construction(['double'])
  const [h, leaf] = [brief.between(150, 230), brief.between(130, 190)]
  const color = brief.pick([black, graphite, teal, brick, blue, charcoal, '#5b4636'])
  const infill = brief.choose(namesOf(plainInfills))
  const w = 2 * leaf + 6
  const rise = brief.pick([0, 0, 30, -30])
  turned.slab([-110, -90, -8], [w + 220, 240, 8], ground.lawn)
  turned.flat([-6, -90, 0], [w + 12, 240, 0.5], ground.paving)
  const [stone, course] = brief.pick(pillars)
  for (const x of [-52, w + 6]) pillar(turned.at(x, 0), h + 30, stone, [masonry(course)], brief)
  gateLeaf(turned.at(0, 20, 8), [leaf, h], infill, color, rise)
  gateLeaf(turned.at(leaf + 6, 20, 8), [leaf, h], infill, color, -rise)
  turned.quiet.box([leaf - 12, 26, h * 0.46], [9, 3, 18], metals.brass)
  for (const x of [-80, w + 80])
    if (brief.chance(0.7)) shrub(turned.at(x, 70), brief.between(20, 30), brief.pick(greens))
}

/** Of stone or brick, and how high a course is, in cm. */
const pillars = [
  ['#b9aa96', 26],
  ['#b0664a', 12],
] as const

/** A post of masonry with its cap, often with a lamp; its corner at the origin. */
function pillar(b: Builder, h: number, color: string, skin: Mark[], brief: Brief) {
  b.box(0, [46, 46, h], color, { front: skin, right: skin })
  b.box([-5, -5, h], [56, 56, 8], ground.road)
  if (brief.chance(0.6)) b.ball([23, 23, h + 22], 14, '#fff1c9')
}
