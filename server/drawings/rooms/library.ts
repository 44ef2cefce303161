import { sometimes } from '../layout/row.ts'
import { around, laden, sides } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import * as f from './furnishings.ts'
import * as l from './library-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

export const bookRoom = room(schemes)({
  'lined-walls': {
    onLeft: [on.window(90, 2, 140, 70)],
    back: [f.shelves(240, 195, 225), l.ladder],
    left: [f.shelves(110, 195, 225, 220), 'gap'],
    floor: [
      ['gap', around(f.roundOne(44, 72), f.chair, sides(0, 1), f.onRug), l.catalogue],
      [l.trolley, 'gap'],
    ],
  },
  stacks: {
    d: [420, 500],
    onBack: [on.window(140, 3), on.poster],
    onLeft: [on.window(140, 3), on.clock],
    floor: [
      [l.stack(290, 168), 'gap', f.pouf],
      [l.stack(290, 150), 'gap', l.trolley],
      [l.stack(290, 132), 'gap', l.catalogue],
    ],
  },
  archive: {
    floors: ['sheet', 'tiles'],
    onBack: [on.clock],
    onLeft: [on.window(120, 2)],
    back: ['gap', l.rollingStacks, f.plant],
    floor: [[l.trolley, 'gap', l.steps, f.staffedDesk]],
  },
})

export const readingRoom = room(schemes)({
  'long-tables': {
    onBack: [on.clock],
    onLeft: [on.glazing(280)],
    back: [f.shelves(200, 150, 176)],
    floor: [[l.readingTable], [l.readingTable], ['gap', sometimes(f.lowPlant)]],
  },
  'round-tables': {
    onBack: [on.window(120, 3)],
    onLeft: [on.window(150, 3)],
    back: ['gap', f.shelves(190, 130, 190, 260)],
    left: [l.magazineRack, 'gap'],
    floor: [l.roundReadingTable(), [l.roundReadingTable(f.onRug), 'gap', f.lowPlant]],
  },
  armchairs: {
    onBack: [on.glazing(150)],
    onLeft: [on.window(120)],
    back: ['gap', f.shelves(170, 160, 205, 200)],
    left: [f.lamp, f.easyChair, 'gap'],
    floor: [
      [
        'gap',
        around(laden(f.roundOne(36, 42), [l.book]), f.sofa, { back: 1, away: 34 }, f.onRug),
        'gap',
        f.easyChair,
      ],
      [f.pouf, 'gap', f.lowPlant],
    ],
  },
  'childrens-corner': {
    onBack: [on.window(140, 3)],
    onLeft: [on.window()],
    back: [l.tent, f.shelves(150, 88)],
    left: [f.shelves(110, 78)],
    floor: [
      [around(laden(f.roundOne(46, 48), [l.book]), f.drum, sides(1, 1), f.onRug), 'gap', l.bookBox],
      [l.bookBox, 'gap', f.pouf],
    ],
  },
})

export const studyComputers = room(schemes)({
  island: {
    onBack: [on.clock],
    onLeft: [on.glazing(220)],
    back: [f.shelves(240, 172, 192, 330), 'gap', f.copier],
    floor: [l.islandOfComputers, [f.plant, 'gap']],
  },
  carrels: {
    w: [420, 540],
    onBack: [on.window(110, 2, 80, 130), on.window(110, 2, 80, 130)],
    onLeft: [on.poster],
    back: [l.carrels, f.plant],
    left: ['gap', f.shelves(120, 88, 100, 200)],
    floor: [l.stack(180, 88)],
  },
  'between-shelves': {
    d: [400, 470],
    onBack: [on.window(140, 3)],
    onLeft: [on.poster, on.clock],
    back: [f.shelves(80, 156, 160, 90), 'gap', f.computers(2), 'gap', f.shelves(80, 156, 160, 90)],
    floor: [
      [
        'gap',
        around(laden(f.longTable(220), [f.computer, f.computer]), f.chair, { front: 2 }),
        'gap',
      ],
    ],
  },
})
