import type { Builder } from '../kit/builder.ts'
import { panel, tint } from '../kit/mark.ts'
import { coats, metals } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { screen } from '../props/desk-things.ts'
import { truss } from '../props/trusses.ts'
import { colored, type RoomThing } from '../rooms/plan.ts'
import { hall } from './hall.ts'
import { foreman, someone } from './outside.ts'
import * as s from './steel-things.ts'

const bay: RoomThing = (b, plan) => {
  b.quiet.box([-206, -90, 0], [6, 250, 190], plan.brief.pick(['#c4683a', '#3f7f86']))
  s.weldingTable(b, plan)
  s.gas(b.at(-160, -50))
}
function pressBrake(b: Builder, color: string) {
  b.box([[0, 290], 0, 0], [30, 110, 230], color)
  b.box([30, 24, 0], [260, 40, 92], metals.graphite)
  b.box([30, 20, 118], [260, 46, 100], color, {
    front: [panel(0.3, 0.4, 0.4, 0.3, '#f3f0e7'), tint(0, 0, 1, 0.1, '#b9c4c9')],
  })
  b.box([30, 64, 86], [260, 66, 3], '#bcc8cd')
  b.quiet.box([334, 60, 96], [40, 30, 44], '#33424a', { front: screen('#5fae9d') })
  b.box([350, 70, 0], [10, 10, 96], metals.graphite)
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
      back: [colored(pressBrake, coats.teal), 'gap', s.tools, 'gap', s.weldingTable, s.gas],
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
    assembly: { back: [s.gas, 'gap', s.tools, 'gap', s.anyPile], floor: [[s.frameWork]] },
    bending: {
      back: [colored(pressBrake, 'accent'), s.gas],
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
