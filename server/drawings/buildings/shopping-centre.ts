import { evenly, grid } from '../kit/geometry.ts'
import { coats, ground, metals, woods } from '../kit/palette.ts'
import { cafeTable } from '../props/fixtures.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { pitchedRoof } from '../props/roofs/pitched.ts'
import { type BuildingRow, type BuildingThing, either } from './look.ts'
import { block, type Modular, modular } from './modular.ts'
import { pitched } from './roofs.ts'
import { plainStore, pylon, store, stores, tall, turned, upper } from './shops.ts'
import * as t from './unit-things.ts'

export const shoppingCentre = modular(() => ({
  ...{ ...shops, sites: [street] },
  layouts,
}))

export const shops = {
  paints: [coats.teal, coats.orange, coats.sun, coats.blue, coats.sage, coats.cream, coats.brick],
  count: 6,
  roofs: [roofColors.charcoal, roofColors.clay, roofColors.blue],
}

const street = {
  ground: ground.paving,
  right: [t.tree(['poplar', 'palm'], [260, 340]), 'gap', pylon],
} as const
const lawn = {
  ...street,
  ground: ground.lawn,
  path: ground.paving,
  left: ['gap', t.bloom],
} as const

const hut = store(
  {
    size: [300],
    top: either(
      pitched([90, 150], { eave: 20, verge: 16 }),
      pitched([90, 150], { along: 'y', eave: 20, verge: 16 }),
    ),
  },
  'none',
)
const huts = (count: number) => block({ units: stores(count, hut), gap: 150 })

const hall: BuildingThing = (b, { brief, accent }) => {
  const [w, d, h] = [brief.between(620, 800), brief.between(330, 420), brief.between(270, 330)]
  b.box([evenly(3, 0, w - 12), [0, d - 12], 0], [12, 12, h], metals.white)
  pitchedRoof(b.at(0, 0, h), [w, d], {
    ...{ rise: brief.between(70, 150), along: brief.pick(['x', 'y']), color: accent },
    ...{ gable: woods.ash, eave: 20, verge: 20 },
  })
  for (const [column, row] of grid(3, 6)) {
    const at = b.at(110 + (column * (w - 220)) / 2, 90 + row * 190)
    cafeTable(at, brief.pick([accent, woods.oak]), brief.int(2, 3))
  }
}
const tables = ['gap', t.cafeTable, t.parasol, 'gap'] as const

const paved = (...court: readonly BuildingRow[]) => ({ court, paving: '#d9cdb6' })

const layouts: Record<string, Modular> = {
  staggered: {
    units: [
      tall([250, 300]),
      tall([310, 350], 'parapet'),
      store({ forward: [60, 180] }),
      store({ forward: [60, 180] }),
    ],
    court: [['gap', t.cafeTable, t.planter]],
  },
  court: {
    units: stores(3),
    wing: [turned, turned],
    ...paved(tables),
  },
  gallery: {
    units: stores(3, plainStore),
    above: [[upper(), upper(), upper([t.gallery, t.galleryStair])]],
    ...paved([t.parasol, t.planter, t.parasol]),
  },
  horseshoe: {
    units: stores(3),
    ...{ leftWing: turned, rightWing: store() },
    ...paved(tables),
  },
  village: {
    units: stores(2, hut),
    gap: 150,
    ...paved(t.parasol, [huts(2), 'gap']),
    site: lawn,
  },
  row: {
    units: [tall(260), tall(310, 'parapet'), tall(260), tall(340, 'parapet')],
    ...paved([t.cafeTable, t.planter, t.cafeTable]),
    site: { ...street, right: [t.car, pylon] },
  },
  'food-court': { units: stores(3), ...paved(hall) },
}
