import { fabrics, leather, valuesOf } from '../../kit/palette.ts'
import { joined } from '../../props/legs/arrangements.ts'
import type { LegType } from '../../props/legs/makers.ts'
import { swivels } from '../../props/legs/swivel.ts'
import { foot } from './bases.ts'
import { chairFrames } from './chair-frames.ts'
import { legFamily, type View, views } from './views.ts'

const wooden: readonly LegType[] = ['turned', 'tapered', 'saber', 'square', 'cabriole', 'fluted']

const pair: View = (b, { brief, h, wood, over, make }) => {
  const [gap, deep] = [brief.between(34, 46), brief.between(10, 22)]
  joined(b, make(wooden), gap, wood, 0)
  b.box([-3, -deep, h], [gap + 6, deep + 3, 1], wood)
  b.box([-3, -deep, h + 1], [gap + 6, deep + 3, brief.between(4, 9)], over)
}

const { near, left, right, lying, four, plinth } = views

export const chairLeg = legFamily({
  types: ['hairpin', ...wooden],
  height: brief => brief.between(39, 47),
  half: [0.055, 0.08],
  over: [...valuesOf(fabrics), ...valuesOf(leather)],
  reach: [0.16, 0.3],
  layers({ brief, wood, over }, { plate }) {
    const rail = plate ? 0 : brief.pick([0, 6, 8])
    return [
      { kind: 'boards', high: rail, sunk: rail, over: -0.6, color: wood },
      { kind: 'slab', high: 1, over: 0.6, color: wood },
      { kind: 'slab', high: brief.between(3, 5), over: 0.2, color: over, inside: '#f0e3c4' },
    ]
  },
  views: {
    ...{ near, left, right, lying, four, plinth, pair },
    ...chairFrames,
    swivel: foot(swivels, 'metal', 27, 33, 7),
  },
})
