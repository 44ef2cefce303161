import { turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import * as t from './bedroom-things.ts'
import * as f from './furnishings.ts'
import { armchair } from './home-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

export const bedroom = room(schemes, { floors: ['planks', 'sheet'] })({
  middle: {
    onBack: [on.picture(110, 60)],
    onLeft: [on.window(90)],
    back: ['gap', t.bedPlace(160, f.bench(110))],
    left: [t.wardrobe(170), 'gap'],
    floor: [[f.lowPlant, 'gap']],
  },
  sideways: {
    onBack: [on.window(90)],
    onLeft: [on.picture(100, 60)],
    back: ['gap', t.wideWardrobe],
    left: t.bedPlace(),
    floor: [
      ['gap', f.lamp],
      ['gap', turned(armchair, 3)],
    ],
  },
  alcove: {
    h: [238, 265],
    onLeft: [on.window(100)],
    back: [t.alcove],
    left: ['gap', t.writingDesk],
  },
  'under-the-roof': {
    h: [210, 238],
    sections: ['gable-right', 'gable-left'],
    floors: ['planks'],
    onBack: [on.window(70, 2, 84, 128)],
    onLeft: [on.window(80, 2, 80, 104)],
    back: ['gap', t.bedPlace()],
    left: [f.shelves(90, 76, 76, 100), 'gap', t.wardrobe(118, 150)],
    floor: [['gap', turned(armchair, 3)]],
  },
  suite: {
    onBack: [on.picture(110, 60), on.mirror],
    onLeft: [on.glazing(170, 190, 16)],
    back: [t.bedPlace(176, f.bench(130)), t.chest, t.wardrobe(150)],
    floor: [[f.lowPlant, 'gap', turned(armchair, 3), f.lamp]],
  },
})
