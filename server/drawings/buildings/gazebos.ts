import type { Brief, Family } from '../brief.ts'
import { brand, coats, fabrics, glass, metals, woods } from '../kit/palette.ts'
import type { Site } from '../layout/plot.ts'
import { planks } from '../props/cladding.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { sofa } from '../props/seating.ts'
import { table } from '../things/table.ts'
import * as g from './garden-things.ts'
import { event, guests } from './gazebos/event.ts'
import { barbecue, garden } from './gazebos/garden.ts'
import { stage } from './gazebos/stage.ts'
import { type BuildingThing, either, type Look } from './look.ts'
import { build, type Modular } from './modular.ts'
import * as f from './pavilions.ts'
import * as r from './roofs.ts'
import { planter } from './unit-things.ts'

const bar: BuildingThing = (b, { brief }) => {
  b.box(0, [170, 54, 100], brief.pick([woods.teak, brand.sand]), { front: [planks(20)] })
  b.box([-8, -6, 100], [186, 70, 7], woods.walnut)
  for (const [i, color] of [glass.dark, fabrics.mustard, fabrics.sage].entries())
    b.cylinder([34 + i * 24, 20, 107], 6, 24, color, { r2: 3 })
  b.cylinder([[42, 128], 98, 0], 5, 66, metals.graphite)
  b.cylinder([[42, 128], 98, 66], 18, 7, woods.oak)
}
const lounge: BuildingThing = (b, { brief, accent }) => {
  const pillows = [accent, '#f6efdc']
  sofa(b, { seats: 2, fabric: brief.material(fabrics), style: 'slim', pillows })
  const look = { w: 60, h: 36, top: woods.ash, leg: metals.black } as const
  table(b.at(0, 92), { ...look, shape: 'round', legs: 'pedestal' })
}

const paving = '#e2dccb'
const sites: readonly Site<Look>[] = [
  {
    paving,
    left: ['gap', g.palm],
    front: [g.pool(0.62, 190), 'gap', g.lounger, g.lounger],
    right: ['gap', planter],
  },
  {
    paving,
    left: ['gap', g.palm],
    front: [g.lounger, g.lounger, g.lounger, 'gap'],
    right: [planter, g.pool(0.8, 190)],
  },
]

const pavilion = {
  size: [[420, 540], [290, 340], 255],
  lift: 14,
  floor: f.base(woods.oak),
  body: f.frame([2, 2], { thick: 12 }),
  inside: [[], [bar, 'gap', lounge]],
} as const

const pool: Record<string, Modular> = {
  hipped: { ...pavilion, roof: r.hipped([90, 140], 34) },
  gabled: {
    ...pavilion,
    roof: either(r.pitched([90, 150]), r.pitched([90, 150], { along: 'y' })),
  },
  slatted: { ...pavilion, roof: f.slats },
  slanted: { ...pavilion, roof: f.slanted(96, 0) },
  thatch: {
    ...pavilion,
    size: [340, 340, 205],
    floor: f.roundBase(14),
    body: f.polygon(6),
    inside: [[], [bar]],
    roof: f.cone([170, 240]),
  },
}

const { clay, charcoal, green, umber, silver } = roofColors
const { teak, walnut, oak } = woods
const kinds = {
  garden: { roofs: [clay, charcoal, green, umber], posts: [teak, walnut, '#f4f0e4', oak] },
  pool: { roofs: [clay, charcoal, umber, '#f3efe4'], posts: [teak, walnut, '#f4f0e4'] },
  event: { roofs: ['#fbf6ea', '#f1e4d0', silver, clay], posts: [metals.white] },
}

/** An open pavilion: in a garden, beside a pool, or for events. */
export const gazebo: Family = (b, brief) => {
  const kind = brief.choose(['garden', 'pool', 'event'])
  const make = brief.make<Modular>({ garden, pool, event }[kind])
  const given = gazeboLook(brief, kind)
  if (kind === 'garden') return build(b, brief.option('barbecue', 0) ? barbecue : make, given)
  if (kind === 'pool') return build(b, { ...make, site: brief.pick(sites) }, given)
  if (brief.option('stage', 0)) return build(b, stage, given)
  const prepared = guests[brief.choose(['banquet', 'ceremony', 'market'])]
  build(b, { ...make, ...prepared }, given)
}

export function gazeboLook(brief: Brief, kind: keyof typeof kinds) {
  const { roofs, posts } = kinds[kind]
  return {
    brief,
    skin: 'boards',
    paints: [woods.oak],
    roof: brief.pick(roofs),
    wood: brief.pick(posts),
    accent: brief.pick([coats.orange, coats.teal, coats.sun]),
    stone: '#a9a08e',
  } as const
}
