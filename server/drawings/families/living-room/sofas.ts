import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { picture } from '../../props/art.ts'
import { battens } from '../../props/cladding.ts'
import { vase } from '../../props/desk-things.ts'
import { floorLamp } from '../../props/lamps.ts'
import { glazing, window } from '../../props/openings.ts'
import { loungeChair, pouf } from '../../props/seating.ts'
import { sofa, sofaStyles } from '../../props/sofas.ts'
import { sideboard } from '../../props/storage.ts'
import { carpet, coffee, enclose, type Plan } from './plan.ts'

/** Rooms around a sofa. */
export const sofas = {
  lounge(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    enclose(
      b,
      plan,
      [
        window([0.1, 0.36, 0.3, 0.46], { curtain: accent }),
        picture([0.52, 0.46, 0.14, 0.3], brief),
        picture([0.7, 0.46, 0.14, 0.3], brief),
      ],
      [picture([0.6, 0.42, 0.24, 0.32], brief)],
    )
    carpet(b.at(w * 0.5, d * 0.52), plan)
    sofa(b.at(w * 0.5, 62), {
      seats: 3,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent, '#f1ece1'],
    })
    coffee(b.at(w * 0.5, d * 0.52), plan)
    loungeChair(b.at(62, d * 0.55, 0, 1), accent, wood)
    floorLamp(b.at(w * 0.5 - 158, 34), brief.pick(['shade', 'tripod', 'globe']))
  },
  'corner-sofa'(b, plan) {
    const { brief, w, d, fabric, accent } = plan
    enclose(
      b,
      plan,
      [window([0.28, 0.3, 0.6, 0.52], { panes: 4, curtain: '#f1ece1' })],
      [picture([0.36, 0.46, 0.36, 0.34], brief)],
    )
    carpet(b.at(w * 0.55, d * 0.58), plan)
    sofa(b.at(w * 0.5 - 10, 58), {
      seats: 4,
      fabric,
      cushions: [accent, '#f1ece1', accent],
      chaise: 'right',
    })
    sofa(b.at(58, d * 0.5 + 62, 0, 1), { seats: 2, fabric, cushions: [accent] })
    coffee(b.at(w * 0.5, d * 0.56), plan)
    floorLamp(b.at(24, 26), 'arc')
  },
  'media-wall'(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    enclose(
      b,
      plan,
      [
        panel(0.22, 0.02, 0.56, 0.96, wood),
        () =>
          battens(22)({ w: 1, h: 1 }).map(p => ({
            ...p,
            rings: p.rings.map(r => r.map(([u, v]) => [0.22 + u * 0.56, 0.02 + v * 0.96] as const)),
          })),
      ],
      [glazing([0.25, 0.04, 0.5, 0.78], 3)],
    )
    carpet(b.at(w * 0.5, d * 0.6), plan)
    sideboard(b.at(w * 0.5 - 105, 4), 210, brief.pick(['#f1ece1', '#33424a']), { h: 50, fronts: 4 })
    b.box([w * 0.5 - 72, 2, 84], [144, 5, 82], '#20272d', {
      casts: false,
      front: [
        panel(0.015, 0.03, 0.97, 0.94, '#35566a', { edge: false }),
        panel(0.015, 0.03, 0.97, 0.4, '#5c8a7b', { edge: false }),
      ],
    })
    vase(b.at(w * 0.5 + 86, 22, 50), accent)
    coffee(b.at(w * 0.48, d * 0.5), plan)
    sofa(b.at(60, d * 0.54, 0, 1), {
      seats: 3,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent, accent],
    })
    pouf(b.at(w * 0.66, d * 0.72), 30, accent)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
