import { schemes } from '../props/schemes.ts'
import { painted, slats } from './claddings.ts'
import * as d from './display-things.ts'
import * as f from './furnishings.ts'
import { lampsAbove } from './lamps.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'
import * as s from './shop-things.ts'

export const displayShop = room(
  schemes,
  { h: [250, 295], sections: ['even', 'unit', 'gable-left', 'pitch-left'] },
  {
    aisles: {
      w: [500, 600],
      d: [420, 500],
      floors: ['tiles', 'sheet', 'chequer'],
      onBack: [s.sign],
      onLeft: [on.glassFront(140)],
      back: [s.packets(168)],
      left: [s.packets(148, 180), 'gap'],
      floor: [
        ['gap', s.gondola(280), 'gap'],
        ['gap', s.gondola(280), 'gap'],
        [d.plinth, d.plinth, 'gap', s.counter(170, s.till, f.flowers), f.lowPlant],
      ],
    },
    gallery: {
      w: [430, 520],
      d: [390, 470],
      floors: ['planks', 'sheet'],
      clad: painted,
      onBack: [s.sign],
      onLeft: [s.goodsOnWall(280)],
      back: [d.niches],
      floor: [
        ['gap', d.plinth, 'gap', s.counter(140, f.flowers, s.till)],
        [d.plinth, 'gap', d.plinth, 'gap', f.bench(120), 'gap'],
      ],
      above: lampsAbove('floor 1'),
    },
    bakery: {
      w: [460, 550],
      d: [360, 420],
      floors: ['tiles', 'chequer'],
      clad: slats,
      onBack: [s.sign],
      onLeft: [on.glazing(200, 150, 60)],
      back: [d.breads, d.breads, d.breads, s.packets(150)],
      floor: [
        [d.longCase, s.counter(120, s.till), 'gap'],
        ['gap', d.tableOfLoaves, 'gap', f.lowPlant],
      ],
      above: lampsAbove('floor 1'),
    },
  },
)
