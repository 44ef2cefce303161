import { ground, leaves, metals, woods } from '../../kit/palette.ts'
import { sometimes } from '../../layout/row.ts'
import { cafeTable, parkBench, picnicTable } from '../../props/fixtures.ts'
import { hedge } from '../../props/trees.ts'
import * as g from '../garden-things.ts'
import type { BuildingThing } from '../look.ts'
import type { Modular } from '../modular.ts'
import * as f from '../pavilions.ts'
import * as r from '../roofs.ts'

const cafe: BuildingThing = (b, { accent }) => cafeTable(b, accent, 4)
const picnic: BuildingThing = b => picnicTable(b, woods.oak, 150)
const grill: BuildingThing = (b, { stone, size: [, , h] }) => {
  b.box(0, [150, 70, 86], stone)
  b.box([14, 10, 86], [122, 50, 8], metals.graphite, { topColor: '#2a2320' })
  b.box([36, 12, 94], [78, 30, h - 118], stone)
}
const bench: BuildingThing = (b, { wood, size: [w] }) => parkBench(b, w - 70, wood)
const benchOrBath: BuildingThing = (b, look) =>
  look.brief.chance(0.5) ? g.birdBath(b, look) : parkBench(b, 150, look.wood)
const greenWall: BuildingThing = b => hedge(b, 180, 70, leaves.deep)

const lawn = {
  path: ground.gravel,
  left: ['gap', g.roundOrConifer, 'gap', benchOrBath],
  right: [sometimes(greenWall), 'gap', g.shrub],
  front: [g.flowers, 'gap', g.flowers],
} as const

const many = (sides: number) =>
  ({
    lift: 24,
    floor: f.roundBase(sides),
    body: f.polygon(sides, true),
    inside: [[cafe]],
    site: lawn,
  }) as const

const onPosts = {
  lift: 18,
  floor: f.base(woods.oak),
  body: f.frame([2, 2], { hasRails: true }),
  inside: [[bench], ['gap', cafe]],
  roof: r.hipped([120, 190], 44),
  site: lawn,
} as const

export const garden = {
  octagon: { ...many(8), size: [380, 380, 245], roof: f.tiers(8, [110, 190], 0.3) },
  square: { ...onPosts, size: [[330, 380], 350, 245] },
  thatch: { ...many(7), size: [340, 340, 205], roof: f.cone([190, 260]) },
  gabled: {
    ...onPosts,
    size: [[300, 360], [420, 480], 240],
    body: f.frame([2, 3], { hasRails: true }),
    inside: [[bench], picnic],
    roof: r.pitched([120, 180], { along: 'y', eave: 40, verge: 34, cover: 'shingles' }),
  },
  hexagon: { ...many(6), size: [400, 400, 240], roof: f.tiers(6, [110, 190]) },
} satisfies Record<string, Modular>

export const barbecue: Modular = {
  ...onPosts,
  size: [[400, 460], 330, 238],
  floor: f.base('#d8d0bd'),
  body: f.frame([3, 2]),
  inside: [[], [grill, 'gap', picnic]],
}
