import { turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import * as f from './furnishings.ts'
import * as k from './home-kitchen-things.ts'
import { diningTable, roundDiningTable } from './home-things.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const

export const homeKitchen = room(
  schemes,
  { h: [238, 275], sections: level, floors: ['planks', 'tiles', 'chequer'], clad: k.splashback },
  {
    'dining-kitchen': {
      w: [400, 480],
      d: [330, 400],
      onLeft: [on.window(150, 3)],
      back: [k.units(['sink', 'oven'], ['fridge', 'larder'], ['cupboards', 'shelves'])],
      floor: [['gap', diningTable, 'gap', f.lowPlant]],
    },
    corner: {
      w: [400, 470],
      d: [380, 440],
      cladLeft: k.splashback,
      onLeft: [on.window(90, 2, 90, 120)],
      back: [k.units(['oven'], ['fridge'], ['cupboards'])],
      left: [k.units(['sink'], [], ['none'], 200), 'gap'],
      floor: [
        ['gap', roundDiningTable(), 'gap'],
        [f.lowPlant, 'gap'],
      ],
    },
    island: {
      w: [420, 500],
      d: [370, 440],
      onLeft: [on.glazing(190, 130, 80)],
      back: [k.units(['sink', 'hob'], ['fridge', 'tower'], ['cupboards', 'shelves'])],
      left: ['gap', sideboard(120)],
      floor: [
        ['gap', k.counterWithStools(200, 3), 'gap'],
        ['gap', f.lowPlant],
      ],
    },
    galley: {
      w: [430, 540],
      d: [250, 300],
      onLeft: [on.window(110), on.clock],
      back: [k.units(['sink', 'oven'], ['fridge'], ['cupboards'])],
      floor: [[f.lowPlant, 'gap', k.counter(270, 62), 'gap']],
    },
    horseshoe: {
      w: [390, 440],
      d: [370, 430],
      cladLeft: k.splashback,
      onBack: [on.window(130, 3, 92, 116)],
      back: [k.units(['sink'], [], ['none'])],
      left: [k.units(['oven'], ['fridge'], ['cupboards'], 230), 'gap'],
      floor: [
        [f.carpet, 'gap', turned(k.counter(130, 62), 1)],
        ['gap', roundDiningTable(38), 'gap'],
      ],
    },
  },
)
