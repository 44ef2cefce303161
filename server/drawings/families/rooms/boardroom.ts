import type { Family } from '../../family.ts'
import { leather } from '../../kit/palette.ts'
import { schemes } from '../../props/schemes.ts'
import { planned, type Sizes } from '../../rooms/plan.ts'
import { longTables } from './boardroom/long-tables.ts'
import { rings } from './boardroom/rings.ts'

const layouts = ['lengthwise', 'crosswise', 'ring', 'horseshoe', 'oval', 'glazed'] as const

/** A boardroom: a long table with a chair at every place, and a screen to turn to. */
export const boardroom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  const chair = brief.pick([plan.scheme.fabric, leather.black, leather.tan, plan.scheme.accent])
  furnish[layout](b, plan, chair)
}

const uncut = ['unit', 'even', 'pitch-left', 'gable-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  lengthwise: { w: [520, 640], d: [320, 400], sections: uncut },
  crosswise: { w: [330, 400], d: [500, 600] },
  ring: { w: [480, 580], d: [420, 480] },
  horseshoe: { w: [500, 580], d: [400, 470], sections: uncut },
  oval: { w: [460, 560], d: [380, 450] },
  glazed: { w: [480, 580], d: [330, 400], sections: uncut },
}

const furnish = { ...longTables, ...rings }
