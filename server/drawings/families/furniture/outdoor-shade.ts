import type { Builder } from '../../kit/builder.ts'
import { lighter } from '../../kit/light.ts'
import { ground, metals } from '../../kit/palette.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { loungers } from '../../props/loungers.ts'
import { outdoorChair } from '../../props/outdoor-seats.ts'
import { plate } from '../../props/outline.ts'
import { canopyOf, pole, sail, sidePost, thatch } from '../../props/parasols.ts'
import { roundTable } from '../../things/table.ts'
import type { OutdoorPlan } from './outdoor-dining.ts'

/** Parasols and what stands in their shade. */
export const outdoorShade = {
  /** Round, on a weighted foot. */
  round(b: Builder, plan: OutdoorPlan) {
    const { brief, wood } = plan
    pole(b, 225, wood, brief.pick(['plate', 'stone', 'cross']))
    canopyOf(b, {
      sides: brief.pick([6, 8, 10]),
      r: 145,
      z: 196,
      rise: brief.between(36, 60),
      colors: cloth(plan),
      valance: brief.pick([0, 10]),
    })
    company(b, plan)
  },
  /** Square. */
  square(b: Builder, plan: OutdoorPlan) {
    const { brief, metal } = plan
    pole(b, 225, metal, brief.pick(['stone', 'cross']))
    canopyOf(b, {
      sides: 4,
      r: 124,
      z: 200,
      rise: brief.between(34, 50),
      colors: cloth(plan),
      valance: 12,
    })
    company(b, plan)
  },
  /** On an arm from the side. */
  aside(b: Builder, plan: OutdoorPlan) {
    const { brief, metal, fabric } = plan
    const reach = brief.between(150, 180)
    sidePost(b, reach, 248, metal)
    canopyOf(b, { sides: brief.pick([4, 8]), r: 128, z: 204, rise: 32, colors: [fabric] })
    if (brief.chance(0.5)) loungers.slatted(b.at(0, 10), plan)
    else set(b, plan)
  },
  /** Two roofs, one above the other. */
  pagoda(b: Builder, plan: OutdoorPlan) {
    const { brief, wood, fabric } = plan
    pole(b, 210, wood, 'cross')
    const sides = brief.pick([4, 6, 8])
    canopyOf(b, { sides, r: 130, z: 186, rise: 44, colors: cloth(plan), valance: 9 })
    canopyOf(b, { sides, r: 62, z: 238, rise: 30, colors: [lighter(fabric, 0.18)] })
    company(b, plan)
  },
  /** Grass, as on a beach. */
  thatched(b: Builder, plan: OutdoorPlan) {
    const { brief } = plan
    b.slab([-140, -140, -10], [280, 280, 10], '#e6d5ac', { casts: false })
    b.cylinder([0, 0, 0], 5, 208, '#70513a')
    thatch(b, brief.between(120, 140), 196)
    for (const x of [-66, 66]) loungers.deckchair(b.at(x, 34), plan)
  },
  /** Tilted towards the sun, stuck in the sand. */
  tilted(b: Builder, plan: OutdoorPlan) {
    const { brief, fabric, wood } = plan
    b.slab([-130, -120, -10], [260, 250, 10], '#e6d5ac', { casts: false })
    pole(b.at(0, -40), 186, wood, 'spike')
    canopyOf(b.at(0, -40), {
      sides: 8,
      r: 116,
      z: 186,
      rise: 40,
      colors: [fabric, '#f6efe0'],
      tilt: brief.between(12, 24),
    })
    if (brief.chance(0.5)) loungers.deckchair(b.at(0, 50), plan)
    else b.box([-46, -20, 0], [92, 140, 1.4], lighter(fabric, 0.3), { casts: false })
  },
  /** A sail between posts. */
  sail(b: Builder, plan: OutdoorPlan) {
    const { brief, fabric, metal, wood } = plan
    b.slab([-160, -150, -10], [320, 300, 10], ground.paving, { casts: false, top: [tiles(50)] })
    const corners = [
      [-140, -120, 250],
      [140, -126, 190],
      [134, 126, 246],
      [-136, 124, 196],
    ] as const
    sail(
      b,
      brief.chance(0.5) ? corners : corners.slice(0, 3).map(([x, y, z]) => [x, y, z] as const),
      fabric,
      brief.pick([metal, wood]),
    )
    set(b, plan)
  },
  /** Long, on two poles. */
  double(b: Builder, plan: OutdoorPlan) {
    const { brief, wood, fabric } = plan
    for (const side of [-1, 1]) {
      pole(b.at(side * 88, 0), 226, wood, 'stone')
      canopyOf(b.at(side * 88, 0), {
        sides: 4,
        r: 87,
        deep: 120,
        z: 200,
        rise: 40,
        colors: [side < 0 ? fabric : brief.pick([fabric, lighter(fabric, 0.4)])],
        valance: 10,
      })
    }
    b.box([-70, -30, 70], [140, 60, 4], wood)
    for (const x of [-60, 54]) b.box([x, -22, 0], [6, 44, 70], wood)
  },
  /** In a planter with a bench around it. */
  planted(b: Builder, plan: OutdoorPlan) {
    const { brief, wood } = plan
    b.box([-44, -44, 0], [88, 88, 44], '#b5b6b0', { topColor: ground.soil })
    for (const [x, y] of [
      [-74, -74],
      [44.1, -44],
    ] as const)
      b.box([x, y, 40], x < 0 ? [148, 29.9, 5] : [29.9, 118, 5], wood)
    b.box([-74, -44, 40], [29.9, 118, 5], wood)
    b.box([-44, 44.1, 40], [88, 29.9, 5], wood)
    for (const x of [-70, 62])
      for (const y of [-70, 62]) b.box([x, y, 0], [8, 8, 40], metals.graphite)
    for (const [x, y] of [
      [-26, -26],
      [26, -24],
      [-24, 26],
      [26, 26],
    ] as const)
      b.ball([x, y, 52], 14, '#5f8d57', { casts: false })
    b.cylinder([0, 0, 44], 3, 180, wood, { capped: false })
    canopyOf(b, {
      sides: brief.pick([4, 8]),
      r: 128,
      z: 204,
      rise: 44,
      colors: cloth(plan),
      valance: 9,
    })
  },
}

function cloth({ brief, fabric }: OutdoorPlan): readonly string[] {
  return brief.pick([[fabric], [fabric], [fabric, '#f6efe0'], [fabric, lighter(fabric, 0.35)]])
}

/** A floor, a table or a place to lie under the canopy. */
function company(b: Builder, plan: OutdoorPlan): void {
  const { brief } = plan
  const choice = brief.int(0, 3)
  if (choice < 3)
    b.slab([-130, -130, -10], [260, 260, 10], brief.pick([ground.paving, ground.lawn, '#b9a88e']), {
      casts: false,
      top: choice === 1 ? [planks(15)] : [tiles(52)],
    })
  if (choice === 0) for (const x of [-74, 74]) loungers.slatted(b.at(x, 22), plan)
  if (choice === 1)
    for (const [x, y, turn] of [
      [0, -82, 0],
      [82, 0, 3],
      [-82, 0, 1],
    ] as const)
      outdoorChair(b.at(x, y, 0, turn), brief.pick(['folding', 'slatted', 'cord']), plan)
  if (choice === 2) plate(b.at(64, 52), 30, 0, 40, plan.wood)
}

/** Two chairs at a round table. */
function set(b: Builder, plan: OutdoorPlan): void {
  const style = plan.brief.pick(['slatted', 'cord', 'wicker', 'folding'] as const)
  roundTable(b, 40, 74, plan.wood, plan.wood, 'drum')
  outdoorChair(b.at(-74, 0, 0, 1), style, plan)
  outdoorChair(b.at(74, 0, 0, 3), style, plan)
}
