import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { blackboard } from '../../../props/boards.ts'
import { burner, fumeCupboard, glassware, labBench, microscope } from '../../../props/laboratory.ts'
import { glazing, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { stool } from '../../../props/seating.ts'
import { doors } from '../../../props/storage.ts'
import { clock, periodicTable, poster } from '../../../props/wall-signs.ts'
import { extinguisher } from '../../../props/wall-things.ts'
import { enclose, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['islands', 'rows', 'along-the-walls', 'piers'] as const

/** A school laboratory: benches with sinks and burners, stools, a fume cupboard. */
export const scienceRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  islands: { w: [480, 580], d: [430, 500], h: [240, 290] },
  rows: { w: [420, 500], d: [500, 580], h: [240, 290] },
  'along-the-walls': { w: [460, 560], d: [430, 520], h: [240, 290] },
  piers: {
    w: [540, 640],
    d: [380, 440],
    h: [240, 290],
    sections: ['unit', 'even', 'gable-left', 'pitch-left'],
  },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  islands(b, plan) {
    const { w, d, scheme } = plan
    teachingWall(b, plan)
    fumeCupboard(b.at(10, 4), 110, scheme.front)
    for (const x of [w * 0.3, w * 0.74]) {
      island(b.at(x, d * 0.62, 0, 1), plan, d * 0.5)
    }
    tallCupboard(b.at(w - 96, 3), scheme.fabric)
  },
  rows(b, plan) {
    const { brief, w, d, scheme } = plan
    teachingWall(b, plan)
    labBench(b.at(w * 0.3, 76, 0), w * 0.42, { front: scheme.fabric, d: 64, sink: false })
    glassware(b.at(w * 0.5, 104, 88), brief)
    const length = w - 130
    for (const y of [d * 0.43, d * 0.73]) {
      labBench(b.at(60, y - 35), length, { front: scheme.front, sink: true })
      for (let i = 0; i < 4; i++) {
        stool(b.at(60 + ((i + 0.5) * length) / 4, y + 64), scheme.accent, metals.graphite, 58)
        if (i < 3) thing(b.at(70 + ((i + 0.5) * length) / 4, y, 88), plan, i)
      }
    }
    tallCupboard(b.at(6, 3), scheme.fabric)
  },
  'along-the-walls'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.14, 0.46, 0.28, 0.34], { panes: 3 }), periodicTable([0.54, 0.44, 0.36, 0.36])],
      [blackboard([0.1, 0.42, 0.34, 0.36], brief), window([0.54, 0.46, 0.3, 0.34])],
      floors,
    )
    labBench(b.at(78, 3), w - 200, { front: scheme.front })
    labBench(b.at(3, d * 0.78, 0, 1), d * 0.78 - 76, { front: scheme.front })
    fumeCupboard(b.at(w - 112, 4), 106, scheme.front)
    for (const [i, x] of [130, 220, 310].entries()) if (x < w - 170) thing(b.at(x, 34, 88), plan, i)
    glassware(b.at(36, d * 0.4, 88), brief)
    microscope(b.at(36, d * 0.58, 88, 1))
    for (const x of [150, 240]) stool(b.at(x, 112), scheme.accent, metals.graphite, 58)
    island(b.at(w * 0.6, d * 0.66), plan, w * 0.42)
  },
  piers(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [glazing([0.06, 0.52, 0.6, 0.3], 5), periodicTable([0.72, 0.44, 0.24, 0.34])],
      [blackboard([0.24, 0.38, 0.5, 0.4], brief), clock(0.86, 0.72)],
      floors,
    )
    const count = w > 590 ? 3 : 2
    labBench(b.at(90, 3), w - 110, { front: scheme.fabric, d: 62, sink: false })
    for (let i = 0; i < count; i++) {
      const x = 170 + (i * (w - 264)) / (count - 1)
      const at = b.at(x - 32, 70 + d * 0.52, 0, 1)
      labBench(at, d * 0.52, { front: scheme.front, d: 64, reagents: brief.chance(0.5) })
      for (const y of [0.28, 0.7])
        stool(b.at(x + 60, 66 + d * 0.52 * y), scheme.accent, metals.graphite, 58)
      thing(b.at(x + 20, 92, 88), plan, i)
      thing(b.at(x + 20, 66 + d * 0.44, 88), plan, i + 1)
    }
    for (let i = 0; i < 2; i++) glassware(b.at(150 + i * 150, 34, 88), brief)
    extinguisher(b.at(46, 0, 60))
  },
}

const floors = ['sheet', 'tiles', 'chequer'] as const

function teachingWall(b: Builder, plan: Plan): void {
  const { brief, d } = plan
  enclose(
    b,
    plan,
    [blackboard([0.3, 0.38, 0.34, 0.36], brief), periodicTable([0.7, 0.4, 0.24, 0.34])],
    [glazing([0.1, 0.4, 0.52, 0.4], Math.round(d / 110)), poster([0.72, 0.44, 0.12, 0.28], brief)],
    floors,
  )
}

/** An island bench along x, centred, with stools on both sides. */
function island(b: Builder, plan: Plan, w: number): void {
  const { scheme } = plan
  labBench(b.at(-w / 2, -42), w, { front: scheme.front, d: 84, reagents: true, sink: false })
  for (const side of [-1, 1])
    for (const at of [-0.3, 0.04, 0.36])
      stool(b.at(at * w, side * 70), scheme.accent, metals.graphite, 58)
  thing(b.at(w * 0.32, 22, 88), plan, 0)
  thing(b.at(-w * 0.26, 26, 88), plan, 1)
  burner(b.at(w * 0.38, -20, 88))
}

function thing(b: Builder, { brief }: Plan, i: number): void {
  if (i % 3 === 0) microscope(b)
  else if (i % 3 === 1) glassware(b, brief)
  else burner(b)
}

function tallCupboard(b: Builder, color: string): void {
  b.box([0, 0, 0], [90, 44, 190], color, { front: [doors(2)] })
}
