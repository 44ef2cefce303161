import type { Builder } from '../../../../kit/builder.ts'
import { inset, panel } from '../../../../kit/mark.ts'
import { leather, metals } from '../../../../kit/palette.ts'
import { picture, rug } from '../../../../props/art.ts'
import { battens } from '../../../../props/cladding.ts'
import { stackChair, swivelChair } from '../../../../props/contract-seating.ts'
import { floorLamp } from '../../../../props/lamps.ts'
import { glazing, window } from '../../../../props/openings.ts'
import { loungeChair } from '../../../../props/seating.ts'
import { sofa } from '../../../../props/sofas.ts'
import { shelving, sideboard } from '../../../../props/storage.ts'
import { terminal, workDesk } from '../../../../props/workplaces.ts'
import { deskPlace } from '../../../../rooms/desk-place.ts'
import { enclose, greenery, type Plan } from '../../../../rooms/plan.ts'
import { desk } from '../../../../things/desk.ts'
import { roundTable } from '../../../../things/table.ts'

const floors = ['planks', 'planks', 'sheet'] as const

/** Rooms around the one who receives. */
export const forOne = {
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
    deskPlace(b.at(w * 0.74, 110, 0, 2), plan, 160)
    deskPlace(b.at(w * 0.74, d * 0.66), plan, 160)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>
