import { sometimes } from '../layout/row.ts'
import { around } from '../layout/together.ts'
import { plainSchemes } from '../props/schemes.ts'
import * as c from './clinic-things.ts'
import * as f from './furnishings.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

export const consultingRoom = room(plainSchemes, { floors: ['sheet', 'tiles'] })({
  'couch-behind': {
    d: [320, 390],
    onBack: [on.eyeChart, on.window()],
    onLeft: [on.poster, on.cross],
    back: [c.couch, c.step, 'gap', c.scales],
    left: ['gap', f.visitedDesk(1)],
    floor: [
      ['gap', c.trolley],
      ['gap', f.chair, f.bin],
    ],
  },
  'couch-aside': {
    w: [380, 460],
    onBack: [on.window(), on.eyeChart],
    onLeft: [on.leaflets, on.cross],
    back: ['gap', f.staffedDesk, f.bin],
    left: [c.couch, 'gap', c.scales],
    floor: [
      ['gap', f.chair, f.chair],
      ['gap', sometimes(f.lowPlant)],
    ],
  },
  screened: {
    w: [400, 480],
    onBack: [on.poster, on.window()],
    onLeft: [on.door(), on.cross, on.eyeChart],
    back: [c.couch, 'gap', c.basin],
    floor: [
      [c.partition, 'gap'],
      [c.trolley, 'gap', f.visitedDesk(2)],
    ],
  },
  treatment: {
    d: [340, 420],
    onBack: [on.clock, on.window(140, 3)],
    onLeft: [on.eyeChart, on.poster, on.cross],
    back: [c.basin, f.counter(f.papers, f.computer), c.medicines],
    left: ['gap', c.scales, 'gap', f.chair],
    floor: [
      ['gap', c.couch, c.trolley, 'gap'],
      [f.deskChair, 'gap'],
    ],
  },
})

export const ward = room(plainSchemes, { floors: ['sheet', 'tiles'] })({
  'facing-rows': {
    onBack: [on.window(), on.window()],
    onLeft: [on.glazing(200, 80, 124), on.cross],
    back: ['gap', c.bedside, c.bedside],
    left: [c.bedside, c.bedside],
    floor: [
      ['gap', c.trolley],
      ['gap', around(f.staffedDesk, f.chair, { front: 1 })],
    ],
  },
  curtained: {
    onBack: [on.poster, on.poster],
    onLeft: [on.window(150, 3), on.clock],
    back: [c.bedside, c.curtain, c.bedside, c.curtain, c.bedside],
    floor: [['gap', f.chair, 'gap', f.chair, 'gap']],
  },
  pair: {
    onBack: [on.window(84), on.cross],
    onLeft: [on.window(150, 3)],
    back: [c.bedside, 'gap', c.bedside],
    left: ['gap', c.basin],
    floor: [['gap', c.wheelchair, f.lowPlant]],
  },
})
