import { sometimes } from '../layout/row.ts'
import { plainSchemes } from '../props/schemes.ts'
import * as c from './camp-things.ts'
import * as f from './furnishings.ts'
import { place } from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const highWindow = on.window(80, 2, 46, 184)

export const bunkRoom = room(plainSchemes, {
  'along-the-wall': {
    onBack: [highWindow, highWindow],
    onLeft: [on.door()],
    back: [c.bunk({ ladder: 'right' }), c.bunk({ ladder: 'left' }), 'gap', c.lockers],
    floor: [['gap', c.boots, 'gap', f.clothChair, 'gap', c.boots]],
  },
  'around-a-table': {
    onBack: [on.window(90)],
    onLeft: [c.hooks, on.clock],
    back: [c.bunk({ ladder: 'right' }), 'gap', c.lockers],
    left: [c.bunk({ ladder: 'left', head: 'right' }), 'gap', c.boots],
    floor: [c.tableWithMugs],
  },
  cabin: {
    onBack: [on.window(90)],
    onLeft: [on.poster],
    back: ['gap', place(112), 'gap', c.lockers],
    left: [c.bunk({ ladder: 'left', head: 'right' }), 'gap', sometimes(c.boots, 0.8)],
    floor: [f.carpet],
  },
})

export const campOffice = room(plainSchemes, {
  'plan-table': {
    d: [370, 440],
    onBack: [on.window(), c.schedule],
    onLeft: [on.pins],
    back: ['gap', f.plant, f.files],
    left: [place(150), 'gap'],
    floor: [['gap', c.planTable]],
  },
  supervisor: {
    w: [350, 430],
    onBack: [c.schedule, on.clock],
    onLeft: [on.window(), c.hooks],
    back: [c.cabinetWithHat, c.cabinetWithHat, 'gap', f.plant],
    floor: [f.visitedDesk(2)],
  },
})

const mess = {
  floors: ['tiles', 'chequer', 'sheet'],
  onBack: [c.menu, on.clock],
  onLeft: [on.door(), on.window(), on.window()],
  back: [f.fridge, c.servery, c.drinks],
} as const

export const messHall = room(
  plainSchemes,
  {
    'long-tables': {
      floor: [c.messTable(330), c.messTable(330)],
    },
    'tables-across': {
      floor: [[c.messTableAcross, c.messTableAcross, c.messTableAcross]],
    },
    'tables-for-four': {
      floor: [
        [c.messTableForFour, c.messTableForFour],
        [c.messTableForFour, c.messTableForFour],
      ],
    },
    'round-tables': {
      floor: [
        [c.roundMessTable, c.roundMessTable],
        [c.roundMessTable, c.roundMessTable, sometimes(f.lowPlant)],
      ],
    },
  },
  mess,
)
