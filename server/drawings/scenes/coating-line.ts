import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { coats } from '../kit/palette.ts'
import type { Moment } from '../kit/scene.ts'
import {
  type CoatedPart,
  conveyor,
  hangingPart,
  hangingParts,
  oven,
  sprayBooth,
} from '../props/coating.ts'
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
    kind: today.pick(hangingParts),
  }
}

const line: RoomThing = (b, plan) => {
  const { kind, color } = inWork(plan)
  sprayBooth(b.at(450, -120), 380)
  oven(b.at(1040, -95), 300)
  conveyor(b, 1040, RAIL)
  conveyor(b.at(1341, 0), 180, RAIL)
  hangingPart(b.at(1430, 0, RAIL - 40), kind, color)
  moving(b.at(110, 0), 3, kind, primers.bare)
  moving(b.at(110 + 3 * PITCH, 0), 2, kind, color)
  for (const [i, x] of [580, 740].entries()) painter(b.at(x, 150, 0, 2), plan, i)
}

/**
 * Parts on the rail one pitch apart, which all move on by one pitch and stand still again; as they
 * are alike, the jump back is not seen. The first appears where the last of its predecessors
 * vanishes.
 */
function moving(b: Builder, count: number, kind: CoatedPart, color: string) {
  const here: Vec = [0, 0, 0]
  const on: Vec = [PITCH * 0.98, 0, 0]
  for (let i = 0; i < count; i++) {
    const isEnd = i === 0 || i === count - 1
    const moment = (at: number, move: Vec, opacity = 1): Moment => ({
      at,
      move,
      ...(isEnd && { opacity }),
    })
    const moments = [
      moment(0, here, i === 0 ? 0 : 1),
      moment(20, here),
      moment(70, on),
      moment(100, on, i === 0 ? 1 : 0),
    ]
    b.moving({ seconds: 9, moments }, g => hangingPart(g.at(i * PITCH, 0, RAIL - 40), kind, color))
  }
}

const WHITE = '#f1f0ea'
function painter(b: Builder, plan: Plan, i: number) {
  const clothes = { shirt: WHITE, trousers: WHITE, hat: WHITE, skin: i + 1 }
  o.someone({ ...clothes, pose: 'working' })(b, plan)
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
