import type { Family } from '../brief.ts'
import { turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { painted, slats } from './claddings.ts'
import * as f from './furnishings.ts'
import * as h from './home-things.ts'
import { lampsAbove } from './lamps.ts'
import { sideboard } from './office-things.ts'
import * as on from './on-walls.ts'
import type { Layout } from './plan.ts'
import { room } from './room.ts'
import { wallShelf } from './shop-things.ts'

/** Rooms around a sofa. */
const sitting = {
  lounge: {
    onBack: [on.window(130), on.picture(54), on.picture(54)],
    onLeft: [on.picture(90, 80)],
    back: [f.lamp, h.sofaOf(3), 'gap', f.plant],
    left: h.armchair,
    floor: [h.coffeeOnRug(1)],
  },
  'corner-sofa': {
    onBack: [on.window(190, 4)],
    onLeft: [on.picture(110, 80)],
    back: [h.cornerSofaUnderLamp, 'gap'],
    left: [h.sofaOf(2), 'gap'],
    floor: [[h.coffeeOnRug(), 'gap', f.plant]],
  },
  'media-wall': {
    clad: slats,
    onLeft: [on.glazing(170, 120, 86)],
    back: ['gap', h.mediaBench, 'gap', f.plant],
    left: h.sofaOf(3),
    floor: [h.coffeeOnRug(1)],
  },
  'fitted-wall': {
    clad: painted,
    onLeft: [on.window(100)],
    back: [h.mediaWall],
    left: h.sofaOf(2),
    floor: [
      ['gap', h.coffeeOnRug(), 'gap', f.pouf],
      [turned(h.armchair, 2), 'gap', f.lowPlant],
    ],
  },
  fireplace: {
    onBack: [on.window(80, 2, 110, 100), on.window(80, 2, 110, 100)],
    onLeft: [on.picture(100, 80)],
    back: ['gap', h.fireplace, 'gap', h.lampOnBox],
    left: ['gap', h.sofaOf(2), 'gap', f.plant],
    floor: [['gap', h.coffeeOnRug(), 'gap', turned(h.armchair, 3)]],
  },
  fireside: {
    h: [230, 255],
    sections: ['gable-left', 'gable-right', 'pitch-left', 'even'],
    floors: ['planks'],
    onBack: [on.window(80), wallShelf],
    onLeft: [on.window(80)],
    back: [h.stoveWithLogs, 'gap'],
    left: [f.lamp, h.sofaOf(2), 'gap'],
    floor: [['gap', h.coffeeOnRug(), 'gap', turned(h.armchair, 3)]],
  },
} satisfies Record<string, Layout>

export const sittingRoom = room(schemes)({
  ...sitting,
  'with-a-table': {
    onBack: [on.glassFront(190), on.picture(90, 80)],
    onLeft: [on.mirror],
    back: [h.sofaOf(3), f.lamp, 'gap'],
    left: h.armchair,
    floor: [
      [h.coffeeOnRug(), 'gap', h.diningTable],
      [f.lowPlant, 'gap'],
    ],
  },
})

const loungeOrLibrary = room(schemes)({
  ...sitting,
  library: {
    onLeft: [on.window(110, 3)],
    back: ['gap', f.shelves(230, 180, 220, 240), 'gap'],
    left: [f.lamp, h.armchair, 'gap'],
    floor: [['gap', h.sofaBehindTable, 'gap', f.plant]],
  },
})

const diningRoom = room(schemes)({
  dining: {
    w: [400, 480],
    d: [350, 420],
    onBack: [on.window(130, 3), on.picture(90, 80)],
    onLeft: [on.mirror],
    back: ['gap', f.lamp],
    left: ['gap', sideboard(160)],
    floor: [h.diningTableOnRug],
    above: lampsAbove('floor 1'),
  },
})

export const livingRoom: Family = (b, brief) =>
  (brief.option('dining', 0) ? diningRoom : loungeOrLibrary)(b, brief)
