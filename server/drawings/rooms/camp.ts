import { many, sometimes } from '../layout/row.ts'
import { plainSchemes } from '../props/schemes.ts'
import { menu, pins, schedule } from './boards.ts'
import * as bunks from './bunks.ts'
import * as c from './camp-things.ts'
import * as f from './furnishings.ts'
import { place } from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const highWindow = on.window(80, 2, 46, 184)

export const bunkRoom = room(plainSchemes)({
  'along-the-wall': {
    onBack: [highWindow, highWindow],
    onLeft: [on.door()],
    back: [bunks.bunk('right'), bunks.bunk('left'), 'gap', bunks.lockers],
    floor: [['gap', bunks.boots, 'gap', f.clothChair, 'gap', bunks.boots]],
  },
  'around-a-table': {
    onBack: [on.window(90)],
    onLeft: [on.hooks, on.clock],
    back: [bunks.bunk('right'), 'gap', bunks.lockers],
    left: [bunks.bunk('left', 'right'), 'gap', bunks.boots],
    floor: [c.tableWithMugs],
  },
  cabin: {
    onBack: [on.window(90)],
    onLeft: [on.poster],
    back: ['gap', place(112), 'gap', bunks.lockers],
    left: [bunks.bunk('left', 'right'), 'gap', sometimes(bunks.boots, 0.8)],
    floor: [f.carpet],
  },
})

export const campOffice = room(plainSchemes)({
  'plan-table': {
    d: [370, 440],
    onBack: [on.window(), schedule],
    onLeft: [pins],
    back: ['gap', f.plant, f.files],
    left: [place(150), 'gap'],
    floor: [['gap', c.planTable]],
  },
  supervisor: {
    w: [350, 430],
    onBack: [schedule, on.clock],
    onLeft: [on.window(), on.hooks],
    back: [c.cabinetWithHat, c.cabinetWithHat, 'gap', f.plant],
    floor: [f.visitedDesk(2)],
  },
})

export const messHall = room(plainSchemes, {
  floors: ['tiles', 'chequer', 'sheet'],
  onBack: [menu, on.clock],
  onLeft: [on.door(), on.window(), on.window()],
  back: [f.fridge, c.servery, c.drinks],
})({
  'long-tables': { floor: many(2, c.messTable(330)) },
  'tables-across': { floor: [many(3, c.messTableAcross)] },
  'tables-for-four': { floor: many(2, many(2, c.messTableForFour)) },
  'round-tables': {
    floor: [many(2, c.roundMessTable), [...many(2, c.roundMessTable), sometimes(f.lowPlant)]],
  },
})
