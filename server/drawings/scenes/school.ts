import { ridged, room, school } from '../buildings/classroom.ts'
import type { BuildingThing } from '../buildings/look.ts'
import { type Modular, modular } from '../buildings/modular.ts'
import { climbingFrame, pitch as field, slide, swings } from '../buildings/playground.ts'
import * as t from '../buildings/unit-things.ts'
import { pairs } from '../kit/geometry.ts'
import { ground } from '../kit/palette.ts'
import { toAndFro } from '../props/motions.ts'
import * as o from './outside.ts'

/** A school of prefab classrooms: around a playing court, or in a long row under one roof. */
export const heroSchool = modular(() => ({ ...school, layouts }))

const pupil: BuildingThing = (b, look) =>
  o.someone({ shirt: look.accent, height: look.brief.between(122, 140) })(b, look)

const pitch: BuildingThing = (b, look) => {
  field(b, look)
  b.moving(toAndFro([280, 150, 0], 9), way => way.ball([320, 190, 13], 13, '#f3f0e7'))
  for (const [i, [x, y]] of pairs('250 120, 430 330, 690 240, 640 430').entries())
    pupil(b.at(x, y, 0, i % 2), { ...look, brief: look.brief.fork(`player ${i}`) })
}

const tree = t.tree(['round', 'acacia'], [290, 380])
const LONG = [600, 640] as const
const classroom = room({ size: [LONG, 300], top: ridged })
const shaded = room({ size: [LONG, 300], top: ridged, before: t.veranda(150) })

const layouts: Record<string, Modular> = {
  court: {
    units: [classroom, classroom],
    gap: 90,
    leftWing: { ...classroom, turned: true },
    court: [
      [t.bicycles, 'gap', pupil, pupil, 'gap', o.walker({ height: 136 }), t.nationalFlag],
      ['gap', pitch],
    ],
    site: {
      ground: ground.lawn,
      right: [tree, 'gap', swings, slide],
      edge: [o.hedge(500), tree, o.bench, o.bench, tree, o.hedge(500)],
    },
  },
  row: {
    units: [shaded, shaded, shaded],
    court: [['gap', o.walker({ height: 138 }), 'gap', pupil, pupil, 'gap', o.someone()]],
    paving: ground.paving,
    site: {
      ground: ground.lawn,
      right: [tree, 'gap', tree],
      front: [tree, climbingFrame, pupil, 'gap', swings, pupil, 'gap', slide, pupil, tree],
      edge: [tree, 'gap', o.bench, 'gap', tree, 'gap', o.bench, 'gap', tree],
    },
  },
}
