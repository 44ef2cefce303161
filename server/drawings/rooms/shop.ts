import { tint } from '../kit/mark.ts'
import { many, sometimes } from '../layout/row.ts'
import { turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { menu } from './boards.ts'
import * as k from './canteen.ts'
import * as f from './furnishings.ts'
import { crate, sack, scales } from './goods.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'
import { displayCase, gondola, packets } from './shelves.ts'
import * as s from './shop-things.ts'
import { stall } from './stalls.ts'

export const traderStall = room(schemes)({
  greengrocer: {
    floors: ['tiles', 'planks'],
    onBack: [s.sign, menu],
    onLeft: [on.window(100)],
    back: [s.produceStand(3, 260), 'gap'],
    left: [s.produceStand(2, 200), 'gap'],
    floor: [
      ['gap', s.counter(150, s.till, scales)],
      [sack, sack, sack, 'gap', crate, crate],
    ],
  },
  'corner-shop': {
    floors: ['tiles', 'chequer'],
    onBack: [s.sign, menu],
    onLeft: [on.window(90)],
    back: ['gap', packets(150, 200), 'gap', f.fridge],
    left: [packets(150, 210), 'gap'],
    floor: [
      ['gap', s.counter(170, s.till), turned(s.counter(120, scales), 1), 'gap'],
      [s.produceStand(2, 192), 'gap', sack],
    ],
  },
})

const tiled = () => tint(0, 0.3, 1, 0.3, '#ffffff', 0.6)

export const foodCounter = room(schemes, { floors: ['tiles', 'chequer'] })({
  straight: {
    d: [350, 410],
    clad: tiled,
    onBack: [menu],
    back: [k.range, k.worktop(180), 'gap', f.fridge],
    floor: [
      [k.servery, 'gap'],
      ['gap', k.tableForTwo, 'gap', k.tableForTwo, 'gap'],
    ],
  },
  'round-the-corner': {
    d: [390, 450],
    clad: tiled,
    onBack: [menu],
    back: [k.range, k.worktop(140), 'gap', f.fridge],
    floor: [
      [k.bar(250, 3, displayCase(110, 'wood'), k.plates, s.till), 'gap'],
      [f.lowPlant, 'gap', k.tableForTwo],
    ],
  },
  grill: {
    clad: tiled,
    onBack: [menu],
    back: [k.grill, 'gap', k.worktop(150)],
    floor: [k.bar(330, 4, k.tray, k.tray, k.tray, s.till), ['gap', sometimes(k.tableForTwo)]],
  },
  hatch: {
    d: [370, 430],
    clad: tiled,
    onBack: [s.wallShelf],
    back: [k.range, k.worktop(180), 'gap', f.fridge],
    floor: [
      [k.hatch, 'gap'],
      [k.tableForTwo, 'gap', k.tableForTwo],
    ],
  },
})

export const marketHall = room(schemes, { h: [310, 360], floors: ['tiles', 'chequer', 'sheet'] })({
  'two-rows': {
    d: [430, 500],
    onBack: [on.glazing(440, 80, 220)],
    onLeft: [on.glazing(280, 80, 220)],
    floor: [many(3, stall(180, 'ridge')), many(3, stall(180, 'none')), [sack, sack, crate, 'gap']],
  },
  aisle: {
    w: [440, 510],
    onBack: [on.glazing(280, 80, 220)],
    onLeft: [on.glazing(440, 80, 220)],
    back: ['gap', sack, crate, 'gap'],
    floor: many(3, [turned(stall(150, 'awning'), 1), 'gap', turned(stall(150, 'none'), 1)]),
  },
  islands: {
    d: [540, 620],
    onBack: [on.glazing(380, 80, 220)],
    onLeft: [on.glazing(380, 80, 220)],
    floor: [
      many(2, stall(210, 'ridge')),
      many(2, stall(210, 'flat')),
      [s.produceStand(2, 192), 'gap', s.produceStand(2, 192)],
    ],
  },
  kiosks: {
    d: [480, 550],
    h: [310, 345],
    onBack: [on.glazing(440, 66, 240)],
    onLeft: [on.glazing(280, 80, 220)],
    back: many(3, s.kiosk),
    floor: [
      ['gap', gondola(200), 'gap', stall(190, 'none'), 'gap'],
      ['gap', stall(200, 'none'), 'gap', sack, sack, crate],
    ],
  },
})
