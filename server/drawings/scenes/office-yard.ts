import type { Look } from '../buildings/look.ts'
import { type Modular, modular } from '../buildings/modular.ts'
import { block, main, officePaints } from '../buildings/office-unit.ts'
import * as r from '../buildings/roofs.ts'
import * as t from '../buildings/unit-things.ts'
import { ground } from '../kit/palette.ts'
import type { Site } from '../layout/plot.ts'
import * as o from './outside.ts'

/** Prefab offices in a yard: stacked to three floors, or side by side with glazed fronts. */
export const heroOfficeYard = modular(() => ({ paints: officePaints, layouts }))

const tree = t.tree(['round', 'poplar', 'acacia'], [300, 380])
const street: Partial<Site<Look>> = {
  right: [tree, 'gap', tree],
  path: ground.paving,
  road: o.anyCar,
}
const colleagues = ['gap', o.pair(), o.walker(), 'gap'] as const
const shaded = (more = {}) => main(606, 244, { before: t.porch(150), ...more })

const layouts: Record<string, Modular> = {
  stacked: {
    units: [
      main(606, 244, { top: [] }),
      block(606, 244, { top: r.terrace, before: t.stair(0.72) }),
    ],
    above: [[block(606, 244), block(606, 244, { top: r.solar })], block(606)],
    court: [colleagues],
    paving: ground.paving,
    site: {
      ...street,
      front: [o.parked(1000), 'gap', t.board],
      edge: [o.lamp, tree, 'gap', o.hedge(300)],
    },
  },
  'side-by-side': {
    units: [shaded({ top: r.solar }), shaded({ forward: 110, top: [] }), shaded({ top: r.solar })],
    gap: 30,
    above: block(606, 244, { aside: [500, 560], forward: 110 }),
    lift: 16,
    court: [colleagues],
    site: {
      ...street,
      front: [tree, t.parasol, 'gap', t.parasol, 'gap', tree],
      edge: [o.hedge(420), 'gap', o.lamp, 'gap', tree, o.lamp],
    },
  },
}
