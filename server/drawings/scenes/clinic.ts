import * as clinic from '../buildings/clinic.ts'
import * as g from '../buildings/garden-things.ts'
import { type Modular, modular } from '../buildings/modular.ts'
import * as r from '../buildings/roofs.ts'
import * as t from '../buildings/unit-things.ts'
import { ground } from '../kit/palette.ts'
import * as o from './outside.ts'

/** A clinic: units around a forecourt with an ambulance, or joined in a garden with trees. */
export const heroClinic = modular(() => ({ ...clinic.health, layouts }))

const white = { shirt: '#f1f0ea' }
const staff = ['gap', o.walker(white), o.pair(white), 'gap'] as const
const { ward, way, windows } = clinic
const LONG = [560, 640] as const
const tree = t.tree(['round', 'acacia', 'poplar'], [280, 340])

const layouts: Record<string, Modular> = {
  forecourt: {
    units: [
      ward(LONG, { front: [way(t.ramped('forward'), t.shelter), windows] }),
      ward(LONG, { top: r.cross }),
    ],
    above: ward(LONG, { top: r.solar }),
    leftWing: clinic.wing,
    court: [staff, ['gap', clinic.ambulance]],
    paving: ground.paving,
    lift: 24,
    site: {
      left: ['gap', tree],
      right: [tree, 'gap', tree],
      front: [o.parked(1000), 'gap'],
      edge: [g.flowers, 'gap', o.metalBench, tree, 'gap', g.flowers],
      road: o.anyCar,
    },
  },
  garden: {
    units: [
      ward(LONG, { top: r.solar }),
      ward(LONG, { front: [windows, way(t.step, t.shelter)], top: r.cross }),
      ward(LONG),
    ],
    court: [[...staff, clinic.ambulance]],
    paving: ground.paving,
    site: {
      left: [tree, 'gap'],
      right: ['gap', tree],
      front: [tree, o.metalBench, tree, g.flowers, 'gap', tree, tree],
      edge: [o.hedge(), 'gap', tree, 'gap', o.hedge()],
      path: ground.paving,
    },
  },
}
