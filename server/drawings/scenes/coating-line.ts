import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { coats, metals } from '../kit/palette.ts'
import * as coating from '../props/coating.ts'
import { inMoments } from '../props/motions.ts'
import { primers } from '../props/steelwork.ts'
import type { Plan, RoomThing } from '../rooms/plan.ts'
import { hall } from './hall.ts'
import * as o from './outside.ts'
import * as s from './steel-things.ts'

const RAIL = 250
/** From part to part on the rail. */
const PITCH = 180

const inWork = ({ brief }: Plan) => {
  const today = brief.whole().fork('today')
  return {
    color: today.pick([coats.orange, coats.sun, coats.teal, coats.sky]),
    kind: today.pick(coating.hangingParts),
  }
}

const line: RoomThing = (b, plan) => {
  const { kind, color } = inWork(plan)
  coating.sprayBooth(b.at(450, -120), 380)
  coating.oven(b.at(1040, -95), 300)
  conveyor(b, 1040)
  conveyor(b.at(1341, 0), 180)
  coating.hangingPart(b.at(1430, 0, RAIL - 40), kind, color)
  moving(b.at(110, 0), 3, kind, primers.bare)
  moving(b.at(110 + 3 * PITCH, 0), 2, kind, color)
  for (const [i, x] of [580, 740].entries())
    o.someone({ ...coating.painter, skin: i + 1 })(b.at(x, 150, 0, 2), plan)
}

/** A rail on goalposts along x. */
function conveyor(b: Builder, length: number) {
  for (let x = 0; x <= length; x += 420) {
    const at = Math.min(x, length - 12)
    b.box([at, -64, 0], [12, 12, RAIL + 40], coats.sun)
    b.quiet.box([at, -52, RAIL + 28], [12, 60, 12], coats.sun)
  }
  b.quiet.box([0, -6, RAIL], [length, 12, 28], metals.graphite)
}

/**
 * Parts on the rail one pitch apart, which all move on by one pitch and stand still again; as they
 * are alike, the jump back is not seen. The first appears where the last of its predecessors
 * vanishes.
 */
function moving(b: Builder, count: number, kind: coating.CoatedPart, color: string) {
  const here: Vec = [0, 0, 0]
  const on: Vec = [PITCH * 0.98, 0, 0]
  for (let i = 0; i < count; i++) {
    const [first, last] = [i > 0 ? 1 : 0, i < count - 1 ? 1 : 0]
    const onward = inMoments(9, [0, here, first], [20, here, 1], [70, on, 1], [100, on, last])
    b.moving(onward, g => coating.hangingPart(g.at(i * PITCH, 0, RAIL - 40), kind, color))
  }
}

const packed: RoomThing = (b, plan) => {
  b.box(0, [140, 120, 14], '#b08a5a')
  for (let i = 0; i < 5; i++) b.box([12 + i * 24, 10, 14], [8, 100, 110], inWork(plan).color)
}

/** The coating line: parts hang from a conveyor, enter the booth bare and leave the oven coloured. */
export const heroCoatingLine = hall(
  { h: 430, least: [1400, 560], hasShutter: false },
  {
    straight: {
      back: [s.tools, s.tools, 'gap'],
      floor: [[line], [o.foreman, packed, 'gap', s.forklift, packed]],
    },
  },
)
