import { times } from '../kit/geometry.ts'
import { brand, coats, fabrics, ground, metals, woods } from '../kit/palette.ts'
import { filling } from '../layout/row.ts'
import { fence, washingLine } from '../props/fixtures.ts'
import { canopy } from '../props/outdoors.ts'
import { roofColors } from '../props/roofs/covers.ts'
import type { BuildingRow, BuildingThing } from './look.ts'
import { block, type Modular, modular } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import type { Unit } from './unit.ts'
import * as t from './unit-things.ts'

export const camp = modular(() => ({ ...crew, sites: [yard], layouts }))

export const crew = {
  paints: [coats.sun, coats.teal, coats.cream, coats.blue, coats.orange, coats.sage],
  roofs: [roofColors.silver],
}

const yard = {
  ground: ground.gravel,
  left: ['gap', t.flag],
  right: [t.tank(), 'gap', t.tree(['round', 'poplar', 'conifer'])],
} as const

/** Cabins of a camp are covered alike. */
const cover: BuildingThing = (b, look) => {
  const kind = look.brief.whole().pick(['flat', 'shed', 'gable'])
  if (kind === 'flat') r.cooler(b, look)
  else if (kind === 'shed') r.shed([80, 80])(b, look)
  else r.pitched([90, 90], { along: 'y', eave: 4, verge: 20 })(b, look)
}
const WIDE = [380, 440] as const
export const cabin: Unit = {
  size: [WIDE],
  front: [o.unitDoor(), o.pane(110), o.unitDoor()],
  right: o.pane(100),
  top: cover,
}
const roofed: Unit = { ...cabin, top: r.pitched([80, 130], { eave: 14, verge: 14 }) }
export const cabins = (count: number, unit = cabin) => times(count, () => unit)

const flue: BuildingThing = (b, { size: [w] }) => {
  b.cylinder([w * 0.78, 80, 0], 19, 76, metals.steel, { top: metals.black })
  b.cylinder([w * 0.78, 80, 78], 30, 14, metals.graphite, { r2: 4 })
}
const dining: Unit = {
  size: [430],
  front: o.glass(),
  right: o.pane(140),
  before: t.deck(100),
  top: flue,
}
export const diningBlock: BuildingThing = (b, look) =>
  block({ ...dining, lift: 12 })(b, { ...look, paints: [look.accent] })
const walkway: BuildingRow = [
  filling(300, Infinity, w => (b, { accent }) => {
    canopy(b, w, 120, 226, { posts: Math.round(w / 330) + 1, post: accent })
  }),
]
export const washing: BuildingThing = b =>
  washingLine(b, 260, [fabrics.denim, brand.sand, fabrics.rust, fabrics.mustard])

export const turned: Unit = { ...cabin, turned: true }
export const upper: Unit = { ...cabin, before: t.gallery }
export const upperWithStair: Unit = { ...cabin, before: [t.gallery, t.galleryStair] }

const layouts: Record<string, Modular> = {
  'two-storey': {
    units: cabins(3, { ...cabin, top: [] }),
    above: [[upper, upper, upperWithStair]],
    court: [[diningBlock, 'gap', t.picnic]],
  },
  'facing-rows': {
    units: cabins(3),
    court: [walkway, [block({ units: cabins(2) }), 'gap', t.picnic]],
  },
  row: {
    units: cabins(3),
    court: [walkway, [washing, t.picnic, t.picnic]],
    site: { ...yard, right: ['gap', diningBlock] },
  },
  yard: {
    units: cabins(3),
    wing: turned,
    court: [walkway, [t.picnic, 'gap', diningBlock]],
    paving: ground.paving,
  },
  court: {
    units: cabins(3),
    leftWing: turned,
    rightWing: { ...cabin, size: [300, 380], front: [o.pane(), o.unitDoor()] },
    court: [t.picnic, [washing]],
    paving: ground.paving,
  },
  village: {
    units: cabins(3, roofed),
    gap: 110,
    court: [[block(roofed), 'gap', t.picnic, 'gap', block(roofed)]],
    site: {
      ground: ground.lawn,
      left: ['gap', t.flag],
      right: [t.tank(), 'gap'],
      front: [(b => fence(b, 420, { color: woods.ash })) as BuildingThing, 'gap'],
    },
  },
}
