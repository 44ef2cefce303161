import { sometimes } from '../layout/row.ts'
import { plainSchemes } from '../props/schemes.ts'
import * as c from './camp-things.ts'
import * as f from './furnishings.ts'
import { place } from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const highWindow = on.window(80, 2, 46, 184)

export const bunkRoom = room(
  plainSchemes,
  { h: [245, 275] },
  {
    'along-the-wall': {
      w: [500, 720],
      d: [230, 290],
      sections: ['even', 'unit', 'unit', 'pitch-left', 'gable-left'],
      onBack: [highWindow, highWindow],
      onLeft: [on.door()],
      back: [c.bunk({ ladder: 'right' }), c.bunk({ ladder: 'left' }), 'gap', c.lockers],
      floor: [['gap', c.boots, 'gap', f.clothChair, 'gap', c.boots]],
    },
    'around-a-table': {
      w: [420, 470],
      d: [420, 480],
      onBack: [on.window(90)],
      onLeft: [c.hooks, on.clock],
      back: [c.bunk({ ladder: 'right' }), 'gap', c.lockers],
      left: [c.bunk({ ladder: 'left', head: 'right' }), 'gap', c.boots],
      floor: [c.tableWithMugs],
    },
    cabin: {
      w: [330, 380],
      d: [300, 350],
      onBack: [on.window(90)],
      onLeft: [on.poster],
      back: ['gap', place(112), 'gap', c.lockers],
      left: [c.bunk({ ladder: 'left', head: 'right' }), 'gap', sometimes(c.boots, 0.8)],
      floor: [f.carpet],
    },
  },
)

export const campOffice = room(
  plainSchemes,
  { h: [235, 275] },
  {
    'plan-table': {
      w: [390, 480],
      d: [370, 440],
      onBack: [on.window(), c.schedule],
      onLeft: [on.pins],
      back: ['gap', f.plant, f.files],
      left: [place(150), 'gap'],
      floor: [['gap', c.planTable]],
    },
    supervisor: {
      w: [350, 430],
      d: [330, 400],
      onBack: [c.schedule, on.clock],
      onLeft: [on.window(), c.hooks],
      back: [c.cabinetWithHat, c.cabinetWithHat, 'gap', f.plant],
      floor: [f.visitedDesk(2)],
    },
  },
)

const mess = {
  floors: ['tiles', 'chequer', 'sheet'],
  h: [240, 280],
  onBack: [c.menu, on.clock],
  onLeft: [on.door(), on.window(), on.window()],
  back: [f.fridge, c.servery, c.drinks],
} as const

export const messHall = room(plainSchemes, mess, {
  'long-tables': {
    w: [480, 620],
    d: [400, 520],
    floor: [c.messTable(330), c.messTable(330)],
  },
  'tables-across': {
    w: [440, 560],
    d: [460, 540],
    floor: [[c.messTableAcross, c.messTableAcross, c.messTableAcross]],
  },
  'tables-for-four': {
    w: [440, 540],
    d: [472, 540],
    floor: [
      [c.messTableForFour, c.messTableForFour],
      [c.messTableForFour, c.messTableForFour],
    ],
  },
  'round-tables': {
    w: [430, 540],
    d: [440, 560],
    floor: [
      [c.roundMessTable, c.roundMessTable],
      [c.roundMessTable, c.roundMessTable, sometimes(f.lowPlant)],
    ],
  },
})
