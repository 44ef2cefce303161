import { many } from '../layout/row.ts'
import { turned } from '../layout/together.ts'
import { plainSchemes } from '../props/schemes.ts'
import { board, whiteboard } from './boards.ts'
import * as c from './classroom-things.ts'
import * as f from './furnishings.ts'
import * as lab from './laboratory-things.ts'
import { islandOfComputers } from './library-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const pair = c.pupil(128)
export const deskClass = room(plainSchemes)({
  singles: {
    onBack: [board(210), on.clock],
    onLeft: many(3, on.window()),
    back: ['gap', c.cubbies],
    floor: [[c.teacher, 'gap'], ...many(3, [c.singles])],
  },
  pairs: {
    w: [500, 600],
    onBack: [board(210), on.poster],
    onLeft: [on.glazing(320, 110, 92)],
    back: [f.shelves(90, 92, 98, 100), 'gap'],
    floor: [['gap', c.teacher], ...many(3, [pair, pair])],
  },
  sideways: {
    onBack: [on.glazing(380, 110, 92)],
    onLeft: [board(210), on.clock],
    back: [f.plant, 'gap', f.bin],
    left: ['gap', c.teacher, 'gap', c.cubbies],
    floor: many(2, many(3, turned(pair, 1))),
  },
})

export const computerRoom = room(plainSchemes)({
  rows: {
    onBack: [on.screen, whiteboard, on.clock],
    onLeft: [on.glazing(300, 100, 96)],
    floor: [[c.teacher, 'gap'], ...many(3, f.computers(4))],
  },
  'along-the-walls': {
    w: [450, 550],
    onBack: [on.glazing(210, 72, 138), on.poster],
    onLeft: [whiteboard, on.clock],
    back: ['gap', f.computers(3)],
    left: [f.computers(3), 'gap'],
    floor: [['gap', f.tableForFour]],
  },
  'back-to-back': {
    onBack: [on.screen, whiteboard],
    onLeft: [on.glazing(300, 100, 96)],
    back: [f.copier, 'gap', f.shelves(80, 84, 90, 90)],
    floor: [['gap', turned(islandOfComputers, 1), 'gap', turned(islandOfComputers, 1), 'gap']],
  },
})

const island = turned(lab.island, 1)
const pier = turned(lab.benchWithStools(180, 2), 1)

export const scienceRoom = room(plainSchemes, { floors: ['sheet', 'tiles', 'chequer'] })({
  islands: {
    onBack: [board(150), on.periodicTable],
    onLeft: [on.glazing(240, 100, 96), on.poster],
    back: [lab.fumeCupboard, 'gap', c.tallCupboard],
    floor: [['gap', island, 'gap', island, 'gap']],
  },
  rows: {
    onBack: [board(150), on.periodicTable],
    onLeft: [on.glazing(300, 100, 96), on.poster],
    back: [c.tallCupboard, 'gap'],
    floor: [lab.pupilsBench(180), lab.benchWithStools(320, 4), lab.benchWithStools(320, 4)],
  },
  piers: {
    w: [540, 640],
    onBack: [on.glazing(240, 80, 124), on.periodicTable],
    onLeft: [board(180), on.clock],
    back: ['gap', lab.pupilsBench(320)],
    floor: [['gap', pier, 'gap', pier, 'gap']],
  },
})
