import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker, metals } from '../kit/palette.ts'
import type { Row } from '../layout/row.ts'
import { around, laden } from '../layout/together.ts'
import * as k from '../props/kitchen-things.ts'
import { fronts } from '../props/storage.ts'
import { barStool } from '../things/bar-stools.ts'
import * as f from './furnishings.ts'
import { fitted, type Kitchen, worktop } from './kitchen-units.ts'
import type { Plan, RoomThing } from './plan.ts'

/** A free-standing counter with things on it; one works at its back. */
export const counter = (l: number, d = 66, on: Row<Plan> = flowers): RoomThing =>
  laden((b, plan) => island(b, fitted(plan), [l, d, worktop.over], 2), on)

const flowers: Row<Plan> = ['gap', f.flowers, 'gap', 'gap']

/** A counter to sit at, of a height of its own. */
export const bar = (l: number, stools: number, [d, z] = [66, worktop.over]): RoomThing =>
  around(
    (b, plan) => island(b, fitted(plan), [l, d, z], 26),
    (b, { brief, scheme }) => {
      const style = brief.whole().fork('stools').pick(['column', 'splayed', 'pressed', 'cube'])
      const look = { wood: scheme.wood, metal: metals.black, fabric: scheme.accent }
      barStool(b, style, { ...look, version: 0.5, h: z - 26, back: 0 })
    },
    { front: stools },
  )

/** Centred on x, its rear at y = 0; its top reaches `over` cm further to those who sit at +y. */
function island(b: Builder, kitchen: Kitchen, [l, d, z]: Vec, over: number) {
  const { brief, top, scheme } = kitchen
  const color = brief.chance(0.4) ? scheme.wood : kitchen.color
  const facing = { ...kitchen, handle: darker(color, 0.2) }
  const legs = over > 20 && brief.chance(0.4)
  const end = legs ? 0 : brief.pick([0, 5])
  const sides = [fronts(1, 1, facing)]
  b.quiet.block([4, 0], [l - 6, d - 8, 9], darker(color, 0.6))
  b.box([-l / 2 + end, 0, 9], [l - 2 * end, d, z - 13], color, {
    front: [fronts(Math.round(l / 60), 1, facing)],
    right: sides,
    left: sides,
  })
  if (end > 0) b.box([[-l / 2, l / 2 - end], 0, 0], [end, d + over, z - 4], top)
  if (legs) b.box([[-l / 2 + 3, l / 2 - 10], d + over - 9, 0], [7, 7, z - 4], color)
  b.block([-2, z - 4], [l + 4, d + over + 4, 4], top)
}

export const hob: RoomThing = b => k.hob(b, 60, 4)
export const sink: RoomThing = (b, plan) => {
  k.sink(b, 54)
  k.tap(b.at(0, -22), fitted(plan).handle)
}
