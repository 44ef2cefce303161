import type { Family } from '../../../family.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { bedAgainstAWall } from './bedroom/bed-against-a-wall.ts'
import { bedInARecess } from './bedroom/bed-in-a-recess.ts'

const layouts = ['middle', 'sideways', 'alcove', 'under-the-roof', 'suite'] as const

/** A bedroom: a bed for two, nightstands, a wardrobe. */
export const bedroom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  middle: { w: [360, 430], d: [340, 420], h: [235, 280] },
  sideways: { w: [380, 460], d: [330, 400], h: [235, 275] },
  alcove: {
    w: [380, 440],
    d: [320, 380],
    h: [238, 265],
    sections: ['even', 'unit', 'gable-left', 'pitch-left'],
  },
  'under-the-roof': {
    w: [350, 420],
    d: [360, 430],
    h: [200, 235],
    sections: ['gable-right', 'gable-left'],
  },
  suite: { w: [480, 560], d: [370, 440], h: [240, 285] },
}

const furnish = { ...bedAgainstAWall, ...bedInARecess }
