import { inset } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { many } from '../layout/row.ts'
import { around, laden, sides, turned } from '../layout/together.ts'
import { mug } from '../props/desk-things.ts'
import { cupboard, doors, drawers } from '../props/storage.ts'
import { hardHat } from './bunks.ts'
import * as canteen from './canteen.ts'
import * as f from './furnishings.ts'
import { map } from './on-walls.ts'
import { colored, filling, type RoomThing } from './plan.ts'

const cup = colored(mug, 'accent')

export const cabinetWithHat = laden(colored(cupboard, [46, 60, 132], 'front', [drawers(1, 4)]), [
  hardHat,
])
export const tableWithMugs = around(
  laden(f.steelTable({ w: 140, d: 80 }), [cup, 'gap', cup]),
  f.clothChair,
  sides(2),
  f.onRug,
)

const planChest: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  b.box([8, 8, 0], [152, 92, 84], scheme.front, { front: [drawers(1, 5)] })
  b.box(84, [168, 108, 4], scheme.wood)
  b.quiet.box([22, 20, 88], [110, 72, 0.6], '#f6f8f6', {
    top: [inset(0.04, 0.06, 0.92, 0.88, [map(brief)])],
  })
  for (const [i, color] of [brand.paper, '#dfe7ef'].entries())
    b.quiet.rod('x', [54, 8 + i * 9, 92], 4, 76, color)
  hardHat(b.at(148, 84, 88), plan)
}

export const planTable = around(planChest, f.stool, { front: 2, away: 10 })

/** Where food is given out: a fridge, the counter and the hot drinks. */
export const servery = filling(240, Infinity, w =>
  colored(canteen.servingCounter, w - 8, 'fabric', metals.steel),
)
export const drinks: RoomThing = (b, { scheme }) => {
  b.box(0, [96, 50, 84], scheme.front, { front: [doors(2)] })
  canteen.urn(b.at(24, 24, 84))
  for (const x of [56, 74]) canteen.stack(b.at(x, 24, 84), 6, 16)
}
const tray = colored(canteen.trayOf, 'fabric')

const tableOf = (w: number, d: number) =>
  f.steelTable({ w, d, legs: 'panels', top: ['wood', 'wood', 'front'], thick: 3 })

const benchOf = (w: number) =>
  f.tableOf({ w, d: 32, h: 45, top: 'accent', leg: 'wood', legs: 'panels' })

export const messTable = (w: number): RoomThing =>
  around(laden(tableOf(w, 74), many(3, tray)), benchOf(w - 20), { ...sides(1), away: 8 })
export const messTableAcross = turned(messTable(230), 1)
export const messTableForFour = around(
  laden(tableOf(124, 72), [tray, 'gap', tray]),
  f.chair,
  sides(2),
)
export const roundMessTable = around(
  laden(f.roundOne(48, 74), [colored(canteen.stack, 5, 10)]),
  f.drumOf(45),
  { ...sides(1, 1), away: 6 },
)
