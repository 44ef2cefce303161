import type { Fill } from '../layout/row.ts'
import { laden } from '../layout/together.ts'
import { vase } from '../props/desk-things.ts'
import { breadRack, displayCase, stocked } from '../props/shop-shelves.ts'
import { table } from '../things/table.ts'
import type { RoomThing } from './layout.ts'
import type { Plan } from './plan.ts'

/** What shops set their things out on. */
const shown: RoomThing = (b, { brief, scheme }) => {
  if (brief.chance(0.4)) b.quiet.ball(14, 14, scheme.accent)
  else vase(b, brief.pick([scheme.accent, scheme.fabric]))
}

export const plinth: RoomThing = laden(
  (b, { brief, scheme }) =>
    b.box(0, [50, 50, brief.pick([62, 80, 98])], brief.pick([scheme.wood, '#f7f3ea'])),
  [shown],
)

/** Shelves with lit backs and a few chosen things, side by side. */
export const niches: Fill<Plan> = {
  least: 380,
  fill: w => (b, plan) => {
    const count = Math.round(w / 150)
    const { brief, scheme } = plan
    for (let i = 0; i < count; i++)
      b.box([(i * w) / count, 0, 0], [w / count - 5, 36, 188], scheme.wood, {
        front: [stocked('gifts', [1, 3], brief, scheme.wood)],
      })
  },
}

export const breads: RoomThing = (b, { brief, scheme }) => breadRack(b, 100, scheme.wood, brief)
export const longCase: RoomThing = (b, { brief, scheme }) =>
  displayCase(b, 230, scheme.fabric, brief)

const loaves: RoomThing = (b, { brief }) => {
  const crust = brief.pick(['#b5713f', '#d19a5b', '#9a5b30'])
  b.quiet.block(0, [40, 32, 5], '#b98a52')
  for (const y of [-5, 8]) b.quiet.rod('x', [-15, y, 10], 6, 30, crust)
}
export const tableOfLoaves: RoomThing = laden(
  (b, { scheme }) => table(b, { w: 170, d: 72, h: 78, top: scheme.wood, legs: 'panels' }),
  [loaves, loaves, loaves],
)
