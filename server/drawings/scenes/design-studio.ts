import type { Family } from '../brief.ts'
import { metals } from '../kit/palette.ts'
import { around, laden } from '../layout/together.ts'
import * as studio from '../props/design-studio.ts'
import { deskLamp } from '../props/lamps.ts'
import { schemes } from '../props/schemes.ts'
import { stool } from '../props/seating.ts'
import * as f from '../rooms/furnishings.ts'
import { lampsAbove } from '../rooms/lamps.ts'
import * as on from '../rooms/on-walls.ts'
import { colored, type OnWall, type RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { someone } from './outside.ts'

const swatches: RoomThing = (b, { brief }) => studio.swatches(b, brief)
const plotter: RoomThing = studio.plotter
const seat: RoomThing = (b, { scheme }) => stool(b, scheme.accent, metals.black, 62)

const board = (isTaken: boolean): RoomThing =>
  around(colored(studio.drawingTable, 'wood'), isTaken ? someone({ pose: 'working' }) : seat, {
    front: 1,
    away: 22,
  })

const tableFor = (w: number, d: number, ...on: RoomThing[]): RoomThing =>
  laden(f.tableOf({ w, d, h: 84, legs: 'panels' }), on)

const lamp: RoomThing = b => deskLamp(b, metals.black)
const samples: OnWall = {
  size: [520, 210, 62],
  mark: (place, { brief }) => studio.samples(place, brief),
}

/** A design studio: drawing tables and a wall of samples. */
export const heroDesignStudio: Family = room(
  schemes,
  {
    'drawing-tables': {
      onLeft: [on.glazing(380, 250, 16)],
      back: ['gap', f.lowPlant],
      floor: [
        [board(false), board(true), board(false)],
        ['gap', tableFor(300, 120, swatches, swatches, f.papers, lamp), 'gap', plotter, f.plant],
      ],
      above: lampsAbove('floor 1'),
    },
  },
  { w: [800, 840], d: [580, 620], h: [300, 300], sections: ['even'], onBack: [samples] },
)
