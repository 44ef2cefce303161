import type { Builder } from '../../kit/builder.ts'
import { arrange, unit, view } from '../../props/kitchen-plans.ts'
import { island, type KitchenPlan, kitchenRoom, lampRail, line } from '../../props/kitchen-room.ts'
import { hob, sink, tap } from '../../props/kitchen-things.ts'
import { lengthOf, worktop } from '../../props/kitchen-units.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { table } from '../../props/tables.ts'

/** Kitchens along one wall; they may be seen from either side. */
export const wallLayouts = {
  /** One wall. */
  straight(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const units = arrange(brief, ['sink', 'oven'], brief.int(1, 2), ['fridge', 'larder'])
    kitchenRoom(b, plan, [lengthOf(units) + 20, brief.between(120, 170)])
    line(b.at(10, 0), plan, units, brief.pick(['cupboards', 'shelves']))
  },
  /** Three units in a tall frame. */
  niche(b: Builder, plan: KitchenPlan) {
    const { brief, joinery, h } = plan
    const units = arrange(brief, ['sink', 'oven'], 1)
    const w = lengthOf(units)
    const tall = h - 8
    kitchenRoom(b, plan, [w + 90, 130])
    for (const x of [40, 46 + w]) b.box([x, 0, 0], [4, 66, tall], joinery.tallColor)
    b.box([44, 0, tall - 40], [w + 2, 66, 40], joinery.tallColor)
    b.box([45, 0.1, 148], [w, 26, 3], plan.wood, { casts: false })
    line(b.at(45, 0), { ...plan, h: 130 }, units, 'none')
  },
  /** A wall and an island with seats. */
  island(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const back = arrange(brief, ['sink', 'hob'], 1, ['fridge', 'tower'])
    const w = lengthOf(back) + 60
    kitchenRoom(b, plan, [w, 330])
    line(b.at(30, 0), plan, back, 'cupboards')
    const l = brief.between(150, 200)
    island(b.at(w / 2, 165), plan, { l, stools: brief.int(2, 3) })
    if (brief.chance(0.6)) lampRail(b.at(w / 2, 0), plan, 200, l - 20)
  },
  /** Cupboards from floor to ceiling, the work done on an island. */
  'tall-wall'(b: Builder, plan: KitchenPlan) {
    const { brief, joinery } = plan
    const talls = brief.shuffle(['larder', 'tower', 'larder', 'fridge', 'larder'] as const)
    const units = talls
      .slice(0, brief.int(4, 5))
      .map(kind => unit(kind, kind === 'larder' ? 76 : 66))
    const w = lengthOf(units) + 16
    kitchenRoom(b, { ...plan, h: joinery.tall + 14 }, [w, 310])
    line(b.at(8, 0), plan, units, 'none')
    const l = brief.between(180, 230)
    const at = b.at(w / 2, 165)
    island(at, plan, { l, d: 80, stools: brief.int(0, 3) })
    sink(at.at(-l / 4, 34, worktop.over), 54)
    tap(at.at(-l / 4, 12, worktop.over), joinery.handle)
    hob(at.at(l / 4, 34, worktop.over), 60, 4)
  },
  /** A country kitchen around a range and a table. */
  range(b: Builder, plan: KitchenPlan) {
    const { wood } = plan
    const units = [
      unit('drawers', 70),
      unit('trough', 80),
      unit('range', 112),
      unit('doors', 80),
      unit('open', 60),
    ]
    const w = lengthOf(units) + 20
    kitchenRoom(b, plan, [w, 290])
    line(
      b.at(10, 0),
      { ...plan, hood: 'mantel', joinery: { ...plan.joinery, style: 'shaker' } },
      units,
      'shelves',
    )
    table(b.at(w / 2, 195), {
      w: 170,
      d: 84,
      h: 80,
      top: wood,
      leg: plan.joinery.color,
      legs: 'posts',
      thick: 6,
    })
  },
  /** Bricks, boards on the wall and steel. */
  workshop(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const joinery = { ...plan.joinery, top: '#aab3b8', style: 'flat' as const }
    const units = [
      unit('open', 70),
      unit('drawers', 80),
      unit('sink', 90),
      unit('hob', 80),
      unit('fridge', 72),
    ]
    const w = lengthOf(units) + 40
    kitchenRoom(b, { ...plan, wall: '#b5745a' }, [w, 260], { brick: true })
    line(b.at(20, 0), { ...plan, joinery }, units, 'shelves')
    island(b.at(w / 2, 150), { ...plan, joinery }, { l: 150 })
    plant(b.at(24, 220), brief.pick(plantKinds), 130)
  },
  /** Low units under a wide window, tall ones at both ends. */
  window(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const low = brief.shuffle([unit('sink', 90), unit('drawers', 80), unit('washer', 62)])
    const units = [unit('larder', 64), ...low, unit(brief.pick(['tower', 'fridge']), 68)]
    const w = lengthOf(units) + 20
    const marks = [view(brief, 0.3, 0.4)]
    const eats = brief.chance(0.5)
    kitchenRoom(b, plan, [w, eats ? 240 : 130], { back: marks })
    line(b.at(10, 0), plan, units, 'none')
    if (eats) table(b.at(w / 2, 165), { w: 110, d: 70, h: 75, top: plan.wood, legs: 'splayed' })
  },
  /** Two runs facing each other, lit or aired from above. */
  galley(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const units = arrange(brief, ['sink'], 2, ['fridge', 'larder'])
    const w = lengthOf(units) + 20
    kitchenRoom(b, plan, [w, 262])
    line(b.at(10, 0), plan, units, 'cupboards')
    const at = b.at(w / 2, 172)
    const l = w - brief.between(30, 70)
    island(at, plan, { l })
    hob(at.at(0, 32, worktop.over), 62, 4)
    if (brief.chance(0.6)) lampRail(b.at(w / 2, 0), plan, 205, l * 0.7)
  },
}
