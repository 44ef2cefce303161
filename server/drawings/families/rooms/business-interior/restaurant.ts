import type { Family } from '../../../family.ts'
import { pendantStyles } from '../../../props/lamp-rails.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { byTheWall } from './restaurant/by-the-wall.ts'
import { freeTables } from './restaurant/free-tables.ts'

const layouts = ['tables-for-two', 'booths', 'bar', 'round-tables', 'long-table'] as const

/** A restaurant: tables laid for guests, each under its lamp. */
export const restaurant: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  furnish[layout](b, plan, {
    lamp: brief.pick(pendantStyles),
    chair: brief.pick(['slat', 'spindle', 'shell', 'ladder']),
  })
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'tables-for-two': { w: [470, 580], d: [380, 450], h: [255, 290], sections: level },
  booths: { w: [500, 620], d: [360, 430], h: [250, 285], sections: level },
  bar: { w: [500, 600], d: [400, 470], h: [260, 295], sections: level },
  'round-tables': { w: [450, 540], d: [430, 500], h: [260, 295], sections: level },
  'long-table': { w: [500, 600], d: [340, 400], h: [255, 285], sections: level },
}

const furnish = { ...byTheWall, ...freeTables }
