import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals } from '../../kit/palette.ts'
import { masonry } from '../../props/cladding.ts'
import { gateLeaf, infills, type LeafLook } from '../../props/gates.ts'
import { shrub } from '../../props/trees.ts'

const constructions = ['double', 'sliding', 'arched', 'wicket', 'pedestrian', 'walled'] as const

/** A steel gate between its posts: two leaves, sliding, arched, with a wicket, or for people. */
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

interface Plan {
  readonly brief: Brief
  readonly color: string
  readonly h: number
  readonly leaf: number
  readonly infill: NonNullable<LeafLook['infill']>
  readonly pillar: 'stone' | 'brick' | 'render' | 'steel'
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  double(b, { brief, color, h, leaf, infill, pillar }) {
    drive(b, 2 * leaf + 6, 40)
    for (const x of [-52, 2 * leaf + 6 + 6]) post(b.at(x, 0), h + 24, pillar, brief)
    gateLeaf(b.at(0, 16, 8), { w: leaf, h, color, infill })
    gateLeaf(b.at(leaf + 6, 16, 8), { w: leaf, h, color, infill })
    lockCase(b.at(leaf - 12, 22, h * 0.46))
    bushes(b, brief, [-100, 2 * leaf + 100])
  },
  arched(b, { brief, color, h, leaf, infill, pillar }) {
    drive(b, 2 * leaf + 6, 40)
    const shape = brief.chance(0.6)
      ? (['rising', 'falling'] as const)
      : (['falling', 'rising'] as const)
    const kind = infill === 'slats' || infill === 'pierced' ? 'spears' : infill
    for (const x of [-52, 2 * leaf + 12]) post(b.at(x, 0), h * 1.1 + 20, pillar, brief)
    gateLeaf(b.at(0, 16, 8), { w: leaf, h: h * 0.94, color, infill: kind, top: shape[0] })
    gateLeaf(b.at(leaf + 6, 16, 8), { w: leaf, h: h * 0.94, color, infill: kind, top: shape[1] })
    bushes(b, brief, [-100, 2 * leaf + 100])
  },
  sliding(b, { brief, color, h, leaf, infill, pillar }) {
    const w = 2 * leaf + brief.between(20, 90)
    const open = brief.between(0.25, 0.6) * w
    drive(b, w, 60 + open)
    b.box([-60 - open, 22, 0], [w + open + 100, 5, 3], metals.steel, { casts: false })
    post(b.at(-56, -24), h + 20, pillar, brief, 44)
    post(b.at(w + 6, 0), h + 20, pillar, brief)
    gateLeaf(b.at(-open, 22, 10), { w, h: h - 10, color, infill })
    for (const x of [w * 0.2, w * 0.8]) b.rod('y', [x - open, 22.5, 6.5], 3.4, 4, metals.graphite)
    b.box([w - open + 30 > w ? w - 40 : w - open + 14, -2, 0], [30, 20, 44], '#e8e6de')
  },
  wicket(b, { brief, color, h, leaf, infill, pillar }) {
    const small = brief.between(84, 104)
    drive(b, leaf * 1.8 + small + 70, 40)
    const w = leaf * 1.8
    for (const x of [-52, w + 8, w + small + 68]) post(b.at(x, 0), h + 24, pillar, brief)
    gateLeaf(b.at(0, 16, 8), { w, h, color, infill })
    gateLeaf(b.at(w + 60, 16, 8), { w: small, h, color, infill: brief.pick([infill, 'sheet']) })
    lockCase(b.at(w + 60 + small - 14, 22, h * 0.46))
  },
  pedestrian(b, { brief, color, h, leaf, infill, pillar }) {
    const w = leaf * 0.66
    drive(b, w, 150)
    for (const x of [-50, w + 6]) post(b.at(x, 0), h * 0.8, pillar, brief, 42)
    gateLeaf(b.at(0, 16, 6), {
      w,
      h: h * 0.66,
      color,
      infill,
      top: brief.pick(['level', 'rising'] as const),
    })
    lockCase(b.at(w - 14, 22, h * 0.32))
    for (const x of [-150, w + 50]) {
      b.box([x, 8, 0], [100, 26, 20], '#d3c9b6', { front: [masonry(12)] })
      gateLeaf(b.at(x, 16, 20), {
        w: 100,
        h: h * 0.4,
        color,
        infill: infill === 'pierced' ? 'bars' : infill,
      })
    }
    bushes(b, brief, [-90, w + 90])
  },
  walled(b, { brief, color, h, leaf, infill, pillar }) {
    const w = leaf * 1.7
    const wall = brief.pick(['#d9cdb8', '#c98f6b', '#e6e1d4'])
    drive(b, w, 200)
    for (const [x, length] of [
      [-230, 178],
      [w + 52, 150],
    ] as const) {
      b.box([x, 4, 0], [length, 30, h * 0.82], wall, { front: [masonry(20)], right: [masonry(20)] })
      b.box([x - 3, 0, h * 0.82], [length + 3, 38, 8], '#8d979a')
    }
    for (const x of [-52, w + 6]) post(b.at(x, -4), h + 16, pillar, brief)
    gateLeaf(b.at(0, 16, 8), { w, h, color, infill })
    bushes(b, brief, [-190, -110, w + 120])
  },
}

/** A gate post with its cap and a lamp; its corner at the origin, 46 cm square. */
function post(b: Builder, h: number, kind: Plan['pillar'], brief: Brief, size = 46): void {
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

function drive(b: Builder, w: number, around: number): void {
  b.slab([-around - 70, -90, -8], [w + 2 * around + 140, 240, 8], ground.lawn)
  b.flat([-6, -90, 0], [w + 12, 240, 0.5], ground.paving, { casts: false })
}

function lockCase(b: Builder): void {
  b.box([0, 0, 0], [9, 3, 18], metals.brass, { casts: false })
}

function bushes(b: Builder, brief: Brief, xs: readonly number[]): void {
  for (const x of xs)
    if (brief.chance(0.7))
      shrub(
        b.at(x, 70),
        brief.between(20, 30),
        brief.pick([leaves.fresh, leaves.green, leaves.deep]),
      )
}
