import { schemes } from '../props/schemes.ts'
import { menu } from './camp-things.ts'
import { bricks, painted, slats, wainscot } from './claddings.ts'
import * as f from './furnishings.ts'
import { bar } from './kitchen-things.ts'
import { lampsAbove } from './lamps.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import * as r from './restaurant-things.ts'
import { room } from './room.ts'

export const restaurant = room(
  schemes,
  { h: [255, 292], sections: ['even', 'unit', 'gable-left', 'pitch-left'] },
  {
    'tables-for-two': {
      w: [470, 580],
      d: [380, 450],
      onBack: [on.picture(), on.picture(), on.picture()],
      onLeft: [on.glassFront(260)],
      back: [r.benchWithTables],
      floor: [[r.laidFor(1), r.laidFor(1), r.laidFor(1)]],
      above: lampsAbove('back'),
    },
    booths: {
      w: [560, 640],
      d: [360, 430],
      clad: wainscot,
      onLeft: [menu, on.picture()],
      back: [r.booth, r.booth, r.booth],
      floor: [['gap', r.laidFor(2, 136), 'gap', r.laidFor(2, 136), 'gap', f.lowPlant]],
      above: lampsAbove('back'),
    },
    bar: {
      w: [500, 600],
      d: [420, 480],
      clad: painted,
      onLeft: [on.glazing(170, 130, 80), on.picture()],
      back: [f.plant, 'gap', r.bottles(310), 'gap'],
      floor: [
        ['gap', bar(310, 5), 'gap'],
        [r.laidFor(1), r.laidFor(1), r.laidFor(1)],
      ],
      above: lampsAbove('floor 1'),
    },
    'round-tables': {
      w: [450, 540],
      d: [430, 500],
      cladLeft: bricks,
      onBack: [on.window(120), menu, on.window(120)],
      onLeft: [on.picture(110, 80)],
      floor: [
        [r.roundForFour, r.roundForFour],
        [r.roundForFour, r.roundForFour],
      ],
      above: lampsAbove('floor 1', 'floor 2'),
    },
    'long-table': {
      w: [500, 600],
      d: [340, 400],
      clad: slats,
      onBack: [on.picture(100, 76)],
      onLeft: [on.glazing(240, 160, 40)],
      back: [f.plant, 'gap', sideboard(170), 'gap'],
      floor: [['gap', r.longTable, 'gap', f.lowPlant]],
      above: lampsAbove('floor 1'),
    },
  },
)
