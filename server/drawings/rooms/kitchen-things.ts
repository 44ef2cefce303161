import { times } from '../kit/geometry.ts'
import { glowing, type Mark, panel } from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Fill } from '../layout/row.ts'
import { around, laden } from '../layout/together.ts'
import * as canteen from '../props/canteen.ts'
import { battens } from '../props/cladding.ts'
import { ovenFront } from '../props/kitchen-fronts.ts'
import { hob, hoods } from '../props/kitchen-things.ts'
import { awning } from '../props/outdoors.ts'
import * as f from './furnishings.ts'
import { colored, type Plan, type RoomThing } from './plan.ts'
import { displayCase } from './shelves.ts'
import { salesCounter, till } from './shop-things.ts'

const slatted: Mark = face => [battens(Math.round(face.w / 12), brand.ink, 0.16)]

export const bar = (w: number, stools: number, ...on: RoomThing[]): RoomThing =>
  around(
    laden((b, { scheme }) => salesCounter(b, w, scheme, slatted), on),
    f.highStool,
    { front: stools, away: 16 },
  )

export const servery: RoomThing = (b, plan) => {
  canteen.servery(b, 250, plan.scheme.fabric, plan.scheme.wood)
  displayCase(124, 'fabric')(b.at(262, 0), plan)
  till(b.at(324, 26, 108))
}
export const tray = colored(canteen.tray, 'accent')
export const plates = colored(canteen.stack, 8, 14)

export const range: RoomThing = (b, { h }) => {
  b.box([4, 2, 0], [100, 66, 88], metals.steel, { front: ovenFront() })
  hob(b.at(54, 35, 88), 90, 4)
  hoods.chimney(b.at(54, 0, h * 0.66), 108, h * 0.34 - 8, metals.steel)
  canteen.pot(b.at(32, 35, 88.7), 15, 16)
  canteen.pot(b.at(76, 33, 88.7), 12, 22, '#b4703a')
}
export const grill: RoomThing = (b, { h }) => {
  b.box([2, 3, 0], [180, 70, 86], '#a86a52', { front: [panel(0.3, 0.1, 0.4, 0.5, '#20272d')] })
  b.box([8, 8, 86], [168, 60, 4], '#20272d', { top: [embers] })
  hoods.chimney(b.at(92, 0, h * 0.66), 184, h * 0.34 - 8, metals.graphite)
  for (const [i, x] of [36, 78, 126].entries())
    b.quiet.box([x, 26, 90.4], [26, 14, 4], ['#9a5b30', '#b5713f', fabrics.sage][i] as string)
}
const embers: Mark = face =>
  times(14, i =>
    glowing(0.04 + i * 0.067, 0.1, 0.03, 0.8, i % 3 ? brand.orange : brand.sun)(face),
  ).flat()

const urn: RoomThing = canteen.urn
export const worktop = (most: number): Fill<Plan> =>
  f.cupboards(() => ['#dfe2df', metals.steel], [urn, plates, 'gap'], most)

export const hatch: RoomThing = (b, plan) => {
  const { scheme } = plan
  const w = 330
  b.group(g => {
    g.box([0, 14, 0], [w, 14, 96], scheme.fabric)
    g.box([8, 0, 96], [w - 80, 52, 5], scheme.wood)
    g.box([[0, w - 72, w - 10], 14, 101], [10, 14, 66], scheme.fabric)
    g.box([0, 14, 167], [w, 14, 18], scheme.accent)
  })
  awning(b.at(6, 28), w - 84, 50, 140, scheme.accent)
  for (const x of [50, 120, 190]) tray(b.at(x, 22, 101), plan)
}

const bistroTop: RoomThing = (b, plan) => {
  const shape = plan.brief.pick(['round', 'slab'])
  f.steelTable({ shape, w: 65, d: 65, legs: 'pedestal' })(b, plan)
}
export const tableForTwo: RoomThing = around(
  laden(bistroTop, [colored(canteen.stack, 5, 9)]),
  f.chair,
  { left: 1, right: 1 },
)
