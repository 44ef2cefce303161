import type { Builder } from '../kit/builder.ts'
import { coats } from '../kit/palette.ts'
import type { Moment, Motion } from '../kit/scene.ts'
import {
  type CoatedPart,
  conveyor,
  hangingPart,
  hangingParts,
  oven,
  sprayBooth,
} from '../props/coating.ts'
import { primers } from '../props/steelwork.ts'
import type { RoomThing } from '../rooms/layout.ts'
import type { Plan } from '../rooms/plan.ts'
import { hall } from './hall.ts'
import * as o from './outside.ts'
import * as s from './steel-things.ts'

const RAIL = 250
/** From part to part on the rail. */
const PITCH = 180

/** The colour of the day, and what is coated in it. */
const inWork = ({ brief }: Plan) => {
  const today = brief.whole().fork('today')
  return {
    color: today.pick([coats.orange, coats.sun, coats.teal, coats.sky]),
    kind: today.pick(hangingParts),
  }
}

/** A rail through a booth into an oven, which parts leave coloured. */
const straight: RoomThing = (b, plan) => {
  const { kind, color } = inWork(plan)
  sprayBooth(b.at(450, -120), 380)
  oven(b.at(1040, -95), 300)
  conveyor(b, 1040, RAIL)
  conveyor(b.at(1341, 0), 180, RAIL)
  hangingPart(b.at(1430, 0, RAIL - 40), kind, color)
  moving(b.at(110, 0), 3, { kind, color: primers.bare, last: 'vanishes' })
  moving(b.at(110 + 3 * PITCH, 0), 2, { kind, color, last: 'vanishes' })
  for (const [i, x] of [580, 740].entries()) painter(b.at(x, 150, 0, 2), plan, i)
}

/** A rail through a booth and back through an oven. */
const returning: RoomThing = (b, plan) => {
  const { kind, color } = inWork(plan)
  const front = 340
  sprayBooth(b.at(560, -120), 400)
  conveyor(b, 1340, RAIL)
  b.box([1340, -6, RAIL], [12, front + 12, 28], '#48545c', { casts: false })
  conveyor(b.at(921, front), 419, RAIL, 400)
  oven(b.at(560, front - 95), 360)
  conveyor(b.at(40, front), 520, RAIL, 500)
  moving(b.at(110, 0), 4, { kind, color: primers.bare, last: 'vanishes' })
  moving(b.at(110 + 4 * PITCH, 0), 3, { kind, color, last: 'stays' })
  for (const x of [1000 + 1.4 * PITCH, 440])
    moving(b.at(x, front), 2, { kind, color, last: 'stays', way: -1 })
  painter(b.at(760, 150, 0, 2), plan, 0)
}

interface Parts {
  readonly kind: CoatedPart
  readonly color: string
  readonly last: 'vanishes' | 'stays'
  readonly way?: 1 | -1
}

/**
 * Parts on the rail one pitch apart, which all move on by one pitch and stand still again; as they
 * are alike, the jump back is not seen. The last vanishes where its successor takes over.
 */
function moving(b: Builder, count: number, { kind, color, last, way = 1 }: Parts): void {
  for (let i = 0; i < count; i++) {
    const vanishes = i === count - 1 && last === 'vanishes'
    const place = i === 0 ? 'first' : vanishes ? 'last' : 'middle'
    b.moving(onward(way, place), g => hangingPart(g.at(way * i * PITCH, 0, RAIL - 40), kind, color))
  }
}

function onward(way: number, place: 'first' | 'middle' | 'last'): Motion {
  const on: [number, number, number] = [way * PITCH * 0.98, 0, 0]
  const shown = (value: number): Partial<Moment> => (place === 'middle' ? {} : { opacity: value })
  return {
    seconds: 9,
    moments: [
      { at: 0, move: [0, 0, 0], ...shown(place === 'first' ? 0 : 1) },
      { at: 20, move: [0, 0, 0], ...shown(1) },
      { at: 70, move: on, ...shown(1) },
      { at: 100, move: on, ...shown(place === 'last' ? 0 : 1) },
    ],
  }
}

const WHITE = '#f1f0ea'
function painter(b: Builder, plan: Plan, i: number): void {
  const clothes = { shirt: WHITE, trousers: WHITE, hat: WHITE, skin: i + 1 } as const
  o.someone({ ...clothes, pose: 'working', away: true })(b, plan)
}

/** Coated parts packed on a pallet. */
const packed: RoomThing = (b, plan) => {
  b.box([0, 0, 0], [140, 120, 14], '#b08a5a')
  for (let i = 0; i < 5; i++) b.box([12 + i * 24, 10, 14], [8, 100, 110], inWork(plan).color)
}
const foreman = o.someone({ hat: coats.sun })

/** The coating line: parts hang from a conveyor, enter the booth bare and leave the oven coloured. */
export const heroCoatingLine = hall(
  { h: 430, least: [1400, 560], hasShutter: false },
  {
    straight: {
      back: [s.tools, s.tools, 'gap'],
      floor: [[straight], [foreman, packed, 'gap', s.forklift, packed]],
    },
    return: {
      back: [s.tools, 'gap', s.tools],
      floor: [[returning], [packed, foreman, 'gap', packed]],
    },
  },
)
