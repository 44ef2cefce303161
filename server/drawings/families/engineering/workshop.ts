import { coats } from '../../kit/palette.ts'
import { sometimes } from '../../layout/row.ts'
import { pressBrake as brake } from '../../props/machines.ts'
import { colored } from '../../rooms/plan.ts'
import { hall } from '../../scenes/kinds.ts'
import { someone } from '../../scenes/outside.ts'
import * as s from '../../scenes/steel-things.ts'

const pressBrake = colored(brake, 'accent')
const bender = someone({ shirt: '#40545c', hat: coats.sun, pose: 'working' })

/** A bay of the steel workshop, under a crane that carries a beam. */
export const workshop = hall(
  { h: 400, least: [560, 460], crane: 320 },
  {
    assembly: {
      back: [s.gas, 'gap', s.tools, 'gap', s.anyPile],
      floor: [[s.frameWork]],
    },
    bending: {
      back: [pressBrake, s.gas],
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
