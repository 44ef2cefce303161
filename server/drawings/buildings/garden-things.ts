import { oblong, onPlane, pairs, points, triples, type Vec } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { brand, coats, fabrics, ground, leaves, metals, woods } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import * as fixtures from '../props/fixtures.ts'
import { flowerPatch } from '../props/plots.ts'
import { sofa } from '../props/seating.ts'
import { hedge as clipped } from '../props/trees.ts'
import * as water from '../props/water.ts'
import { type BuildingThing, either } from './look.ts'
import { picnic, shrub, tank, tree as treeOf } from './unit-things.ts'

export { parasol, shrub } from './unit-things.ts'

/** A fire in a ring of stones with log seats around it. */
export const fire: BuildingThing = b => {
  b.cylinder(0, 46, 16, '#a49c8c', { top: '#4b3f38' })
  b.beam([-20, -8, 20], [18, 10, 24], 9, woods.walnut)
  b.beam([12, -16, 20], [-12, 18, 24], 9, woods.walnut)
  b.quiet.cylinder(28, 13, 40, '#e9953c', { r2: 1 })
  for (const [x, y] of pairs('-92 10, 10 92'))
    b.cylinder([x, y, 0], 18, 34, woods.mahogany, { top: woods.ash })
}
export const hammock: BuildingThing = (b, { accent }) => {
  for (const [post, end] of pairs('0 40, 200 160')) {
    b.cylinder([post, 0, 0], 6, 150, woods.walnut)
    const rope = points([post + (end - post) * 0.1, 0, 138], [end, 0, 92])
    b.wire(rope, 2, metals.graphite)
  }
  const side = (y: number): Vec[] => triples('40 0 92, 60 0 62, 140 0 62, 160 0 92', [0, y, 0])
  b.loft(side(-34), side(34), accent)
}
const hedge: BuildingThing = b => clipped(b, 150, 54, leaves.deep)
const dark = [leaves.deep, leaves.green]
export const conifer = treeOf(['conifer', 'conifer', 'poplar'], [200, 290], dark)
const tree = treeOf(['poplar', 'conifer', 'round'], [210, 270], dark)
export const roundOrConifer = treeOf(['round', 'conifer'], [330, 400], dark)
export const round = treeOf(['round'], [260, 340], dark)
export const palm = treeOf(['palm', 'poplar'], [290, 330], dark)
export const coniferOrTank = either(conifer, conifer, tank(180))
export const fence =
  (length: number): BuildingThing =>
  (b, { brief }) =>
    fixtures.fence(b, length, {
      hasPales: brief.pick([false, true]),
      color: brief.pick([woods.ash, '#f4f0e4']),
    })
export const flowers: BuildingThing = (b, { brief }) =>
  flowerPatch(b, [170, 46], brief.pick([brand.orange, '#c9658a', brand.sun]))
const washing: BuildingThing = (b, { accent }) =>
  fixtures.washingLine(b, 190, [brand.sand, coats.sky, accent])
/** Something low and green, or a fence, or the washing. */
const low = either(hedge, flowers, fence(180), washing)
const letterBox: BuildingThing = (b, { accent }) => {
  b.block(0, [8, 8, 96], metals.graphite)
  const slot = tint(0.16, 0.6, 0.68, 0.12, brand.ink)
  b.block(96, [28, 40, 24], accent, { front: [slot] })
}

/** A rowing boat along y. */
export const boat: BuildingThing = (b, { brief, accent }) => {
  const outline = '-36 -104, 36 -104, 46 0, 27 104, 0 136, -27 104, -46 0'
  const hull = (k: number, z: number) => onPlane('z', z, pairs(outline, [k, k]))
  b.group(g => {
    g.loft(hull(0.72, 0), hull(1, 26), brief.pick([accent, '#f4f0e4', fabrics.rust]))
    g.quiet.loft(hull(0.78, 26), hull(0.78, 26.5), '#7d5b45')
    for (const y of [-50, 24]) g.quiet.block([y, 27], [72, 20, 4], woods.oak)
    g.beam([-70, 56, 30], [20, 20, 36], 4, woods.ash)
  })
}
export const reeds: BuildingThing = b => water.reeds(b, 11)
export const jetty: BuildingThing = b => water.jetty(b.at(0, 0, 18), 230, 110)

export const settee: BuildingThing = (b, { accent }) =>
  sofa(b, { fabric: fabrics.linen, style: 'framed', pillows: [accent, brand.sand, accent] })
export const lounger: BuildingThing = (b, { accent }) => {
  b.box([[-30, 24], [-78, 76], 0], [6, 6, 26], woods.teak)
  b.block(26, [64, 168, 5], woods.teak)
  b.block([-30, 31], [58, 110, 8], accent)
  const rest = triples('-29 -82 70, 29 -82 70, 29 -72 76, -29 -72 76')
  b.loft(oblong([-29, -44], [29, -30], 31), rest, accent)
}
export const birdBath: BuildingThing = b =>
  b.turned(0, pairs('20 0, 9 10, 8 60, 34 74, 36 82'), '#d9d4c6', { top: ground.water })
/** A swimming pool along a share of the front, with a ladder. */
export const pool =
  (share: number, d = 170): BuildingThing =>
  (b, { size: [w] }) => {
    water.pool(b.at(0, 0, 0.6), w * share, d)
    for (const x of [w * share - 60, w * share - 24])
      b.wire(triples('0 30 0, 0 30 46, 0 6 60, 0 -16 40, 0 -16 0', [x, 2, 0]), 4, metals.chrome)
  }

/** That of a house. */
export const garden = {
  stones: true,
  right: [tree, 'gap'],
  front: [low, 'gap', letterBox, 'gap', sometimes(shrub)],
} as const

/** The same, with a table for guests. */
export const guestGarden = { ...garden, left: ['gap', picnic] } as const
