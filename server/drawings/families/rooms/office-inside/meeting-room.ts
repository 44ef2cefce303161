import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { picture, roundRug, rug } from '../../../props/art.ts'
import { slide, whiteboard } from '../../../props/boards.ts'
import { banquette, stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { laptop } from '../../../props/desk-things.ts'
import { meetingTable, papers, water } from '../../../props/meeting-tables.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { stool } from '../../../props/seating.ts'
import { sideboard } from '../../../props/storage.ts'
import { table } from '../../../props/tables.ts'
import { clock } from '../../../props/wall-signs.ts'
import { displayStand, glassWall } from '../../../props/wall-things.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['long-table', 'round-table', 'standing-table', 'booth'] as const

/** A meeting room: a table, seats around it, a screen and a board to write on. */
export const meetingRoom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  'long-table': { w: [440, 560], d: [320, 400] },
  'round-table': { w: [340, 400], d: [330, 400] },
  'standing-table': { w: [380, 460], d: [340, 420] },
  booth: { w: [380, 440], d: [270, 330] },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'long-table'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(
      b,
      plan,
      [whiteboard([0.12, 0.42, 0.3, 0.36], brief), window([0.52, 0.4, 0.38, 0.42], { panes: 3 })],
      [clock(0.12, 0.8, 14)],
    )
    b.box([2, d * 0.3, h * 0.42], [5, 130, 74], metals.black, {
      casts: false,
      right: [slide([0, 0, 1, 1], brief)],
    })
    const [x, y, length] = [w * 0.55, d * 0.55, w - 190]
    rug(b.at(x, y), length + 90, 250, scheme.fabric, brief)
    const seats = Math.floor(length / 78)
    const wheels = brief.chance(0.5)
    for (let i = 0; i < seats; i++) {
      const at = x + (i - (seats - 1) / 2) * 78
      for (const side of [0, 2] as const)
        if (wheels) swivelChair(b.at(at, y + (side - 1) * 82, 0, side), { fabric: scheme.fabric })
        else stackChair(b.at(at, y + (side - 1) * 78, 0, side), scheme.fabric)
      papers(b.at(at, y + 26, 74, 2), scheme.accent)
    }
    meetingTable(b.at(x, y), brief.pick(['plank', 'boat', 'racetrack']), {
      w: length,
      d: 108,
      top: scheme.wood,
    })
    water(b.at(x, y - 8, 74))
    sideboard(b.at(w * 0.14, 3), w * 0.3, scheme.front, { h: 58 })
    if (brief.chance(0.4)) glassWall(b.at(w - 3, d * 0.62, 0, 1), d * 0.55, 200)
    greenery(b.at(42, 42), plan)
  },
  'round-table'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [whiteboard([0.44, 0.42, 0.42, 0.38], brief)],
      [window([0.3, 0.38, 0.4, 0.44], { panes: 3 })],
    )
    const [x, y] = [w * 0.54, d * 0.57]
    roundRug(b.at(x, y), 140, scheme.fabric)
    for (const turn of [0, 1, 2, 3] as const)
      swivelChair(b.at(x, y).at(0, 0, 0, turn).at(0, -86), { fabric: scheme.fabric })
    meetingTable(b.at(x, y), 'round', { w: 124, d: 124, top: scheme.wood })
    laptop(b.at(x + 4, y + 20, 74))
    papers(b.at(x - 34, y + 6, 74), scheme.accent)
    sideboard(b.at(14, 3), Math.min(130, w * 0.36), scheme.wood, { h: 60 })
    greenery(b.at(w - 40, 42), plan)
  },
  'standing-table'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.1, 0.44, 0.16, 0.34], brief), glazing([0.36, 0.3, 0.54, 0.54], 4)],
      [whiteboard([0.3, 0.4, 0.46, 0.4], brief)],
    )
    const [x, y] = [w * 0.55, d * 0.62]
    for (const at of [-64, 0, 64]) {
      stool(b.at(x + at, y - 62), scheme.accent, metals.graphite, 68)
      stool(b.at(x + at, y + 64, 0), scheme.accent, metals.graphite, 68)
    }
    table(b.at(x, y), {
      w: 200,
      d: 84,
      h: 104,
      top: scheme.wood,
      leg: metals.graphite,
      legs: 'panels',
    })
    laptop(b.at(x - 40, y + 12, 104))
    papers(b.at(x + 46, y + 10, 104), scheme.accent)
    displayStand(b.at(w * 0.24, 60), 120, { front: [slide([0, 0, 1, 1], brief)] })
    greenery(b.at(w - 40, 42), plan)
  },
  booth(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(b, plan, [], [picture([0.2, 0.46, 0.24, 0.34], brief), window([0.56, 0.4, 0.3, 0.42])])
    const x = w * 0.52
    b.box([x - 62, 2, h * 0.5], [124, 5, 70], metals.black, {
      casts: false,
      front: [slide([0, 0, 1, 1], brief)],
    })
    const deep = d - 96
    banquette(b.at(x - 132, 24 + deep, 0, 1), deep, scheme.fabric, scheme.wood, 92)
    banquette(b.at(x + 132, 24, 0, 3), deep, scheme.fabric, scheme.wood, 92)
    table(b.at(x, 30 + deep / 2, 0, 1), {
      w: deep - 30,
      d: 80,
      top: scheme.wood,
      leg: metals.graphite,
      legs: 'pedestal',
    })
    laptop(b.at(x - 8, 40 + deep / 2, 74))
    papers(b.at(x + 20, 4 + deep * 0.3, 74), scheme.accent)
    water(b.at(x, 30 + deep * 0.8, 74))
    greenery(b.at(42, d - 44), plan, 100)
  },
}
