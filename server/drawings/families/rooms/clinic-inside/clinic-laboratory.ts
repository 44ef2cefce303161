import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { pinboard } from '../../../props/boards.ts'
import { fridge } from '../../../props/canteen.ts'
import {
  analyser,
  centrifuge,
  fumeCupboard,
  glassware,
  labBench,
  microscope,
} from '../../../props/laboratory.ts'
import { door, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { stool } from '../../../props/seating.ts'
import { clock, cross, poster } from '../../../props/wall-signs.ts'
import { wallShelf } from '../../../props/wall-things.ts'
import { terminal } from '../../../props/workplaces.ts'
import { enclose, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['two-walls', 'island', 'galley', 'sample-counter'] as const

/** A clinic's laboratory: worktops with microscopes, a centrifuge, an analyser and a fridge. */
export const clinicLaboratory: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'two-walls': { w: [360, 450], d: [320, 400], h: [230, 270] },
  island: { w: [410, 490], d: [350, 420], h: [230, 270] },
  galley: {
    w: [420, 540],
    d: [270, 320],
    h: [230, 260],
    sections: ['unit', 'even', 'pitch-left', 'gable-left'],
  },
  'sample-counter': { w: [380, 450], d: [340, 400], h: [230, 270] },
}

const floors = ['sheet', 'tiles', 'chequer'] as const
const white = { top: '#dfe4e4' }

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'two-walls'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.34, 0.5, 0.34, 0.32], { panes: 3 })],
      [poster([0.1, 0.5, 0.14, 0.28], brief), cross(0.6, 0.74, 28)],
      floors,
    )
    labBench(b.at(74, 3), w - 146, { front: scheme.front, ...white })
    labBench(b.at(3, d * 0.86, 0, 1), d * 0.86 - 74, { front: scheme.front, sink: false, ...white })
    fridge(b.at(w - 68, 4), { color: '#eef0ee', glass: true })
    worked(b.at(74, 3, 88), plan, w - 210)
    centrifuge(b.at(36, d * 0.42, 88, 1), scheme.front)
    terminal(b.at(34, d * 0.66, 88, 1), 44)
    for (const [x, y] of [
      [170, 106],
      [108, d * 0.56],
    ] as const)
      stool(b.at(x, y), scheme.fabric, metals.graphite, 58)
    wallShelf(b.at(90, 0, 150), 80, scheme.wood, brief)
  },
  island(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.4, 0.48, 0.26, 0.34]), clock(0.8, 0.78, 14)],
      [pinboard([0.3, 0.46, 0.36, 0.32], brief)],
      floors,
    )
    fumeCupboard(b.at(8, 4), 112, scheme.front)
    labBench(b.at(126, 3), w - 200, { front: scheme.fabric, d: 62, ...white })
    fridge(b.at(w - 70, 4), { color: '#eef0ee' })
    analyser(b.at(140, 10, 88), 62, 46)
    const [x, y, length] = [w * 0.52, d * 0.66, w * 0.56]
    labBench(b.at(x - length / 2, y - 42), length, {
      front: scheme.front,
      d: 84,
      sink: false,
      reagents: true,
      ...white,
    })
    microscope(b.at(x + length * 0.36, y + 18, 88))
    microscope(b.at(x - length * 0.4, y + 22, 88))
    glassware(b.at(x, y + 28, 88), brief)
    for (const at of [-0.32, 0.02, 0.34])
      stool(b.at(x + at * length, y + 68), scheme.accent, metals.graphite, 58)
  },
  galley(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.22, 0.5, 0.22, 0.32]), window([0.54, 0.5, 0.22, 0.32])],
      [door(0.3, 0.36, 0.84, { color: scheme.accent }), cross(0.84, 0.76, 26)],
      floors,
    )
    labBench(b.at(10, 3), w - 90, { front: scheme.front, ...white })
    fridge(b.at(w - 72, 4), { color: '#eef0ee', glass: true })
    worked(b.at(10, 3, 88), plan, w - 160)
    labBench(b.at(w * 0.3, d - 74), w * 0.66, {
      front: scheme.fabric,
      d: 66,
      sink: false,
      ...white,
    })
    analyser(b.at(w * 0.36, d - 68, 88), 58, 44)
    centrifuge(b.at(w * 0.66, d - 42, 88), scheme.front)
    glassware(b.at(w * 0.84, d - 36, 88), brief)
    stool(b.at(w * 0.34, 112), scheme.accent, metals.graphite, 58)
    stool(b.at(w * 0.62, 112), scheme.accent, metals.graphite, 58)
  },
  'sample-counter'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [poster([0.1, 0.5, 0.12, 0.28], brief), window([0.42, 0.5, 0.34, 0.32], { panes: 3 })],
      [cross(0.3, 0.72, 34), clock(0.7, 0.76, 14)],
      floors,
    )
    labBench(b.at(10, 3), w - 20, { front: scheme.front, ...white })
    worked(b.at(10, 3, 88), plan, w - 90)
    b.box([w * 0.42, d * 0.62, 0], [w * 0.54, 44, 98], scheme.fabric)
    b.box([w * 0.4, d * 0.62 - 6, 98], [w * 0.58, 58, 4], '#fbfbf8')
    terminal(b.at(w * 0.54, d * 0.62 + 16, 102, 2), 42)
    glassware(b.at(w * 0.84, d * 0.62 + 22, 102), brief)
    stool(b.at(w * 0.6, d * 0.62 - 44), scheme.accent, metals.graphite, 58)
    fridge(b.at(4, d - 60, 0, 1), { color: '#eef0ee' })
    stool(b.at(w * 0.3, 116), scheme.accent, metals.graphite, 58)
  },
}

/** What stands on a bench along x that is `w` cm long and 70 deep. */
function worked(b: Builder, { brief, scheme }: Plan, w: number): void {
  microscope(b.at(34, 40))
  analyser(b.at(w * 0.28, 12), 48, 38)
  glassware(b.at(Math.max(w * 0.72, w * 0.28 + 80), 40), brief)
  if (w > 230) centrifuge(b.at(w * 0.92, 32), scheme.front)
}
