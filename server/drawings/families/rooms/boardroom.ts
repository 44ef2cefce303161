import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { inset, type Mark, panel } from '../../kit/mark.ts'
import { leather, metals } from '../../kit/palette.ts'
import { picture, rug } from '../../props/art.ts'
import { slide } from '../../props/boards.ts'
import { battens } from '../../props/cladding.ts'
import { swivelChair } from '../../props/contract-seating.ts'
import { laptop, vase } from '../../props/desk-things.ts'
import { meetingTable, papers, tableRing, water } from '../../props/meeting-tables.ts'
import { glazing, type Place, window } from '../../props/openings.ts'
import { schemes } from '../../props/schemes.ts'
import { sideboard } from '../../props/storage.ts'
import { displayStand, glassWall } from '../../props/wall-things.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from './plan.ts'

const layouts = ['lengthwise', 'crosswise', 'ring', 'horseshoe', 'oval', 'glazed'] as const

/** A boardroom: a long table with a chair at every place, and a screen to turn to. */
export const boardroom: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  const plan = planned(brief, schemes, sizes[layout])
  const chair = brief.pick([plan.scheme.fabric, leather.black, leather.tan, plan.scheme.accent])
  furnish[layout](b, plan, chair)
}

const uncut = ['unit', 'even', 'pitch-left', 'gable-left'] as const
const sizes: Record<(typeof layouts)[number], Sizes> = {
  lengthwise: { w: [520, 640], d: [320, 400], sections: uncut },
  crosswise: { w: [330, 400], d: [500, 600] },
  ring: { w: [480, 580], d: [420, 480] },
  horseshoe: { w: [500, 580], d: [400, 470], sections: uncut },
  oval: { w: [460, 560], d: [380, 450] },
  glazed: { w: [480, 580], d: [330, 400], sections: uncut },
}

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan, chair: string) => void> = {
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
  ring(b, plan, chair) {
    const { w, d, scheme } = plan
    enclose(
      b,
      plan,
      [slats([0.2, 0.02, 0.6, 0.94], scheme.wood)],
      [glazing([0.16, 0.28, 0.68, 0.5], 5)],
    )
    screenOnBack(b, plan, w * 0.5)
    const [x, y, W, D] = [w * 0.53, d * 0.58, w - 190, d - 190]
    rows(b.at(x, y), plan, W, D / 2 + 26, chair)
    for (const [side, turn] of [
      [-1, 1],
      [1, 3],
    ] as const)
      for (const at of [-0.2, 0.2]) seat(b.at(x + side * (W / 2 + 26), y + at * D, 0, turn), chair)
    tableRing(b.at(x, y), { w: W, d: D, top: scheme.wood })
    greenery(b.at(x, y), plan, 88)
    greenery(b.at(w - 40, 42), plan)
    greenery(b.at(42, 42), plan)
  },
  horseshoe(b, plan, chair) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        window([0.12, 0.38, 0.3, 0.42], { panes: 2 }),
        window([0.54, 0.38, 0.3, 0.42], { panes: 2 }),
      ],
      [slats([0.2, 0.02, 0.6, 0.94], scheme.wood)],
    )
    screenOnSide(b, plan, d * 0.54)
    const [x, y, W, D] = [w * 0.6, d * 0.57, w - 230, d - 180]
    rug(b.at(x - 40, y), W - 60, D - 130, scheme.accent, brief)
    rows(b.at(x, y), plan, W, D / 2 + 26, chair)
    for (const at of [-0.2, 0.2]) seat(b.at(x + W / 2 + 26, y + at * D, 0, 3), chair)
    tableRing(b.at(x, y, 0, 2), { w: W, d: D, top: scheme.wood, open: true })
    greenery(b.at(42, 42), plan)
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
}

/** Chairs and papers along both long sides of a table, `reach` cm from its middle. */
function rows(
  b: Builder,
  { brief, scheme }: Plan,
  length: number,
  reach: number,
  chair: string,
): void {
  const count = Math.max(2, Math.floor((length - 20) / 76))
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (length / count)
    seat(b.at(x, -reach), chair)
    seat(b.at(x, reach, 0, 2), chair)
    if (brief.chance(0.6)) papers(b.at(x, reach - 58, 74, 2), scheme.accent)
  }
}

function seat(b: Builder, fabric: string): void {
  swivelChair(b, { fabric, back: 'high' })
}

function slats(place: Place, wood: string): Mark {
  return inset(...place, [panel(0, 0, 1, 1, wood), battens(26)])
}

function screenOnBack(b: Builder, { brief, h }: Plan, x: number): void {
  b.box([x - 88, 2, h * 0.42], [176, 5, 98], metals.black, {
    casts: false,
    front: [slide([0, 0, 1, 1], brief)],
  })
}

function screenOnSide(b: Builder, { brief, h }: Plan, y: number): void {
  b.box([2, y - 84, h * 0.42], [5, 168, 94], metals.black, {
    casts: false,
    right: [slide([0, 0, 1, 1], brief)],
  })
}
