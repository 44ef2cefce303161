import { around, turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { painted, slats } from './claddings.ts'
import { executiveDesk, storageWall, visitorsTable } from './fitted-things.ts'
import * as f from './furnishings.ts'
import { lampsAbove } from './lamps.ts'
import * as o from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const

export const fittedOffice = room(
  schemes,
  { h: [245, 285], floors: ['planks', 'planks', 'sheet'] },
  {
    'managers-room': {
      w: [420, 520],
      d: [380, 460],
      clad: slats,
      onBack: [on.picture(100, 80)],
      onLeft: [on.glazing(250, 120, 80)],
      back: [f.plant, 'gap', o.sideboard(150), 'gap', f.shelves(76, 196, 206, 80)],
      floor: [
        ['gap', around(executiveDesk, f.chair, { front: 2 }, f.onRug), 'gap'],
        [turned(o.place(130), 1), 'gap', f.lowPlant],
      ],
    },
    'storage-wall': {
      w: [460, 560],
      d: [400, 480],
      h: [245, 280],
      sections: level,
      onLeft: [on.glazing(320, 120, 84)],
      back: [storageWall],
      floor: [
        ['gap', around(o.facing(2), f.bin, {}, f.onRug), 'gap'],
        [f.plant, 'gap'],
      ],
      above: lampsAbove('floor 1'),
    },
    'lounge-corner': {
      w: [500, 600],
      d: [380, 450],
      cladLeft: painted,
      onBack: [on.picture(80, 96), on.window(200, 4)],
      onLeft: [on.picture(100, 80)],
      back: [f.sofa, f.lamp, 'gap', f.plant],
      floor: [
        [
          around(visitorsTable, f.easyChair, { left: 1, front: 1, away: 20 }, f.onRug),
          'gap',
          o.placeFacing(160),
        ],
        ['gap', o.place(160)],
      ],
    },
  },
)
