import { panel } from '../kit/mark.ts'
import type { Fill } from '../layout/row.ts'
import { laden } from '../layout/together.ts'
import { vase } from '../props/desk-things.ts'
import { breadRack, displayCase } from '../props/shop-shelves.ts'
import { table } from '../things/table.ts'
import type { RoomThing } from './layout.ts'
import type { Plan } from './plan.ts'

/** What shops set their things out on. */
const shown: RoomThing = (b, { brief, scheme }) => {
  if (brief.chance(0.4)) b.ball([0, 0, 14], 14, scheme.accent, { casts: false })
  else vase(b, brief.pick([scheme.accent, scheme.fabric]))
}

/** A plinth with one thing on it. */
export const plinth: RoomThing = laden(
  (b, { brief, scheme }) =>
    b.box([0, 0, 0], [50, 50, brief.pick([62, 80, 98])], brief.pick([scheme.wood, '#f7f3ea'])),
  [shown],
)

/** Shelves with lit backs and a few chosen things, side by side. */
export const niches: Fill<Plan> = {
  least: 380,
  fill: w => (b, plan) => {
    const count = Math.round(w / 150)
    for (let i = 0; i < count; i++) niche(b.at((i * w) / count, 0), plan, w / count - 5, i)
  },
}

function niche(b: Parameters<RoomThing>[0], { brief, scheme }: Plan, w: number, i: number): void {
  const colors = brief.shuffle([scheme.accent, scheme.fabric, '#f7f3ea', '#e9b44c', '#2a3238'])
  const lit = (v: number) => panel(0.05, v, 0.9, 0.27, '#f6e4b8', { glows: true })
  const thing = (v: number, row: number, k: number) => {
    const [wide, high] = [0.14 + ((i + k) % 2) * 0.06, 0.1 + ((row + k + i) % 3) * 0.05]
    return panel(0.12 + k * 0.27, v, wide, high, colors[(row + k) % 5] as string)
  }
  b.box([0, 0, 0], [w, 36, 188], scheme.wood, {
    front: [0.06, 0.37, 0.68].flatMap((v, row) => [
      lit(v),
      ...[0, 1, 2].map(k => thing(v, row, k)),
    ]),
  })
}

export const breads: RoomThing = (b, { brief, scheme }) => breadRack(b, 100, scheme.wood, brief)
export const longCase: RoomThing = (b, { brief, scheme }) =>
  displayCase(b, 230, scheme.fabric, brief)

/** A board with two loaves. */
const loaves: RoomThing = (b, { brief }) => {
  const crust = brief.pick(['#b5713f', '#d19a5b', '#9a5b30'])
  b.box([-20, -16, 0], [40, 32, 5], '#b98a52', { casts: false })
  for (const y of [-5, 8]) b.rod('x', [-15, y, 10], 6, 30, crust, { casts: false })
}
export const tableOfLoaves: RoomThing = laden(
  (b, { scheme }) => table(b, { w: 170, d: 72, h: 78, top: scheme.wood, legs: 'panels' }),
  [loaves, loaves, loaves],
)
