import { inset } from '../kit/mark.ts'
import { sometimes } from '../layout/row.ts'
import { around } from '../layout/together.ts'
import { battens } from '../props/cladding.ts'
import { plainSchemes } from '../props/schemes.ts'
import * as c from './clinic-things.ts'
import * as f from './furnishings.ts'
import * as lab from './laboratory-things.ts'
import * as on from './on-walls.ts'
import * as r from './reception.ts'
import { room } from './room.ts'

export const clinicLaboratory = room(plainSchemes, { floors: ['sheet', 'tiles', 'chequer'] })({
  'sample-counter': {
    w: [380, 450],
    d: [340, 400],
    onBack: [on.poster, on.window(140, 3)],
    onLeft: [on.cross, on.clock],
    back: [lab.bench(lab.microscope, lab.analyser, lab.glassware)],
    left: ['gap', f.fridge],
    floor: [
      ['gap', f.stool],
      ['gap', f.counter(f.computer, lab.glassware)],
    ],
  },
  'two-walls': {
    w: [360, 450],
    onBack: [on.window(140, 3)],
    onLeft: [on.poster, on.cross],
    back: [lab.bench(lab.microscope, lab.analyser, lab.glassware), f.fridge],
    left: [lab.bench(lab.centrifuge, f.computer)],
    floor: [
      ['gap', f.stool, 'gap', f.stool, 'gap'],
      ['gap', f.lowPlant],
    ],
  },
})

export const clinicReception = room(plainSchemes, { floors: ['sheet', 'tiles', 'chequer'] })({
  straight: {
    w: [450, 560],
    onBack: [r.clinicName, on.leaflets],
    onLeft: [on.glassFront(180), on.clock],
    back: [f.files, 'gap', f.cooler],
    floor: [r.reception('straight', 210), [f.lowPlant, 'gap', f.waitingSeats(116, 240), 'gap']],
  },
  corner: {
    onBack: [r.clinicName, on.window(120)],
    onLeft: [on.door('full'), on.poster],
    back: [f.plant, 'gap', f.waitingSeats(116, 180)],
    left: [f.waitingSeats(116, 120), 'gap'],
    floor: [
      [r.reception('corner', 190), 'gap', c.wheelchair],
      around(r.magazines, f.chair, {}, f.onRug),
    ],
  },
  curved: {
    w: [440, 520],
    d: [430, 500],
    clad: ({ scheme }) => inset(0.16, 0, 0.62, 1, [battens(20, scheme.wood, 0.9)]),
    onBack: [r.clinicName],
    onLeft: [on.glazing(260), on.clock],
    back: ['gap', f.plant],
    floor: [
      r.reception('curved', 230),
      [f.waitingSeats(112, 170), 'gap', f.drum, f.drum],
      [f.waitingSeats(112, 170), 'gap', f.waitingSeats(112, 120)],
    ],
  },
  stepped: {
    onBack: [r.clinicName, on.leaflets, on.door()],
    onLeft: [on.window(170, 4)],
    back: ['gap', f.cooler],
    floor: [
      [r.reception('stepped', 240), 'gap', c.wheelchair],
      [sometimes(f.lowPlant, 0.6), r.magazines, f.waitingSeats(116, 240)],
    ],
  },
})
