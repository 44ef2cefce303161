import type { Builder } from '../../../kit/builder.ts'
import { picture, rug } from '../../../props/art.ts'
import { slide } from '../../../props/boards.ts'
import { laptop, vase } from '../../../props/desk-things.ts'
import { meetingTable, water } from '../../../props/meeting-tables.ts'
import { glazing, window } from '../../../props/openings.ts'
import { sideboard } from '../../../props/storage.ts'
import { displayStand, glassWall } from '../../../props/wall-things.ts'
import { enclose, greenery, type Plan } from '../../../rooms/plan.ts'
import { rows, screenOnBack, screenOnSide, seat, slats } from './fittings.ts'

/** One table, with its screen at an end or beside it. */
export const longTables = {
  lengthwise(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.1, 0.38, 0.34, 0.42], { panes: 3 }), picture([0.6, 0.42, 0.2, 0.34], brief)],
      [slats([0.14, 0.02, 0.72, 0.94], scheme.wood)],
    )
    screenOnSide(b, plan, d * 0.52)
    const [x, y, length] = [w * 0.54, d * 0.56, w - 210]
    rug(b.at(x, y), length + 120, 240, scheme.fabric, brief)
    rows(b.at(x, y), plan, length, 86, chair)
    seat(b.at(x + length / 2 + 42, y, 0, 3), chair)
    meetingTable(b.at(x, y), brief.pick(['plank', 'boat', 'racetrack']), {
      w: length,
      d: 116,
      top: scheme.wood,
    })
    water(b.at(x - 12, y - 6, 74))
    sideboard(b.at(w * 0.5, 3), 170, scheme.front, { h: 64 })
    vase(b.at(w * 0.5 + 36, 22, 64), scheme.accent)
    greenery(b.at(w - 40, 42), plan)
  },
  crosswise(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [slats([0.08, 0.02, 0.84, 0.94], scheme.wood)],
      [glazing([0.1, 0.28, 0.36, 0.5], 3), glazing([0.54, 0.28, 0.36, 0.5], 3)],
    )
    screenOnBack(b, plan, w * 0.5)
    const length = d - 210
    const at = b.at(w * 0.52, d * 0.58, 0, 1)
    rug(at, length + 110, 236, scheme.fabric, brief)
    rows(at, plan, length, 84, chair)
    meetingTable(at, brief.pick(['plank', 'boat', 'racetrack']), {
      w: length,
      d: 112,
      top: scheme.wood,
    })
    water(at.at(10, 0, 74))
    greenery(b.at(w - 40, 42), plan)
    sideboard(b.at(4, 150, 0, 1), 120, scheme.front, { h: 58 })
  },
  oval(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [slats([0.24, 0.02, 0.52, 0.94], scheme.wood)],
      [
        window([0.12, 0.34, 0.32, 0.46], { curtain: scheme.accent }),
        window([0.56, 0.34, 0.32, 0.46], { curtain: scheme.accent }),
      ],
    )
    screenOnBack(b, plan, w * 0.5)
    const [x, y, W, D] = [w * 0.52, d * 0.58, w - 190, d - 210]
    rug(b.at(x, y), W + 110, D + 150, scheme.fabric, brief)
    for (let i = 0; i < 6; i++) {
      const u = ((i % 3) - 1) * W * 0.27
      const reach = (D / 2) * Math.sqrt(1 - (u / (W / 2)) ** 2) + 34
      seat(b.at(x + u, y + (i < 3 ? -reach : reach), 0, i < 3 ? 0 : 2), chair)
    }
    for (const [side, turn] of [
      [-1, 1],
      [1, 3],
    ] as const)
      seat(b.at(x + side * (W / 2 + 34), y, 0, turn), chair)
    meetingTable(b.at(x, y), 'oval', { w: W, d: D, top: scheme.wood })
    water(b.at(x, y, 74))
    for (const u of [-0.3, 0.28]) laptop(b.at(x + u * W, y + D * 0.22, 74))
    greenery(b.at(42, 42), plan)
  },
  glazed(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [glazing([0.04, 0.03, 0.92, 0.82], 6)],
      [picture([0.62, 0.42, 0.22, 0.36], brief)],
    )
    const [x, y, length] = [w * 0.56, d * 0.55, w - 200]
    rug(b.at(x, y), length + 100, 240, scheme.accent, brief)
    rows(b.at(x, y), plan, length, 84, chair)
    meetingTable(b.at(x, y), brief.pick(['boat', 'racetrack', 'plank']), {
      w: length,
      d: 108,
      top: scheme.wood,
    })
    vase(b.at(x, y - 4, 74), scheme.accent)
    displayStand(b.at(46, y, 0, 1), 130, { front: [slide([0, 0, 1, 1], brief)] })
    glassWall(b.at(w - 3, d * 0.4, 0, 1), d * 0.4, 210)
    greenery(b.at(42, 42), plan)
    greenery(b.at(42, d - 36), plan)
  },
} satisfies Record<string, (b: Builder, plan: Plan, chair: string) => void>
