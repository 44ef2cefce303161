import { sometimes } from '../layout/row.ts'
import { around, turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { pins, whiteboard } from './boards.ts'
import { visitorsTable } from './fitted-office.ts'
import * as f from './furnishings.ts'
import * as m from './meeting-things.ts'
import * as o from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

export const deskRoom = room(schemes)({
  'side-by-side': {
    onBack: [on.window(), on.window(), on.splitUnit],
    onLeft: [on.picture(), on.clock],
    back: [o.places, f.shelves(80, 110, 170, 84)],
    left: ['gap', o.sideboard(110)],
    floor: [['gap', f.plant]],
  },
  'one-behind-another': {
    onBack: [pins],
    onLeft: [on.glazing(150), on.glazing(150)],
    back: [f.plant, 'gap', o.sideboard(130), f.copier],
    floor: [
      [o.place(150), 'gap'],
      [o.place(150), 'gap'],
      ['gap', f.plant],
    ],
  },
  'head-of-the-room': {
    w: [400, 480],
    onBack: [on.picture()],
    onLeft: [on.window(), on.window()],
    back: [o.sideboard(104), 'gap', f.shelves(80, 160, 175, 90)],
    floor: [
      around(o.placeFacing(180, 'high'), f.chair, { front: 2 }),
      [turned(o.place(140), 1), 'gap', f.plant],
    ],
  },
})

export const openPlan = room(schemes, { floors: ['sheet', 'planks', 'planks'] })({
  benches: {
    onBack: [on.glazing(260, 110, 92), whiteboard, on.splitUnit],
    onLeft: [on.glazing(320, 110, 92)],
    back: [f.plant, 'gap'],
    left: ['gap', o.cabinet, o.cabinet],
    floor: [o.workbench(3), o.workbench(3)],
  },
  pods: {
    onBack: [on.glazing(260, 110, 92), whiteboard, on.splitUnit],
    onLeft: [on.glazing(240, 110, 92)],
    back: [f.plant, 'gap', o.sideboard(160), 'gap'],
    floor: [[o.pod, o.pod]],
  },
  'shared-table': {
    onBack: [on.glazing(150, 96, 136), on.splitUnit],
    onLeft: [on.glazing(200, 110, 92)],
    back: [o.cafeBench, 'gap', f.shelves(110, 116, 124, 126)],
    floor: [o.sharedTable, [f.plant, 'gap']],
  },
  'desks-and-lounge': {
    onBack: [on.glazing(260, 110, 92), whiteboard, on.splitUnit],
    onLeft: [on.glazing(280, 110, 92)],
    back: ['gap', f.sofa, 'gap', f.plant],
    floor: [
      [
        'gap',
        turned(o.workbench(2), 1),
        'gap',
        turned(o.glassWall(210), 1),
        'gap',
        around(visitorsTable, f.drum, { front: 2, away: 16 }, f.onRug),
        'gap',
      ],
    ],
  },
})

export const meetingRoom = room(schemes)({
  'long-table': {
    onBack: [whiteboard, on.window(130, 3)],
    onLeft: [on.screen, on.clock],
    back: [f.plant, o.sideboard(140), 'gap'],
    floor: [m.longMeeting],
  },
  'round-table': {
    onBack: [whiteboard],
    onLeft: [on.window(140, 3)],
    back: [o.sideboard(120), 'gap', f.plant],
    floor: [m.roundMeeting],
  },
  'standing-table': {
    w: [380, 460],
    onBack: [on.picture(60, 80), on.glazing(190)],
    onLeft: [whiteboard],
    back: ['gap', f.plant],
    floor: [[o.display, 'gap'], m.standingMeeting],
  },
  booth: {
    w: [380, 440],
    onBack: [on.screen],
    onLeft: [on.picture(), on.window(90)],
    floor: [['gap', m.booth, 'gap', sometimes(f.lowPlant, 0.8)]],
  },
})
