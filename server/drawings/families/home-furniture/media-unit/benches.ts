import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { column } from '../../../props/cabinets/cabinet.ts'
import { feet } from '../../../props/cabinets/feet.ts'
import type { Finish } from '../../../props/cabinets/finish.ts'
import { adorn } from '../../../props/ornaments.ts'
import { plant } from '../../../props/plants.ts'
import { loudspeaker, soundbar, television } from '../../../props/television.ts'
import { unit } from './plan.ts'

/** Low units, the screen standing on them. */
export const benches = {
  /** Long, on legs, the screen on its stand. */
  bench(b, brief, look) {
    const w = brief.between(150, 210)
    const z = unit(b, brief, look, {
      w,
      h: brief.between(26, 36),
      foot: [brief.pick(['leaning', 'hairpin', 'sled'] as const), brief.between(14, 22)],
      bays: [column(1.4, 'door'), column(1.6, 'open'), column(1.4, 'door')],
    })
    television(b.at(w * brief.pick([0.36, 0.5, 0.64]), 24, z), brief, brief.between(100, 128), true)
    soundbar(b.at(w / 2, 38, z))
  },
  /** Low boxes that step down to one side. */
  stepped(b, brief, look) {
    const [w, low] = [brief.between(130, 160), brief.between(50, 70)]
    const z = unit(b, brief, look, {
      w,
      h: 34,
      foot: ['plinth', 6],
      bays: [column(1, 'drawer', 'drawer'), column(1.4, 'open')],
    })
    const side = unit(b.at(w + 0.2, 0), brief, look, {
      w: low,
      h: 74,
      foot: ['plinth', 6],
      bays: [column(1, 'door', ['open', 0.8])],
    })
    television(b.at(w * 0.48, 22, z), brief, brief.between(96, 120), true)
    adorn(b.at(w, 0, side), brief, [low, 40], 2)
  },
  /** A case of slats with loudspeakers beside it. */
  stereo(b, brief, look) {
    const w = brief.between(120, 150)
    const z = unit(b, brief, look, {
      w,
      h: brief.between(40, 50),
      foot: ['posts', 12],
      bays: [column(1, 'doors'), column(0.9, 'open', 'open')],
    })
    television(b.at(w * 0.5, 22, z), brief, w * 0.78, true)
    for (const x of [-26, w + 26]) loudspeaker(b.at(x, 20), brief.between(80, 108), look.color)
  },
  /** Open shelves in a steel frame. */
  frame(b, brief, look) {
    const [w, d, h] = [brief.between(140, 180), 40, brief.between(46, 60)]
    feet(b, { style: 'frame', w, d, h, wood: look.color, metal: metals.black })
    b.box([3.6, 3.6, h * 0.3 + 0.2], [w - 7.2, d - 7.2, 2.4], look.top)
    adorn(b.at(6, 3, h * 0.3 + 2.6), brief, [w - 12, 30], 4, [
      'books',
      'bowl',
      'jars',
      'tray',
      'mug',
      'clock',
    ])
    b.box([0, 0, h], [w, d, 3], look.top)
    television(b.at(w / 2, 20, h + 3), brief, brief.between(96, 124), true)
  },
  /** Doors that fold, a screen that stands off the middle, a plant. */
  credenza(b, brief, look) {
    const w = brief.between(160, 200)
    const z = unit(b, brief, look, {
      w,
      h: brief.between(44, 54),
      foot: [brief.pick(['turned', 'bracket', 'cabriole'] as const), 12],
      bays: [column(1, 'doors'), column(0.8, 'drawer', 'drawer', 'drawer'), column(1, 'doors')],
    })
    television(b.at(w * 0.4, 20, z), brief, brief.between(90, 110), true)
    adorn(b.at(w * 0.72, 0, z), brief, [w * 0.28, 42], 2)
    if (brief.chance(0.6))
      plant(b.at(w + 26, 16), brief.pick(['blades', 'fig'] as const), brief.between(80, 110))
  },
} satisfies Record<string, (b: Builder, brief: Brief, look: Finish) => void>
