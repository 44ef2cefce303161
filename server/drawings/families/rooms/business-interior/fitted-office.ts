import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, panel } from '../../../kit/mark.ts'
import { leather, metals } from '../../../kit/palette.ts'
import { picture, rug } from '../../../props/art.ts'
import { battens } from '../../../props/cladding.ts'
import { stackChair, swivelChair } from '../../../props/contract-seating.ts'
import { desk } from '../../../props/desks.ts'
import { lampRail, pendantStyles } from '../../../props/lamp-rails.ts'
import { floorLamp } from '../../../props/lamps.ts'
import { meetingTable } from '../../../props/meeting-tables.ts'
import { glazing, window } from '../../../props/openings.ts'
import { schemes } from '../../../props/schemes.ts'
import { loungeChair, sofa } from '../../../props/seating.ts'
import { doors, shelving, sideboard } from '../../../props/storage.ts'
import { roundTable } from '../../../props/tables.ts'
import { glassWall } from '../../../props/wall-things.ts'
import { deskThing, divider, terminal, workDesk } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../plan.ts'

const layouts = ['managers-room', 'storage-wall', 'glass-room', 'lounge-corner'] as const

/** A fitted-out office: desks, a wall of storage, room to receive a visitor. */
export const fittedOffice: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, schemes, sizes[layout]))
}

const level = ['even', 'unit', 'gable-left', 'pitch-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  'managers-room': { w: [420, 520], d: [380, 460], h: [245, 285] },
  'storage-wall': { w: [460, 560], d: [400, 480], h: [245, 280], sections: level },
  'glass-room': { w: [560, 660], d: [380, 450], h: [245, 280], sections: level },
  'lounge-corner': { w: [500, 600], d: [380, 450], h: [245, 285] },
}

const floors = ['planks', 'planks', 'sheet'] as const

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  'managers-room'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        inset(0.3, 0, 0.46, 1, [panel(0, 0, 1, 1, scheme.wood), battens(18)]),
        picture([0.42, 0.5, 0.22, 0.3], brief),
      ],
      [glazing([0.12, 0.26, 0.66, 0.54], 4)],
      floors,
    )
    const [x, y] = [w * 0.54, 168]
    rug(b.at(x, y + 40), 290, 250, scheme.fabric, brief)
    swivelChair(b.at(x, y - 66), {
      fabric: brief.pick([leather.black, leather.tan, scheme.fabric]),
      back: 'high',
    })
    desk(b.at(x + 92, y + 38, 0, 2), brief.pick(['executive', 'pedestal', 'waterfall']), {
      brief,
      w: 184,
      d: 80,
      h: 73,
      wood: scheme.wood,
      metal: metals.brass,
    })
    for (const at of [-46, 46]) stackChair(b.at(x + at, y + 92, 0, 2), scheme.accent)
    sideboard(b.at(w * 0.4, 3), w * 0.32, scheme.front, { h: 66 })
    b.box([w - 78, 3, 0], [74, 40, 200], scheme.wood, {
      front: [shelving(1, 6, scheme.wood, brief)],
    })
    workDesk(b.at(44, d - 90, 0, 1), {
      w: 130,
      d: 62,
      top: scheme.wood,
      legs: 'panels',
      leg: scheme.front,
    })
    terminal(b.at(40, d - 90, 73, 1), 48)
    swivelChair(b.at(112, d - 90, 0, 3), { fabric: scheme.fabric })
    greenery(b.at(44, 44), plan)
  },
  'storage-wall'(b, plan) {
    const { brief, w, d, h, scheme } = plan
    enclose(b, plan, [], [glazing([0.1, 0.3, 0.76, 0.5], 5)], floors)
    const color = brief.pick([scheme.front, scheme.wood, scheme.feature])
    const [tall, bay] = [h - 20, (w - 12) / 4]
    for (let i = 0; i < 4; i++)
      b.box([6 + i * bay, 2, 0], [bay - 0.5, 44, tall], i % 2 ? scheme.wood : color, {
        front: [
          i % 2 ? shelving(1, 6, scheme.wood, brief) : doors(Math.max(2, Math.round(bay / 55))),
        ],
      })
    rug(b.at(w * 0.54, d * 0.6), w * 0.7, d * 0.56, scheme.fabric, brief)
    for (const turn of [0, 2] as const)
      for (const i of [-1, 1]) place(b.at(w * 0.54, d * 0.6, 0, turn).at(i * 76, 37), plan, 148)
    divider(b.at(w * 0.54, d * 0.6, 73), 280, 34, scheme.accent)
    const style = brief.pick(pendantStyles)
    for (const x of [w * 0.38, w * 0.7])
      lampRail(b.at(x, 46), [d * 0.6 - 46], {
        ceiling: tall - 8,
        z: 168,
        color: scheme.accent,
        style,
      })
    greenery(b.at(46, d - 46), plan, 110)
  },
  'glass-room'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        window([0.06, 0.38, 0.3, 0.42], { panes: 3 }),
        inset(0.6, 0, 0.4, 1, [panel(0, 0, 1, 1, scheme.feature, { edge: false })]),
      ],
      [window([0.24, 0.38, 0.44, 0.42], { panes: 4 })],
      floors,
    )
    const wall = w * 0.58
    place(b.at(wall * 0.3, 44), plan, wall * 0.5)
    place(b.at(wall * 0.3, d * 0.58), plan, wall * 0.5)
    b.box([wall * 0.62, 3, 0], [wall * 0.32, 42, 116], scheme.wood, {
      front: [shelving(2, 3, scheme.wood, brief)],
    })
    sideboard(b.at(4, d - 20, 0, 1), 110, scheme.front, { h: 60, fronts: 2 })
    glassWall(b.at(wall, d - 4, 0, 1), d - 8, 214)
    const [x, y] = [(wall + w) / 2 + 6, d * 0.5]
    for (const side of [-1, 1])
      for (const at of [-44, 44])
        swivelChair(b.at(x + side * 70, y + at, 0, side < 0 ? 1 : 3), { fabric: scheme.accent })
    meetingTable(b.at(x, y, 0, 1), brief.pick(['boat', 'plank', 'racetrack']), {
      w: 190,
      d: 86,
      top: scheme.wood,
    })
    greenery(b.at(w - 46, 44), plan)
  },
  'lounge-corner'(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [picture([0.12, 0.44, 0.16, 0.36], brief), window([0.5, 0.36, 0.4, 0.44], { panes: 4 })],
      [inset(0.2, 0, 0.6, 1, [panel(0, 0, 1, 1, scheme.wood), battens(20)])],
      floors,
    )
    const x = w * 0.24
    rug(b.at(x + 10, d * 0.55), 220, 210, scheme.accent, brief)
    sofa(b.at(x, 52), {
      seats: 2,
      fabric: scheme.fabric,
      style: brief.pick(['slim', 'tufted', 'block']),
      cushions: [scheme.accent],
    })
    roundTable(b.at(x, d * 0.46), 36, 40, scheme.wood, metals.graphite, 'tripod')
    loungeChair(b.at(x - 50, d * 0.74, 0, 2), scheme.accent, scheme.wood)
    loungeChair(b.at(x + 44, d * 0.74, 0, 2), scheme.accent, scheme.wood)
    floorLamp(b.at(x + 118, 40), brief.pick(['shade', 'globe', 'tripod']))
    place(b.at(w * 0.74, 110, 0, 2), plan, 160)
    place(b.at(w * 0.74, d * 0.66), plan, 160)
  },
}

/** A desk with a screen, one sits at +y. */
function place(b: Builder, { brief, scheme }: Plan, w: number): void {
  swivelChair(b.at(0, 76, 0, 2), { fabric: scheme.fabric })
  workDesk(b, {
    w,
    d: 72,
    top: scheme.wood,
    legs: brief.pick(['frames', 'panels', 'pedestal']),
    leg: metals.graphite,
  })
  terminal(b.at(0, -6, 73), 52)
  deskThing(b.at(w * 0.36, 0, 73), brief, scheme.accent)
}
