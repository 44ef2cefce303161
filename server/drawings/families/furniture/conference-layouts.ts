import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { mix } from '../../kit/light.ts'
import { rug } from '../../props/art.ts'
import { barStool } from '../../props/bar-stools.ts'
import { arc } from '../../props/bent.ts'
import {
  type ConferencePlan,
  conferenceBases,
  conferenceTable,
  displayStand,
  onTable,
  whiteboard,
} from '../../props/conference.ts'
import { tableRing } from '../../props/meeting-tables.ts'
import { ellipse, plan as outlineOf } from '../../props/outline.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { alongside, around, type Place, ring, sizes } from './conference-seats.ts'

/** Tables of one top or of several, with the chairs around them. */
export const conferenceLayouts = {
  /** Wider in the middle, so that all see each other. */
  boat(b: Builder, plan: ConferencePlan) {
    const [w, d, seats] = sizes(plan)
    const outline: Point[] = [
      ...Array.from(
        { length: 9 },
        (_, i): Point => [(i / 4 - 1) * (w / 2), -d * (0.5 - 0.12 * (i / 4 - 1) ** 2)],
      ),
      ...Array.from(
        { length: 9 },
        (_, i): Point => [(1 - i / 4) * (w / 2), d * (0.5 - 0.12 * (i / 4 - 1) ** 2)],
      ),
    ]
    around(b, plan, alongside(w * 0.9, d, seats, plan.brief.chance(0.7) ? w : 0))
    conferenceTable(b, outline, plan.brief.pick(['panels', 'plinths', 'loops']), plan)
  },
  /** One straight slab. */
  slab(b: Builder, plan: ConferencePlan) {
    const [w, d, seats] = sizes(plan)
    around(b, plan, alongside(w, d, seats, plan.brief.chance(0.5) ? w : 0))
    conferenceTable(b, outlineOf(w, d, w, 0), plan.brief.pick(conferenceBases), plan)
  },
  /** Round ends. */
  racetrack(b: Builder, plan: ConferencePlan) {
    const [w, d, seats] = sizes(plan)
    const outline: Point[] = [
      ...arc([-w / 2 + d / 2, 0], [d / 2, d / 2], [90, 270], 10),
      ...arc([w / 2 - d / 2, 0], [d / 2, d / 2], [-90, 90], 10),
    ]
    around(b, plan, alongside(w - d * 0.6, d, seats, w))
    conferenceTable(b, outline, plan.brief.pick(['trumpets', 'plinths', 'panels']), plan)
  },
  /** Round, for five or six. */
  round(b: Builder, plan: ConferencePlan) {
    const r = plan.brief.between(62, 82)
    ring(b, plan, r + 26, 4)
    conferenceTable(b, ellipse(r, r, 30), plan.brief.pick(['trumpets', 'plinths', 'legs']), plan)
    onTable(b, plan, [
      [0, r * 0.6, 0],
      [r * 0.6, 0, 1],
    ])
  },
  /** Oval. */
  oval(b: Builder, plan: ConferencePlan) {
    const [w, d, seats] = sizes(plan)
    around(b, plan, alongside(w * 0.7, d, Math.max(2, seats - 1), w))
    conferenceTable(
      b,
      ellipse(w / 2, d / 2, 32),
      plan.brief.pick(['trumpets', 'loops', 'plinths']),
      plan,
    )
  },
  /** Square, for eight. */
  square(b: Builder, plan: ConferencePlan) {
    const s = plan.brief.between(130, 160)
    if (plan.brief.chance(0.4))
      rug(b, s + 170, s + 170, mix(plan.fabric, '#fbf6ea', 0.6), plan.brief)
    const places = [-0.25, 0.25].flatMap((k): Place[] => [
      [k * s, -s / 2 - 26, 0],
      [k * s, s / 2 + 26, 2],
      [-s / 2 - 26, k * s, 1],
      [s / 2 + 26, k * s, 3],
    ])
    around(b, plan, places)
    conferenceTable(
      b,
      outlineOf(s, s, s, 10),
      plan.brief.pick(['legs', 'plinths', 'trumpets']),
      plan,
    )
  },
  /** Open to one end, where the screen stands. */
  horseshoe(b: Builder, plan: ConferencePlan) {
    const [w, d] = [300, 250]
    tableRing(b, { w, d, top: plan.wood, open: true })
    const places: Place[] = [-90, -10, 70].flatMap((x): Place[] => [
      [x, -d / 2 - 24, 0],
      [x, d / 2 + 24, 2],
    ])
    around(
      b,
      plan,
      [...places, [-w / 2 - 24, -44, 1], [-w / 2 - 24, 44, 1]],
      [
        [-90, -d / 2 + 28, 2],
        [70, d / 2 - 28, 0],
      ],
    )
  },
  /** Closed, with a plant in the middle. */
  ring(b: Builder, plan: ConferencePlan) {
    const [w, d] = [290, 270]
    tableRing(b, { w, d, top: plan.wood })
    plant(b, plan.brief.pick(plantKinds), 100)
    const places: Place[] = [-70, 70].flatMap((x): Place[] => [
      [x, -d / 2 - 24, 0],
      [x, d / 2 + 24, 2],
    ])
    around(
      b,
      plan,
      [...places, [-w / 2 - 24, 0, 1], [w / 2 + 24, 0, 3]],
      [
        [-70, d / 2 - 28, 0],
        [70, d / 2 - 28, 0],
      ],
    )
  },
  /** All look at a display. */
  display(b: Builder, plan: ConferencePlan) {
    const { brief } = plan
    const [w, d] = [brief.between(190, 240), 118]
    if (brief.chance(0.5)) displayStand(b.at(-w / 2 - 74, 0, 0, 1), plan.metal)
    else whiteboard(b.at(-w / 2 - 74, 0, 0, 1), plan.metal)
    const outline: Point[] = [
      [-w / 2, -d * 0.34],
      [w / 2 - d / 2, -d / 2],
      ...arc([w / 2 - d / 2, 0], [d / 2, d / 2], [-80, 80], 10),
      [w / 2 - d / 2, d / 2],
      [-w / 2, d * 0.34],
    ]
    around(b, plan, [...alongside(w * 0.8, d, 2, 0), [w / 2 + 26, 0, 3]])
    conferenceTable(b, outline, 'panels', plan)
  },
  /** For standing, with stools. */
  standing(b: Builder, plan: ConferencePlan) {
    const { brief, wood, metal, fabric } = plan
    const w = brief.between(180, 230)
    for (const x of [-w / 2 + 14, w / 2 - 20]) {
      b.box([x, -32, 0], [6, 64, 5], metal)
      b.box([x, -5, 5], [6, 10, 95], metal)
    }
    b.box([-w / 2 + 20, -2, 30], [w - 40, 4, 6], metal)
    b.box([-w / 2, -42, 100], [w, 84, 5], wood)
    onTable(b.at(0, 0, 30), plan, [
      [-w * 0.3, 18, 0],
      [w * 0.28, -16, 2],
    ])
    const stool = brief.pick(['column', 'posted', 'splayed', 'runner'] as const)
    const look = { version: brief.between(0, 1), h: 74, wood, metal, fabric, back: 22 }
    for (const x of [-w * 0.28, w * 0.28])
      for (const side of [-1, 1]) barStool(b.at(x, side * 66, 0, side > 0 ? 2 : 0), stool, look)
    if (brief.chance(0.5)) whiteboard(b.at(-w / 2 - 60, 0, 0, 1), metal)
  },
  /** Three-cornered parts that make a hexagon. */
  hexagon(b: Builder, plan: ConferencePlan) {
    const r = plan.brief.between(88, 104)
    const corners = ellipse(r, r, 6)
    for (const [i, p] of corners.entries()) {
      const q = corners[(i + 1) % 6] as Point
      const k = 0.985
      const wedge = [[0, 0], p, q].map(
        ([x = 0, y = 0]): Point => [x * k + (p[0] + q[0]) * 0.006, y * k + (p[1] + q[1]) * 0.006],
      )
      b.extrude(wedge, 'z', [0, 0, 71], 3.4, i % 2 ? plan.wood : '#f1ece1')
      b.cylinder([p[0] * 0.86, p[1] * 0.86, 0], 2.6, 71, plan.metal, { capped: false })
    }
    ring(b, plan, r + 22, 6)
  },
}
