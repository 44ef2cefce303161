import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, metals } from '../../kit/palette.ts'
import { gateLeaf, infills } from '../../props/gates.ts'
import { bushes, drive, lockCase, type Plan, post } from './gate/surroundings.ts'

const constructions = ['double', 'sliding', 'arched'] as const

/** A steel gate between its posts: two leaves, sliding or arched. */
export const gate: Family = (b, brief) => {
  const color = brief.pick([
    metals.black,
    metals.graphite,
    coats.teal,
    coats.brick,
    coats.blue,
    coats.charcoal,
    '#5b4636',
  ])
  const plan: Plan = {
    brief,
    color,
    h: brief.between(150, 230),
    leaf: brief.between(130, 190),
    infill: brief.choose(infills),
    pillar: brief.pick(['stone', 'brick', 'render', 'steel'] as const),
  }
  builds[brief.construction(constructions)](b.at(0, 0, 0, brief.pick([0, 0, 1])), plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  double,
  arched,
  sliding,
}

function double(b: Builder, { brief, color, h, leaf, infill, pillar }: Plan): void {
  drive(b, 2 * leaf + 6, 40)
  for (const x of [-52, 2 * leaf + 6 + 6]) post(b.at(x, 0), h + 24, pillar, brief)
  gateLeaf(b.at(0, 16, 8), { w: leaf, h, color, infill })
  gateLeaf(b.at(leaf + 6, 16, 8), { w: leaf, h, color, infill })
  lockCase(b.at(leaf - 12, 22, h * 0.46))
  bushes(b, brief, [-100, 2 * leaf + 100])
}

function arched(b: Builder, { brief, color, h, leaf, infill, pillar }: Plan): void {
  drive(b, 2 * leaf + 6, 40)
  const shape = brief.chance(0.6)
    ? (['rising', 'falling'] as const)
    : (['falling', 'rising'] as const)
  const kind = infill === 'slats' || infill === 'pierced' ? 'spears' : infill
  for (const x of [-52, 2 * leaf + 12]) post(b.at(x, 0), h * 1.1 + 20, pillar, brief)
  gateLeaf(b.at(0, 16, 8), { w: leaf, h: h * 0.94, color, infill: kind, top: shape[0] })
  gateLeaf(b.at(leaf + 6, 16, 8), { w: leaf, h: h * 0.94, color, infill: kind, top: shape[1] })
  bushes(b, brief, [-100, 2 * leaf + 100])
}

function sliding(b: Builder, { brief, color, h, leaf, infill, pillar }: Plan): void {
  const w = 2 * leaf + brief.between(20, 90)
  const open = brief.between(0.25, 0.6) * w
  drive(b, w, 60 + open)
  b.box([-60 - open, 22, 0], [w + open + 100, 5, 3], metals.steel, { casts: false })
  post(b.at(-56, -24), h + 20, pillar, brief, 44)
  post(b.at(w + 6, 0), h + 20, pillar, brief)
  gateLeaf(b.at(-open, 22, 10), { w, h: h - 10, color, infill })
  for (const x of [w * 0.2, w * 0.8]) b.rod('y', [x - open, 22.5, 6.5], 3.4, 4, metals.graphite)
  b.box([w - open + 30 > w ? w - 40 : w - open + 14, -2, 0], [30, 20, 44], '#e8e6de')
}
