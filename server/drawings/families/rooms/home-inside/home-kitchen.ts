import type { Family } from '../../../family.ts'
import { schemes } from '../../../props/schemes.ts'
import { planned, type Sizes } from '../../../rooms/plan.ts'
import { alongOneWall } from './home-kitchen/along-one-wall.ts'
import { alongTwoWalls } from './home-kitchen/along-two-walls.ts'
import { fitted } from './home-kitchen/joinery.ts'

const layouts = ['dining-kitchen', 'corner', 'island', 'galley', 'horseshoe'] as const

/** A home's kitchen: fitted units with sink, hob and fridge, and a place to eat. */
export const homeKitchen: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, { ...sizes[layout], h: [238, 275] })
  furnish[layout](b, plan, fitted(plan))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'dining-kitchen': { w: [400, 480], d: [330, 400], sections: level },
  corner: { w: [400, 470], d: [370, 430], sections: ['even', 'unit', 'gable-right', 'gable-left'] },
  island: { w: [420, 500], d: [360, 430], sections: level },
  galley: { w: [430, 540], d: [250, 290], sections: level },
  horseshoe: { w: [380, 440], d: [360, 420], sections: ['even', 'unit', 'gable-right'] },
}

const furnish = { ...alongOneWall, ...alongTwoWalls }
