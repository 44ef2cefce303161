import { darker, fabrics, valuesOf } from '../../kit/palette.ts'
import { bracketFoot, cornerPost, divan, footRail, headboard, middleLeg } from './bed-frames.ts'
import { legFamily, views } from './views.ts'

export const bedLeg = legFamily({
  types: ['bun', 'tapered', 'square', 'turned', 'hairpin', 'cabriole', 'saber', 'fluted'],
  height: brief => brief.between(10, 24),
  half: [0.12, 0.18],
  over: ['#f4f1ea', '#e4e9ec', ...valuesOf(fabrics)],
  reach: [0.3, 0.5],
  layers({ brief, h, wood, over }) {
    const rail = h * brief.between(0.28, 0.42)
    const slats = h * 0.12
    return [
      { kind: 'boards', high: rail, over: 2.2, color: wood },
      { kind: 'slab', high: rail - slats, sunk: rail, color: darker(wood, 0.25) },
      {
        kind: 'slab',
        high: h * brief.pick([0.14, 0.18, 0.22]),
        over: -0.4,
        color: over,
        inside: '#f7ecc9',
      },
    ]
  },
  views: {
    ...views,
    pair: footRail,
    post: cornerPost,
    head: headboard,
    divan,
    middle: middleLeg,
    bracket: bracketFoot,
  },
})
