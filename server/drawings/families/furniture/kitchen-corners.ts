import type { Builder } from '../../kit/builder.ts'
import { arrange, unit, view } from '../../props/kitchen-plans.ts'
import { island, type KitchenPlan, kitchenRoom, line } from '../../props/kitchen-room.ts'
import { lengthOf } from '../../props/kitchen-units.ts'

/** Kitchens with a part that reaches into the room; they are seen from one side. */
export const cornerLayouts = {
  /** Two walls that meet. */
  corner(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const back = [unit('doors', 100), ...arrange(brief, ['oven'], 1, ['fridge', 'tower'])]
    const side = arrange(brief, ['sink'], brief.int(1, 2))
    const w = lengthOf(back) + brief.between(10, 50)
    kitchenRoom(b, plan, [w, 63 + lengthOf(side) + 40], { side: true })
    line(b, plan, back, 'cupboards')
    line(
      b.at(0, 64 + lengthOf(side), 0, 1),
      plan,
      side,
      brief.pick(['none', 'shelves', 'cupboards']),
    )
  },
  /** A corner whose third arm stands free. */
  peninsula(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const back = [unit('doors', 100), ...arrange(brief, ['oven'], 1, ['fridge'])]
    const side = arrange(brief, ['sink'], 1)
    const y = 64 + lengthOf(side)
    kitchenRoom(b, plan, [lengthOf(back) + 30, y + 150], { side: true })
    line(b, plan, back, brief.pick(['cupboards', 'shelves']))
    line(b.at(0, y, 0, 1), plan, side, 'none')
    const l = brief.between(160, 210)
    island(b.at(l / 2 + 3, y + 3), plan, { l, stools: 2 })
  },
  /** Units on three sides. */
  horseshoe(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const back = [unit('doors', 100), ...arrange(brief, ['sink'], 1), unit('doors', 64)]
    const side = arrange(brief, ['oven'], 1, ['tower'])
    const w = lengthOf(back)
    kitchenRoom(b, plan, [w + 10, 64 + lengthOf(side) + 30], {
      side: true,
      back: [view(brief, 0.46)],
    })
    line(b, plan, back, 'none')
    line(b.at(0, 64 + lengthOf(side), 0, 1), plan, side, 'cupboards')
    const l = brief.between(110, 150)
    island(b.at(w - 67, 68 + l / 2, 0, 1), plan, { l, d: 62 })
  },
  /** A run that ends in a raised bar. */
  'breakfast-bar'(b: Builder, plan: KitchenPlan) {
    const { brief } = plan
    const units = arrange(brief, ['sink', 'oven'], 1, ['fridge'])
    const w = lengthOf(units)
    kitchenRoom(b, plan, [w + 170, 250])
    line(b.at(8, 0), plan, units, brief.pick(['cupboards', 'shelves']))
    island(b.at(w + 12, 122, 0, 1), plan, { l: 210, d: 40, z: 104, stools: 3 })
  },
}
