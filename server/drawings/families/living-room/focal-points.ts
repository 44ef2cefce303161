import type { Builder } from '../../kit/builder.ts'
import { panel } from '../../kit/mark.ts'
import { picture, roundMirror } from '../../props/art.ts'
import { masonry } from '../../props/cladding.ts'
import { vase } from '../../props/desk-things.ts'
import { floorLamp, pendant, tableLamp } from '../../props/lamps.ts'
import { window } from '../../props/openings.ts'
import { chair, loungeChair } from '../../props/seating.ts'
import { sofa, sofaStyles } from '../../props/sofas.ts'
import { bookshelf, sideboard } from '../../props/storage.ts'
import { table } from '../../things/table.ts'
import { carpet, coffee, enclose, type Plan } from './plan.ts'

/** Rooms around books, a table or a fire. */
export const focalPoints = {
  library(b, plan) {
    const { brief, w, d, fabric, accent, wood } = plan
    enclose(b, plan, [], [window([0.3, 0.3, 0.4, 0.54], { panes: 3, curtain: accent })])
    const count = Math.max(2, Math.floor((w - 60) / 124))
    for (let i = 0; i < count; i++)
      bookshelf(b.at(24 + i * 124, 2), brief, { w: 122, h: plan.h - brief.between(34, 60), wood })
    carpet(b.at(w * 0.52, d * 0.58), plan)
    sofa(b.at(w * 0.66, 110), {
      seats: 2,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent],
    })
    loungeChair(b.at(70, d * 0.6, 0, 1), accent, wood)
    coffee(b.at(w * 0.52, d * 0.68), plan)
    floorLamp(b.at(46, d * 0.6 - 78), brief.pick(['shade', 'tripod']))
  },
  dining(b, plan) {
    const { brief, w, d, h, fabric, accent, wood } = plan
    enclose(
      b,
      plan,
      [window([0.08, 0.3, 0.36, 0.52], { panes: 3 }), picture([0.56, 0.42, 0.3, 0.34], brief)],
      [roundMirror(0.4, 0.62, 34)],
    )
    const [x, y] = [w * 0.5, d * 0.52]
    carpet(b.at(x, y), plan)
    const style = brief.pick(['shell', 'slat', 'spindle', 'ladder'] as const)
    for (const at of [-52, 2, 56]) {
      chair(b.at(x + at, y - 68), { fabric, frame: wood, style })
      chair(b.at(x + at, y + 68, 0, 2), { fabric, frame: wood, style })
    }
    table(b.at(x, y), {
      w: 190,
      d: 92,
      top: wood,
      legs: brief.pick(['posts', 'trestle', 'panels', 'splayed']),
    })
    vase(b.at(x, y, 74), accent)
    const lamp = brief.pick(['cone', 'bell', 'drum'] as const)
    for (const at of [-50, 40]) {
      b.box([x + at - 3, 0, h - 12], [6, y + 4, 6], '#2a3238', { casts: false })
      pendant(b.at(x + at, y, 164), h - 176, accent, lamp)
    }
    sideboard(b.at(4, y + 80, 0, 1), 160, wood)
  },
  fireplace(b, plan) {
    const { brief, w, d, h, fabric, accent, wood } = plan
    enclose(
      b,
      plan,
      [
        window([0.06, 0.32, 0.22, 0.5], { curtain: accent }),
        window([0.74, 0.32, 0.22, 0.5], { curtain: accent }),
      ],
      [picture([0.5, 0.44, 0.3, 0.34], brief)],
    )
    const at = w * 0.5 - 75
    b.box([at, 0, 0], [150, 34, h], brief.pick(['#d9cfc0', '#a86a52', '#e8e2d6']), {
      casts: false,
      front: [
        masonry(22),
        panel(0.24, 0, 0.52, 0.28, '#20272d'),
        panel(0.34, 0.02, 0.32, 0.12, '#d8572a', { edge: false, glows: true }),
        panel(0.4, 0.02, 0.18, 0.18, '#e9b44c', { edge: false, glows: true }),
      ],
    })
    b.box([at - 12, 34, h * 0.36], [174, 14, 8], wood, { casts: false })
    carpet(b.at(w * 0.5, d * 0.56), plan)
    coffee(b.at(w * 0.5, d * 0.56), plan)
    sofa(b.at(60, d * 0.58, 0, 1), {
      seats: 2,
      fabric,
      style: brief.pick(sofaStyles),
      cushions: [accent],
    })
    loungeChair(b.at(w - 76, d * 0.42), accent, wood)
    b.at(w - 130, 20).box([0, 0, 0], [40, 40, 46], wood)
    tableLamp(b.at(w - 110, 40, 46), accent)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
