import type { Builder } from '../../kit/builder.ts'
import { roundRug, rug } from '../../props/art.ts'
import { easyChair } from '../../props/easy-chairs.ts'
import { floorLamp } from '../../props/lamps.ts'
import { chaiseEnd, cornerCube, couch, couchWidth } from '../../props/lounge-sofas.ts'
import { cushion, ellipse, plan as outlineOf } from '../../props/outline.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { pouf } from '../../props/seating.ts'
import { lowTable } from '../../things/low-tables.ts'
import { carpet, looks, type Plan, place, small, table } from './lounge-parts.ts'

/** Seats around a low table, the table in front of the origin. */
export const loungeLayouts: Record<string, (b: Builder, plan: Plan) => void> = {
  /** Two armchairs and a small table. */
  pair(b, plan) {
    const style = plan.brief.pick(['tub', 'wing', 'sling', 'shell', 'slipper', 'rocker'] as const)
    carpet(b.at(0, 16), plan, 230, 150)
    for (const x of [-64, 64]) easyChair(b.at(x, -6), style, plan)
    small(b.at(0, 6), plan, 62)
    if (plan.brief.chance(0.5))
      floorLamp(b.at(0, -48), plan.brief.pick(['shade', 'globe', 'tripod']))
  },
  /** A sofa and its table. */
  sofa(b, plan) {
    const { brief } = plan
    const seats = brief.int(2, 4)
    const style = brief.pick(['track', 'low', 'buttoned', 'framed', 'modular'] as const)
    carpet(b.at(0, 60), plan, couchWidth(style, seats) + 20, 170)
    place(b, plan, style, seats)
    table(b.at(0, 104), plan, 90 + seats * 8)
    if (brief.chance(0.6))
      floorLamp(
        b.at(couchWidth(style, seats) / 2 + 26, -20),
        brief.pick(['shade', 'tripod', 'globe']),
      )
    if (brief.chance(0.4)) pouf(b.at(-86, 120), 27, plan.second)
  },
  /** A sofa, two armchairs, a table. */
  suite(b, plan) {
    const { brief } = plan
    const style = brief.pick(['track', 'buttoned', 'framed', 'low'] as const)
    const w = couchWidth(style, 3)
    carpet(b.at(0, 84), plan, w + 60, 210)
    place(b, plan, style, 3)
    table(b.at(0, 106), plan, 106)
    const x = w / 2 + 16
    if (brief.chance(0.5))
      for (const side of [-1, 1])
        couch(b.at(side * x, 120, 0, side < 0 ? 1 : 3), style, {
          seats: 1,
          fabric: plan.fabric,
          wood: plan.wood,
        })
    else
      for (const side of [-1, 1])
        easyChair(b.at(side * x, 124, 0, side < 0 ? 1 : 3), 'tub', { ...plan, fabric: plan.second })
  },
  /** Two sofas that face each other. */
  facing(b, plan) {
    const { brief } = plan
    const style = brief.pick(['track', 'low', 'framed', 'modular'] as const)
    carpet(b.at(0, 104), plan, couchWidth(style, 2) + 40, 230)
    place(b, plan, style, 2)
    table(b.at(0, 104), plan, 112)
    couch(b.at(0, 212, 0, 2), style, { seats: 2, fabric: plan.fabric, wood: plan.wood, back: 64 })
  },
  /** Cubes around a corner. */
  corner(b, plan) {
    const { brief } = plan
    carpet(b.at(30, 90), plan, 250, 210)
    const back = brief.between(62, 74)
    couch(b.at(38, 0), 'modular', { ...plan, seats: 3, back, cushions: [plan.accent] })
    cornerCube(b.at(-106, 0), plan.fabric, back)
    const more = brief.int(1, 2)
    couch(b.at(-106, 44.4 + more * 33, 0, 1), 'modular', {
      ...plan,
      seats: more,
      back,
      cushions: [plan.second],
    })
    table(b.at(44, 116), plan, 92)
    if (brief.chance(0.5)) pouf(b.at(126, 108), 30, plan.second)
  },
  /** A long seat at one end. */
  chaise(b, plan) {
    const { brief } = plan
    carpet(b.at(0, 80), plan, 280, 210)
    couch(b, 'low', { ...plan, seats: 3, cushions: [plan.accent, '#f1ece1'] })
    const side = brief.pick([-1, 1])
    chaiseEnd(b, side, plan.fabric)
    table(b.at(-side * 44, 112), plan, 84)
    floorLamp(b.at(-side * 138, -24), brief.pick(['tripod', 'shade']))
  },
  /** A crescent around a round table. */
  crescent(b, plan) {
    const { brief } = plan
    const seats = brief.int(3, 4)
    if (brief.chance(0.7)) roundRug(b.at(0, 96), 150, plan.accent)
    couch(b, 'crescent', { ...plan, seats })
    lowTable(b.at(0, 100), brief.pick(['round', 'tray', 'nest']), { ...looks(plan), w: 92 })
  },
  /** Four tubs around a table. */
  circle(b, plan) {
    const { brief } = plan
    const style = brief.pick(['tub', 'slipper', 'shell'] as const)
    roundRug(b, 148, plan.accent)
    for (const [x, y, turn] of [
      [0, -100, 0],
      [-100, 0, 1],
      [100, 0, 3],
      [0, 100, 2],
    ] as const)
      easyChair(b.at(x, y, 0, turn), style, {
        ...plan,
        fabric: turn % 2 ? plan.second : plan.fabric,
      })
    lowTable(b, brief.pick(['round', 'oval', 'tray', 'block']), { ...looks(plan), w: 84 })
  },
  /** A chair to lie back in, a lamp and a table beside it. */
  reading(b, plan) {
    const { brief } = plan
    carpet(b.at(0, 30), plan, 190, 190)
    easyChair(b, brief.pick(['recliner', 'wing', 'shell', 'rocker']), plan)
    small(b.at(74, -6), plan, 52)
    floorLamp(b.at(-66, -34), brief.pick(['arc', 'shade', 'tripod', 'globe']))
    if (brief.chance(0.6)) plant(b.at(96, -70), brief.pick(plantKinds), 120)
  },
  /** A hanging basket and a stool that serves as a table. */
  egg(b, plan) {
    const { brief } = plan
    roundRug(b.at(24, 20), 96, plan.accent)
    easyChair(b, 'egg', plan)
    small(b.at(88, 36), plan, 54)
    if (brief.chance(0.6)) pouf(b.at(-10, 100), 28, plan.second)
    plant(b.at(-78, -20), brief.pick(plantKinds), brief.between(90, 130))
  },
  /** A bed for the day, with bolsters. */
  daybed(b, plan) {
    const { wood, fabric, brief, metal } = plan
    carpet(b.at(0, 60), plan, 230, 170)
    const legs = brief.pick([wood, metal])
    for (const x of [-98, 94]) for (const y of [-40, 36]) b.box([x, y, 0], [4, 4, 24], legs)
    b.box([-100, -42, 24], [200, 84, 5], wood)
    cushion(b, outlineOf(196, 80, 196, 6), 29, 16, fabric, 3)
    for (const x of [-86, 86]) b.rod('y', [x, -38, 54], 9, 76, plan.accent)
    if (brief.chance(0.5)) b.box([-100, -46, 24], [200, 4, 54], wood)
    table(b.at(10, 98), plan, 84)
  },
  /** Cushions on the floor around a low board. */
  floor(b, plan) {
    const { brief } = plan
    rug(b, 290, 230, plan.accent, brief)
    const block = brief.pick(['block', 'box', 'oval'] as const)
    lowTable(b, block, { ...looks(plan), w: 110 })
    const soft = [plan.fabric, plan.second, '#f1ece1', plan.accent]
    for (const [i, [x, y]] of (
      [
        [-40, -84],
        [40, -84],
        [-98, 0],
        [98, 0],
        [-34, 84],
        [44, 84],
      ] as const
    ).entries())
      if (brief.chance(0.5))
        cushion(b.at(x, y), outlineOf(58, 58, 58, 10), 1, 15, soft[i % 4] as string, 5)
      else cushion(b.at(x, y), ellipse(29, 29, 20), 1, 24, soft[i % 4] as string, 6)
  },
}
