import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { whiteboard } from '../../../props/boards.ts'
import { banquette, drumSeat, swivelChair } from '../../../props/contract-seating.ts'
import { laptop } from '../../../props/desk-things.ts'
import { glazing } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { sofa, stool } from '../../../props/seating.ts'
import { bookshelf, sideboard } from '../../../props/storage.ts'
import { roundTable, table } from '../../../props/tables.ts'
import { glassWall, splitUnit } from '../../../props/wall-things.ts'
import { deskThing, divider, filingCabinet, terminal } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['benches', 'pods', 'shared-table', 'desks-and-lounge'] as const

/** An open working floor with shared desks. */
export const openPlan: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  const { h, w, d } = plan
  enclose(
    b,
    plan,
    [glazing([0.06, 0.34, 0.5, 0.42], 5), whiteboard([0.66, 0.38, 0.24, 0.36], brief)],
    [glazing([0.12, 0.34, 0.7, 0.42], Math.round(d / 90))],
    ['sheet', 'planks', 'planks'],
  )
  splitUnit(b.at(w * 0.62, 0, h * 0.86))
  furnish[layout](b, plan)
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  benches: {
    w: [560, 680],
    d: [505, 560],
    h: [240, 290],
    sections: ['even', 'unit', 'gable-left', 'pitch-left'],
  },
  pods: { w: [590, 680], d: [400, 480], h: [240, 290] },
  'shared-table': { w: [430, 520], d: [350, 430], h: [230, 280] },
  'desks-and-lounge': { w: [600, 700], d: [440, 520], h: [240, 290] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  benches(b, plan) {
    const { w, d, scheme } = plan
    const columns = w > 620 ? 3 : 2
    for (const y of [128, d - 126]) bench(b.at(w * 0.53, y), plan, columns)
    for (const i of [0, 1]) filingCabinet(b.at(4, d - 10 - i * 48, 0, 1), scheme.front, 2)
    greenery(b.at(42, 42), plan)
    greenery(b.at(w - 40, d * 0.52), plan, 90)
  },
  pods(b, plan) {
    const { brief, w, d, scheme } = plan
    pod(b.at(150, d * 0.58), plan)
    pod(b.at(w - 150, d * brief.between(0.52, 0.6)), plan)
    sideboard(b.at(w * 0.5 - 80, 3), 160, scheme.wood, { h: 60 })
    greenery(b.at(42, 42), plan, 130)
    greenery(b.at(w * 0.5, d * 0.56), plan, 90)
  },
  'shared-table'(b, plan) {
    const { brief, w, d, scheme } = plan
    const [x, y] = [w * 0.56, d * 0.62]
    const high = brief.chance(0.5)
    const h = high ? 102 : 74
    for (const at of [-96, -32, 32, 96]) {
      for (const side of [-1, 1])
        if (high) stool(b.at(x + at, y + side * 66), scheme.accent, metals.graphite, 66)
        else
          swivelChair(b.at(x + at, y + side * 84, 0, side < 0 ? 0 : 2), { fabric: scheme.accent })
      if (brief.chance(0.75)) laptop(b.at(x + at, y + 26, h))
      if (brief.chance(0.6)) laptop(b.at(x + at, y - 26, h, 2))
    }
    table(b.at(x, y), { w: 270, d: 104, h, top: scheme.wood, leg: metals.graphite, legs: 'panels' })
    banquette(b.at(14, 3), 190, scheme.fabric, scheme.wood, 128)
    for (const at of [60, 150]) roundTable(b.at(at, 84), 24, 70, scheme.wood)
    bookshelf(b.at(w - 130, 2), brief, { w: 126, h: 120, rows: 3, wood: scheme.wood })
    greenery(b.at(42, d - 40), plan)
  },
  'desks-and-lounge'(b, plan) {
    const { brief, w, d, scheme } = plan
    bench(b.at(w * 0.27, d * 0.54, 0, 1), plan, d > 480 ? 3 : 2)
    glassWall(b.at(w * 0.52, d * 0.56, 0, 1), d * 0.5, 190)
    const [x, y] = [w * 0.77, d * 0.56]
    rug(b.at(x, y), 220, 190, scheme.accent, brief)
    sofa(b.at(x, 66), {
      seats: 2,
      fabric: scheme.fabric,
      style: brief.pick(['slim', 'block']),
      cushions: [scheme.accent],
    })
    roundTable(b.at(x - 10, y - 20), 36, 40, scheme.wood, metals.graphite, 'tripod')
    drumSeat(b.at(x - 44, y + 54), 26, 40, scheme.fabric)
    drumSeat(b.at(x + 30, y + 60), 26, 40, scheme.fabric)
    sideboard(b.at(x - 70, d - 44), 150, scheme.wood, { h: 56 })
    greenery(b.at(w - 40, 42), plan)
  },
}

/** A bench of desks along x, `columns` places on either side of a low screen. */
function bench(b: Builder, { brief, scheme }: Plan, columns: number): void {
  const w = columns * 136
  for (const side of [0, 2] as const)
    for (let i = 0; i < columns; i++) {
      const at = b.at(
        (i + 0.5) * 136 * (side ? -1 : 1) + (w / 2) * (side ? 1 : -1),
        side ? -4 : 4,
        0,
        side,
      )
      swivelChair(at.at(0, 92, 0, 2), { fabric: scheme.fabric })
      terminal(at.at(-8, 30, 74))
      if (brief.chance(0.5)) deskThing(at.at(44, 36, 74), brief, scheme.accent)
    }
  for (let i = 0; i <= columns; i++) {
    const x = Math.max(-w / 2 + 4, Math.min(w / 2 - 8, -w / 2 + i * 136 - 2))
    b.box([x, -68, 0], [4, 136, 70], scheme.front)
  }
  b.box([-w / 2, -74, 70], [w, 148, 4], scheme.wood)
  divider(b.at(0, 0, 74), w - 12, 32, scheme.accent)
}

/** Four desks that turn around a middle like the vanes of a mill. */
function pod(b: Builder, { brief, scheme }: Plan): void {
  for (const turn of [0, 1, 2, 3] as const) {
    const at = b.at(0, 0, 0, turn)
    swivelChair(at.at(70, 104, 0, 2), { fabric: scheme.fabric })
    terminal(at.at(66, 30, 74))
    if (brief.chance(0.4)) deskThing(at.at(112, 40, 74), brief, scheme.accent)
    for (const x of [4, 126]) at.box([x, 6, 0], [4, 58, 70], scheme.front)
    at.box([2, 2, 70], [130, 66, 4], scheme.wood)
    at.box([2, -1.5, 74], [128, 3, 34], scheme.accent, { casts: false })
  }
}
