import type { Family } from '../../../family.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { focalWalls } from './sitting-room/focal-walls.ts'
import { sofaCorners } from './sitting-room/sofa-corners.ts'

const layouts = ['by-the-window', 'fitted-wall', 'fireside', 'with-a-table', 'corner'] as const

/** A living room: a sofa, a rug, a low table, a lamp. */
export const sittingRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'by-the-window': { w: [400, 500], d: [340, 430], h: [235, 280] },
  'fitted-wall': {
    w: [420, 520],
    d: [340, 420],
    h: [235, 270],
    sections: ['even', 'unit', 'gable-left', 'pitch-left'],
  },
  fireside: {
    w: [380, 470],
    d: [360, 440],
    h: [225, 255],
    sections: ['gable-left', 'gable-right', 'pitch-left', 'even'],
  },
  'with-a-table': { w: [520, 620], d: [340, 410], h: [235, 275] },
  corner: { w: [380, 460], d: [380, 460], h: [235, 285] },
}

const furnish = { ...sofaCorners, ...focalWalls }
