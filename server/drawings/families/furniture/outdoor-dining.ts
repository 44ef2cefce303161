import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { lighter } from '../../kit/light.ts'
import { ground, woods } from '../../kit/palette.ts'
import { drink } from '../../props/bar-things.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { vase } from '../../props/desk-things.ts'
import {
  type OutdoorChairStyle,
  type OutdoorLook,
  outdoorChair,
  outdoorChairStyles,
  slats,
} from '../../props/outdoor-seats.ts'
import {
  outdoorTable,
  outdoorTableHeight,
  outdoorTableStyles,
  picnicTable,
  roundOutdoorTable,
} from '../../props/outdoor-tables.ts'
import { ellipse } from '../../props/outline.ts'
import { canopyOf, pole } from '../../props/parasols.ts'

export interface OutdoorPlan extends OutdoorLook {
  readonly brief: Brief
}

/** Dining sets on a terrace. */
export const outdoorDining = {
  /** A long table with chairs at its sides. */
  long(b: Builder, plan: OutdoorPlan) {
    const { brief } = plan
    const seats = brief.int(2, 3)
    const w = seats * 62 + 34
    terrace(b, plan, w + 90, 270)
    row(b, plan, w, seats, 66)
    outdoorTable(b, brief.pick(outdoorTableStyles), w, 86, plan)
    lay(b, plan, w, 86)
  },
  /** A table in one with its benches. */
  picnic(b: Builder, plan: OutdoorPlan) {
    const w = plan.brief.between(150, 200)
    terrace(b, plan, w + 60, 210)
    picnicTable(b, w, plan.wood)
    lay(b, plan, w, 70)
  },
  /** A long table between two benches. */
  benches(b: Builder, plan: OutdoorPlan) {
    const { brief, wood } = plan
    const w = brief.between(160, 210)
    terrace(b, plan, w + 60, 240)
    for (const y of [-88, 52]) {
      for (const x of [-w / 2 + 12, w / 2 - 20]) b.box([x, y + 3, 0], [8, 30, 41], wood)
      slats(b, [-w / 2 + 2, y, 41], [w - 4, 36, 4], 3, wood)
    }
    outdoorTable(b, brief.pick(['slatted', 'crossed', 'plank']), w, 84, plan)
    lay(b, plan, w, 84)
  },
  /** Round, with four chairs. */
  round(b: Builder, plan: OutdoorPlan) {
    const { brief } = plan
    const r = brief.between(50, 62)
    terrace(b, plan, 2 * r + 150, 2 * r + 150)
    const style = brief.pick(outdoorChairStyles)
    for (const [x, y, turn] of around(r + 24)) outdoorChair(b.at(x, y, 0, turn), style, plan)
    roundOutdoorTable(b, r, plan, brief.pick(['trumpet', 'star', 'drum']))
    lay(b, plan, r, r)
  },
  /** Two chairs at a small table. */
  bistro(b: Builder, plan: OutdoorPlan) {
    const { brief } = plan
    terrace(b, plan, 210, 130)
    const style = brief.pick(['folding', 'hoop', 'cord', 'sling'] as const)
    outdoorChair(b.at(-62, 0, 0, 1), style, plan)
    outdoorChair(b.at(62, 0, 0, 3), style, plan)
    roundOutdoorTable(b, 34, plan, brief.pick(['trumpet', 'star']))
    lay(b, plan, 30, 30)
  },
  /** Under a parasol that stands in the table. */
  shaded(b: Builder, plan: OutdoorPlan) {
    const { brief, fabric, wood } = plan
    terrace(b, plan, 270, 270)
    const style = brief.pick(['slatted', 'folding', 'hoop', 'cord'] as const)
    for (const [x, y, turn] of around(84)) outdoorChair(b.at(x, y, 0, turn), style, plan)
    roundOutdoorTable(b, 58, plan, 'drum')
    b.cylinder([0, 0, outdoorTableHeight], 2.4, 150, wood, { capped: false })
    canopyOf(b, {
      sides: brief.pick([6, 8]),
      r: 130,
      z: 202,
      rise: 40,
      colors: brief.pick([[fabric], [fabric, '#f6efe0']]),
      valance: 9,
    })
  },
  /** Woven chairs that push under a square table. */
  woven(b: Builder, plan: OutdoorPlan) {
    terrace(b, plan, 280, 280)
    for (const [x, y, turn] of around(82)) outdoorChair(b.at(x, y, 0, turn), 'wicker', plan)
    outdoorTable(b, plan.brief.pick(['glass', 'slatted']), 98, 98, plan)
    lay(b, plan, 98, 98)
  },
  /** Blocks for seats. */
  blocks(b: Builder, plan: OutdoorPlan) {
    const { brief, fabric } = plan
    const w = brief.between(150, 190)
    terrace(b, plan, w + 80, 260)
    for (const side of [-1, 1])
      for (const x of [-w / 4, w / 4])
        if (brief.chance(0.5))
          b.cylinder([x, side * 76, 0], 19, 44, '#b5b6b0', { top: lighter(fabric, 0.1) })
        else b.box([x - 19, side * 76 - 19, 0], [38, 38, 44], '#b5b6b0', { topColor: fabric })
    outdoorTable(b, 'concrete', w, 84, plan)
    lay(b, plan, w, 84)
  },
  /** Under a frame of laths. */
  pergola(b: Builder, plan: OutdoorPlan) {
    const { brief, wood } = plan
    const [w, d, h] = [270, 230, 235]
    terrace(b, plan, w + 40, d + 40)
    for (const x of [-w / 2, w / 2 - 10])
      for (const y of [-d / 2, d / 2 - 10]) b.box([x, y, 0], [10, 10, h], wood)
    for (const y of [-d / 2 + 1, d / 2 - 9]) b.box([-w / 2 - 16, y, h], [w + 32, 8, 12], wood)
    for (let i = 0; i < 9; i++)
      b.box([-w / 2 - 4 + (i * (w + 2)) / 8, -d / 2 - 16, h + 12], [5, d + 32, 9], wood)
    row(b, plan, 150, 2, 64)
    outdoorTable(b, brief.pick(outdoorTableStyles), 150, 84, plan)
    lay(b, plan, 150, 84)
  },
  /** A six-sided table with six seats. */
  hexagon(b: Builder, plan: OutdoorPlan) {
    const { wood } = plan
    terrace(b, plan, 270, 270)
    b.extrude(ellipse(66, 66, 6), 'z', [0, 0, 70], 4, wood)
    b.extrude(ellipse(20, 20, 6), 'z', [0, 0, 0], 70, wood)
    for (let i = 0; i < 6; i++) {
      const a = ((i + 1) / 6) * 2 * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const at = (out: number, across: number, z: number): [number, number, number] => [
        c * out - s * across,
        s * out + c * across,
        z,
      ]
      const ring = (z: number) => [at(76, -36, z), at(76, 36, z), at(104, 48, z), at(104, -48, z)]
      b.loft(ring(41), ring(45), wood)
      b.beam(at(18, 0, 34), at(90, 0, 38), 5, wood)
      b.beam(at(90, 0, 0), at(90, 0, 35), 6, wood)
    }
    pole(b.at(0, 0, 74), 60, wood, 'spike')
  },
}

function around(r: number): readonly (readonly [number, number, number])[] {
  return [
    [0, -r, 0],
    [-r, 0, 1],
    [r, 0, 3],
    [0, r, 2],
  ]
}

function row(b: Builder, plan: OutdoorPlan, w: number, seats: number, y: number): void {
  const style: OutdoorChairStyle = plan.brief.pick(outdoorChairStyles)
  for (let i = 0; i < seats; i++) {
    const x = -w / 2 + 17 + ((i + 0.5) * (w - 34)) / seats
    outdoorChair(b.at(x, -y), style, plan)
    outdoorChair(b.at(x, y, 0, 2), style, plan)
  }
}

/** What stands on the table. */
function lay(b: Builder, { brief, fabric }: OutdoorPlan, w: number, d: number): void {
  const on = b.at(0, 0, outdoorTableHeight)
  if (brief.chance(0.5)) vase(on, fabric)
  else on.cylinder([0, 0, 0], 8, 6, '#f1ece1', { r2: 15, casts: false, top: '#e9b44c' })
  for (const [u, v] of [
    [-0.3, 0.26],
    [0.3, 0.26],
    [0.3, -0.26],
  ] as const)
    if (brief.chance(0.5)) drink(on.at(u * w, v * d), brief)
}

function terrace(b: Builder, { brief }: OutdoorPlan, w: number, d: number): void {
  const deck = brief.chance(0.5)
  const color = deck
    ? brief.pick([woods.ash, woods.oak, '#b9a88e'])
    : brief.pick([ground.paving, ground.concrete, ground.gravel])
  b.slab([-w / 2, -d / 2, -10], [w, d, 10], color, {
    casts: false,
    top: [deck ? planks(14) : tiles(45)],
  })
}
