import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { pinboard, schedule } from '../../../props/boards.ts'
import { boots, hardHat } from '../../../props/bunks.ts'
import { stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { desk } from '../../../props/desks.ts'
import { door, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { stool } from '../../../props/seating.ts'
import { drawers } from '../../../props/storage.ts'
import { clock, hooks, poster } from '../../../props/wall-signs.ts'
import {
  deskThing,
  fileRack,
  filingCabinet,
  terminal,
  waterCooler,
  workDesk,
} from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['supervisor', 'wall-desks', 'plan-table', 'corner-desk'] as const

/** The office of a camp: a desk, the plan of work, files and hard hats. */
export const campOffice: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, plainSchemes, sizes[layout])
  furnish[layout](b, plan)
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  supervisor: { w: [340, 420], d: [320, 400] },
  'wall-desks': {
    w: [440, 560],
    d: [240, 300],
    sections: ['unit', 'even', 'pitch-left', 'gable-left'],
  },
  'plan-table': { w: [380, 480], d: [360, 440] },
  'corner-desk': { w: [300, 380], d: [320, 400] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  supervisor(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [schedule([0.34, 0.48, 0.34, 0.34], brief), clock(0.82, 0.74)],
      [window([0.14, 0.4, 0.36, 0.42]), hooks([0.62, 0.7, 0.24], 4, [scheme.accent, '#e9b44c'])],
    )
    for (const x of [6, 54]) filingCabinet(b.at(x, 3), scheme.front)
    hardHat(b.at(30, 32, 132))
    hardHat(b.at(76, 34, 132), '#fbf9f4')
    const [x, y] = [w * 0.55, d * 0.44]
    rug(b.at(x, y + 40), 230, 220, scheme.fabric, brief)
    swivelChair(b.at(x, y - 62), { fabric: scheme.fabric, back: 'high' })
    workDesk(b.at(x, y, 0, 2), {
      w: 170,
      d: 78,
      top: scheme.wood,
      legs: 'pedestal',
      leg: scheme.wood,
    })
    terminal(b.at(x + 34, y, 73, 2))
    deskThing(b.at(x - 50, y + 6, 73), brief, scheme.accent)
    for (const at of [-42, 42]) stackChair(b.at(x + at, y + 84, 0, 2), scheme.accent)
    greenery(b.at(w - 40, 42), plan)
  },
  'wall-desks'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        pinboard([0.08, 0.5, 0.24, 0.3], brief),
        window([0.4, 0.44, 0.24, 0.38]),
        schedule([0.7, 0.5, 0.22, 0.3], brief),
      ],
      [door(0.16, 0.36, 0.84, { color: scheme.accent }), clock(0.76, 0.74, 14)],
    )
    for (const x of [w * 0.2, w * 0.54]) {
      workDesk(b.at(x, 40), {
        w: 150,
        d: 68,
        top: scheme.wood,
        legs: brief.pick(['panels', 'pedestal']),
      })
      terminal(b.at(x - 4, 36, 73))
      deskThing(b.at(x + 52, 40, 73), brief, scheme.accent)
      swivelChair(b.at(x, 116, 0, 2), { fabric: scheme.fabric })
    }
    fileRack(b.at(w - 96, 3), brief, 90, 110, scheme.front)
    hardHat(b.at(w - 66, 22, 110))
    waterCooler(b.at(w - 30, d - 60))
    boots(b.at(16, d - 60))
  },
  'plan-table'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.1, 0.4, 0.3, 0.42]), schedule([0.52, 0.46, 0.38, 0.36], brief)],
      [pinboard([0.3, 0.46, 0.34, 0.34], brief)],
    )
    workDesk(b.at(44, d * 0.42, 0, 1), { w: 150, d: 70, top: scheme.wood, legs: 'pedestal' })
    terminal(b.at(40, d * 0.42, 73, 1))
    swivelChair(b.at(118, d * 0.42, 0, 3), { fabric: scheme.fabric })
    const [x, y] = [w * 0.66, d * 0.6]
    b.box([x - 76, y - 46, 0], [152, 92, 84], scheme.front, {
      front: [drawers(1, 5)],
    })
    b.box([x - 84, y - 54, 84], [168, 108, 4], scheme.wood)
    b.box([x - 62, y - 34, 88], [110, 72, 0.6], '#f6f8f6', {
      casts: false,
      top: [poster([0.04, 0.06, 0.92, 0.88], brief)],
    })
    for (const [i, color] of ['#fbf9f4', '#dfe7ef'].entries())
      b.rod('x', [x - 30, y - 46 + i * 9, 92], 4, 76, color, { casts: false })
    hardHat(b.at(x + 64, y + 30, 88))
    for (const at of [-40, 34]) stool(b.at(x + at, y + 84), scheme.accent, metals.graphite, 62)
    fileRack(b.at(w - 94, 3), brief, 90, 84, scheme.front)
    greenery(b.at(42, 42), plan)
  },
  'corner-desk'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.46, 0.42, 0.4, 0.4])],
      [
        schedule([0.32, 0.5, 0.36, 0.3], brief),
        hooks([0.04, 0.68, 0.2], 4, [scheme.accent, scheme.fabric]),
      ],
    )
    desk(b.at(10, 8), 'corner', {
      brief,
      w: 180,
      d: 74,
      h: 73,
      wood: scheme.wood,
      metal: metals.graphite,
    })
    swivelChair(b.at(118, 128, 0, 2), { fabric: scheme.fabric, back: 'high' })
    filingCabinet(b.at(w - 56, 3), scheme.front)
    hardHat(b.at(w - 32, 34, 132))
    rug(b.at(w * 0.6, d * 0.66), 190, 130, scheme.fabric, brief)
    stackChair(b.at(w * 0.66, d - 60, 0, 2), scheme.accent)
    boots(b.at(14, d - 34))
    greenery(b.at(w - 40, d * 0.44), plan, 100)
  },
}
