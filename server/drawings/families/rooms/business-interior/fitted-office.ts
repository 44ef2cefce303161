import type { Family } from '../../../family.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { forMany } from './fitted-office/for-many.ts'
import { forOne } from './fitted-office/for-one.ts'

const layouts = ['managers-room', 'storage-wall', 'glass-room', 'lounge-corner'] as const

/** A fitted-out office: desks, a wall of storage, room to receive a visitor. */
export const fittedOffice: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'managers-room': { w: [420, 520], d: [380, 460], h: [245, 285] },
  'storage-wall': { w: [460, 560], d: [400, 480], h: [245, 280], sections: level },
  'glass-room': { w: [560, 660], d: [380, 450], h: [245, 280], sections: level },
  'lounge-corner': { w: [500, 600], d: [380, 450], h: [245, 285] },
}

const furnish = { ...forOne, ...forMany }
