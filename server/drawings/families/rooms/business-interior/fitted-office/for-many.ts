import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { rug } from '../../../../props/art.ts'
import { swivelChair } from '../../../../props/contract-seating.ts'
import { lampRail, pendantStyles } from '../../../../props/lamp-rails.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { doors, shelving, sideboard } from '../../../../props/storage.ts'
import { glassWall } from '../../../../props/wall-things.ts'
import { divider } from '../../../../props/workplaces.ts'
import { deskPlace } from '../../../../rooms/desk-place.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { meetingTable } from '../../../../things/meeting-tables.ts'

const floors = ['planks', 'planks', 'sheet'] as const

/** Rooms for several desks. */
export const forMany = {
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
      for (const i of [-1, 1]) deskPlace(b.at(w * 0.54, d * 0.6, 0, turn).at(i * 76, 37), plan, 148)
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
    deskPlace(b.at(wall * 0.3, 44), plan, wall * 0.5)
    deskPlace(b.at(wall * 0.3, d * 0.58), plan, wall * 0.5)
    b.box([wall * 0.62, 3, 0], [wall * 0.32, 42, 116], scheme.wood, {
      front: [shelving(2, 3, scheme.wood, brief)],
    })
    sideboard(b.at(4, d - 20, 0, 1), 110, scheme.front, { h: 60, fronts: 2 })
    glassWall(b.at(wall, d - 4, 0, 1), d - 8, 214)
    const [x, y] = [(wall + w) / 2 + 6, d * 0.5]
    for (const side of [-1, 1])
      for (const at of [-44, 44])
        swivelChair(b.at(x + side * 70, y + at, 0, side < 0 ? 1 : 3), { fabric: scheme.accent })
    meetingTable(b.at(x, y, 0, 1), brief.pick(['boat', 'slab', 'racetrack']), {
      w: 190,
      d: 86,
      top: scheme.wood,
    })
    greenery(b.at(w - 46, 44), plan)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
