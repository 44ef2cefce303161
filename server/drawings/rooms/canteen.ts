import type { Builder } from '../kit/builder.ts'
import { inTurn, partsOf, times } from '../kit/geometry.ts'
import { disc, glowing, joined, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, metals } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { battens, panels } from '../props/cladding.ts'
import { hob, hoods } from '../props/kitchen-things.ts'
import { awning } from '../props/outdoors.ts'
import { ovenFront } from '../props/storage.ts'
import * as f from './furnishings.ts'
import { colored, type RoomThing } from './plan.ts'
import { displayCase } from './shelves.ts'
import { salesCounter, till } from './shop-things.ts'

/** Hot wells under a glass guard; one queues before it. */
export function servingCounter(b: Builder, w: number, front: string, top: string) {
  const wells = partsOf(w, 60)
  const food = times(wells, i => {
    const [u, wide] = [(i + 0.14) / wells, 0.72 / wells]
    return [
      panel(u, 0.1, wide, 0.5, '#e8ecec'),
      tint(u + wide * 0.08, 0.15, wide * 0.84, 0.4, inTurn(dishes, i)),
    ]
  })
  b.box(0, [w, 62, 86], front, { front: [panels(partsOf(w, 90))] })
  b.box([-4, -2, 86], [w + 8, 68, 4], top, { top: food.flat() })
  b.quiet.box([0, 66, 74], [w, 22, 3], metals.chrome)
  b.quiet.box([[6, w / 2 - 2, w - 10], 36, 90], [3, 3, 34], metals.graphite)
  b.quiet.box([0, 24, 124], [w, 34, 3], '#cfe6ea')
}

const dishes = ['#d2763f', fabrics.sage, '#e3c98a', coats.brick, brand.sun, '#6d4632']

export function trayOf(b: Builder, color: string) {
  b.quiet.block(0, [40, 28, 1.6], color, {
    top: [
      disc(0.36, 0.5, 10, brand.paper),
      disc(0.36, 0.5, 6, '#d2a25f'),
      disc(0.8, 0.66, 4, brand.paper),
    ],
  })
}
export const tray = colored(trayOf, 'accent')

export function urn(b: Builder) {
  b.quiet.cylinder(0, 12, 4, metals.graphite)
  b.quiet.cylinder(4, 14, 34, metals.chrome)
  b.quiet.cylinder(38, 14, 7, metals.steel, { r2: 4 })
  b.quiet.block([14, 8], [3, 6, 3], metals.black)
}

/** Plates or cups. */
export function stack(b: Builder, r: number, h: number) {
  b.quiet.cylinder(0, r * 0.9, h, brand.paper, { r2: r })
}
export const plates = colored(stack, 8, 14)

const slatted: Mark = face => [battens(Math.round(face.w / 12), brand.ink, 0.16)]

export const bar = (w: number, stools: number, ...on: RoomThing[]): RoomThing =>
  around(
    laden((b, { scheme }) => salesCounter(b, w, scheme, slatted), on),
    f.highStool,
    { front: stools, away: 16 },
  )

export const servery: RoomThing = (b, plan) => {
  servingCounter(b, 250, plan.scheme.fabric, plan.scheme.wood)
  displayCase(124, 'fabric')(b.at(262, 0), plan)
  till(b.at(324, 26, 108))
}

export const range: RoomThing = (b, { h }) => {
  b.box([4, 2, 0], [100, 66, 88], metals.steel, { front: ovenFront() })
  hob(b.at(54, 35, 88), 90, 4)
  hoods.chimney(b.at(54, 0, h * 0.66), 108, h * 0.34 - 8, metals.steel)
  pot(b.at(32, 35, 88.7), 15, 16, metals.chrome)
  pot(b.at(76, 33, 88.7), 12, 22, '#b4703a')
}

function pot(b: Builder, r: number, h: number, color: string) {
  b.quiet.cylinder(0, r, h, color)
  b.quiet.cylinder(h, r, 2.4, darker(color, 0.15), { r2: 3 })
}

export const grill: RoomThing = (b, { h }) => {
  b.box([2, 3, 0], [180, 70, 86], '#a86a52', { front: [panel(0.3, 0.1, 0.4, 0.5, '#20272d')] })
  b.box([8, 8, 86], [168, 60, 4], '#20272d', { top: [embers] })
  hoods.chimney(b.at(92, 0, h * 0.66), 184, h * 0.34 - 8, metals.graphite)
  for (const [i, x] of [36, 78, 126].entries())
    b.quiet.box([x, 26, 90.4], [26, 14, 4], ['#9a5b30', '#b5713f', fabrics.sage][i] as string)
}
const embers = joined(
  ...times(14, i => glowing(0.04 + i * 0.067, 0.1, 0.03, 0.8, i % 3 ? brand.orange : brand.sun)),
)

export const worktop = (most: number) =>
  f.cupboards('#dfe2df', metals.steel, [urn, plates, 'gap'], most)

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

const bistroTop = f.steelTable({ shape: ['round', 'slab'], w: 65, d: 65, legs: 'pedestal' })
export const tableForTwo = around(laden(bistroTop, [colored(stack, 5, 9)]), f.chair, sides(0, 1))
