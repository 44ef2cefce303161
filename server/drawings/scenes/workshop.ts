import { coats } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { pressBrake as brake } from '../props/machines.ts'
import { truss } from '../props/trusses.ts'
import { colored, type RoomThing } from '../rooms/plan.ts'
import { hall } from './hall.ts'
import { foreman, someone } from './outside.ts'
import * as s from './steel-things.ts'

const bay: RoomThing = (b, plan) => {
  b.quiet.box([-206, -90, 0], [6, 250, 190], plan.brief.pick(['#c4683a', '#3f7f86']))
  s.weldingTable(b, plan)
  s.gas(b.at(-160, -50), plan)
}
const girder: RoomThing = (b, plan) => truss(b, 'parallel', [520, 80], s.primerOf(plan))

/** The steel workshop: welding bays or one large frame, under a crane that carries a beam. */
export const heroWorkshop = hall(
  { h: 500, crane: 400, least: [1400, 720] },
  {
    bays: {
      back: [bay, bay, bay, bay],
      floor: [
        [s.pile('beam'), s.pile('pipe'), 'gap', foreman, s.tools],
        [s.pile('tube'), girder, 'gap', s.forklift],
      ],
    },
    assembly: {
      back: [colored(brake, coats.teal), 'gap', s.tools, 'gap', s.weldingTable, s.gas],
      floor: [
        [s.frameWork, 'gap', s.pile('beam')],
        ['gap', foreman, s.forklift, s.pile('pipe')],
      ],
    },
  },
)

const bender = someone({ shirt: '#40545c', hat: coats.sun, pose: 'working' })

/** One of its bays. */
export const workshop = hall(
  { h: 400, least: [560, 460], crane: 320 },
  {
    assembly: {
      back: [s.gas, 'gap', s.tools, 'gap', s.anyPile],
      floor: [[s.frameWork]],
    },
    bending: {
      back: [colored(brake, 'accent'), s.gas],
      floor: [
        ['gap', 'gap', bender, 'gap', s.weldingTable],
        [s.anyPile, sometimes(s.tools)],
      ],
    },
    welding: {
      back: [s.weldingTable, s.gas, 'gap', s.weldingTable, s.gas],
      floor: [[s.anyPile, 'gap', sometimes(s.tools)]],
    },
  },
)
