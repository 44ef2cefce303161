import type { Builder } from '../../../kit/builder.ts'
import { masonry } from '../../../props/cladding.ts'
import { gateLeaf } from '../../../props/gates.ts'
import { bushes, drive, lockCase, type Plan, post } from './surroundings.ts'

/** A gate for people between low walls. */
export function pedestrian(b: Builder, { brief, color, h, leaf, infill, pillar }: Plan): void {
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
}

/** A wide gate between walls. */
export function walled(b: Builder, { brief, color, h, leaf, infill, pillar }: Plan): void {
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
}
