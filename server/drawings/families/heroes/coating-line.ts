import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats } from '../../kit/palette.ts'
import type { Moment, Motion } from '../../kit/scene.ts'
import { type CoatedPart, conveyor, hangingPart, oven, sprayBooth } from '../../props/coating.ts'
import { hall } from '../../props/hall.ts'
import { forklift, toolCabinet } from '../../props/machines.ts'
import { person } from '../../props/people.ts'
import { primers } from '../../props/steelwork.ts'

const W = 1560
const D = 800
const H = 430
const RAIL = 250
const PITCH = 180

/** The coating line: parts hang from a conveyor, enter the booth bare and leave the oven coloured. */
export const heroCoatingLine: Family = (b, brief) => {
  const color = brief.pick([coats.orange, coats.sun, coats.teal, coats.sky])
  hall(b, { size: [W, D, H], accent: color, wall: '#e2e4de', shutter: false })
  const kind = brief.pick(['gate', 'panel', 'rail', 'frame', 'tubes'] as const)
  const line = { kind, color }
  if (brief.construction(['straight', 'return']) === 'straight') straight(b, line)
  else returning(b, brief, line)
}

interface Line {
  readonly kind: CoatedPart
  readonly color: string
}

function straight(b: Builder, { kind, color }: Line): void {
  const y = 360
  sprayBooth(b.at(470, y - 120), 380)
  oven(b.at(1060, y - 95), 300)
  conveyor(b.at(20, y), 1040, RAIL)
  conveyor(b.at(1361, y), W - 1381, RAIL)
  hangingPart(b.at(1450, y, RAIL - 40), kind, color)
  parts(b.at(130, y), 3, kind, primers.bare, 'vanish')
  parts(b.at(130 + 3 * PITCH, y), 2, kind, color, 'vanish')
  painter(b.at(600, y + 150, 0, 2), 1)
  painter(b.at(760, y + 150, 0, 2), 2)
  crates(b.at(1420, 580), color)
  toolCabinet(b.at(120, 40), color)
  toolCabinet(b.at(260, 40), '#48545c')
  forklift(b.at(1130, 690), coats.sun)
  person(b.at(330, 620, 0, 1), { shirt: coats.blue, hat: coats.sun, skin: 3, pose: 'walking' })
}

function returning(b: Builder, brief: Brief, { kind, color }: Line): void {
  const [back, front] = [230, 570]
  sprayBooth(b.at(620, back - 120), 400, { color: brief.pick(['#e8e6de', '#d5e0de']) })
  conveyor(b.at(60, back), 1340, RAIL)
  b.box([1400, back - 6, RAIL], [12, front - back + 12, 28], '#48545c', { casts: false })
  conveyor(b.at(981, front), 419, RAIL, 400)
  oven(b.at(620, front - 95), 360)
  conveyor(b.at(100, front), 520, RAIL, 500)
  parts(b.at(170, back), 4, kind, primers.bare, 'vanish')
  parts(b.at(170 + 4 * PITCH, back), 3, kind, color, 'stay')
  parts(b.at(1060 + 1.4 * PITCH, front), 2, kind, color, 'stay', -1)
  parts(b.at(500, front), 2, kind, color, 'stay', -1)
  painter(b.at(820, back + 150, 0, 2), 2)
  crates(b.at(180, 700), color)
  person(b.at(420, 700, 0, 1), { shirt: coats.blue, hat: coats.sun, skin: 1 })
  toolCabinet(b.at(1440, 60), color)
}

/**
 * Parts on the rail one pitch apart, which all move on by one pitch and stand still again; as they
 * are alike, the jump back is not seen. The last vanishes where its successor takes over.
 */
function parts(
  b: Builder,
  count: number,
  kind: CoatedPart,
  color: string,
  last: 'vanish' | 'stay',
  way: 1 | -1 = 1,
): void {
  for (let i = 0; i < count; i++) {
    const ends = (i === count - 1 && last === 'vanish') || i === 0
    b.moving(onward(way, ends ? (i === 0 ? 'first' : 'last') : 'middle'), g =>
      hangingPart(g.at(way * i * PITCH, 0, RAIL - 40), kind, color),
    )
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

function painter(b: Builder, skin: number): void {
  const white = '#f1f0ea'
  person(b, { shirt: white, trousers: white, hat: white, pose: 'working', away: true, skin })
}

/** Coated parts packed on pallets. */
function crates(b: Builder, color: string): void {
  b.box([-70, -60, 0], [140, 120, 14], '#b08a5a')
  for (let i = 0; i < 5; i++) b.box([-58 + i * 24, -50, 14], [8, 100, 110], color)
}
