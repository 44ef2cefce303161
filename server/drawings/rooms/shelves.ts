import type { Builder } from '../kit/builder.ts'
import { partsOf, type Vec } from '../kit/geometry.ts'
import { inset, level, lines, panel, tint } from '../kit/mark.ts'
import { brand, darker, glass, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import type { Scheme } from '../props/schemes.ts'
import { type Sort, shelving, stocked } from '../props/stocked.ts'
import { colored, filling, type RoomThing } from './plan.ts'

/** Shelves of goods in columns and rows. */
export const goodsShelf =
  (size: Vec, sort: Sort, columnsAndRows: readonly [number, number]): RoomThing =>
  (b, { brief, scheme: { wood } }) =>
    b.box(0, size, wood, { front: [stocked(sort, columnsAndRows, brief, wood)] })

export const files = goodsShelf([86, 36, 120], 'books', [1, 3])

/** Books as long as the wall has place for, up to a height by chance. */
export const shelves = (least: number, low: number, high = low, most = Infinity) =>
  filling(least, most, w => (b, { brief, scheme: { wood } }) => {
    const [h, count] = [brief.between(low, high), partsOf(w, 120, 1)]
    for (let i = 0; i < count; i++)
      b.box([(i * w) / count, 0, 0], [w / count - 1, 32, h], wood, {
        front: [shelving(2, partsOf(h, 40), wood, brief)],
        right: [panel(0.06, 0.03, 0.88, 0.94, '#0b1a2a', 0.05)],
      })
  })

export function packetShelf(b: Builder, w: number, h: number, random: Random, color: string) {
  const goods = stocked('packets', [partsOf(w, 90, 1), partsOf(h, 40)], random, color)
  b.box(0, [w, 36, h], color, { front: [goods] })
}
export const packets = (h: number, most = Infinity) =>
  filling(110, most, w => colored(packetShelf, w, h, 'brief', brand.sand))

/** Shelves to walk around. */
export const gondola =
  (w: number): RoomThing =>
  (b, { brief }) => {
    const color = brand.sand
    b.block(0, [w, 68, 12], darker(color, 0.4))
    b.block(12, [w, 60, 82], color, {
      front: [stocked('packets', [partsOf(w, 80, 1), 2], brief, color)],
      right: [
        panel(0.12, 0.1, 0.76, 0.8, darker(color, 0.12)),
        panel(0.24, 0.6, 0.52, 0.22, brand.orange),
      ],
    })
  }

/** A glass case of cakes on a base in a colour of the room. */
export const displayCase =
  (w: number, base: keyof Scheme): RoomThing =>
  (b, { brief, scheme }) => {
    const pane = [0.02, 0.06, 0.96, 0.88] as const
    b.box(0, [w, 56, 56], scheme[base])
    b.box(56, [w, 56, 52], '#cfe6ea', {
      topColor: '#e6f3f5',
      front: [
        inset(...pane, [stocked('cakes', [1, 2], brief, scheme[base])]),
        panel(...pane, glass.pane, { opacity: 0.18, edge: false }),
      ],
    })
  }

/** With bottles behind glass, or with two doors. */
export const fridge: RoomThing = (b, { brief }) => {
  const inside = inset(0.07, 0.1, 0.86, 0.84, [stocked('bottles', [1, 4], brief, metals.chrome)])
  b.box(0, [66, 64, 188], '#eef0ee', {
    front: brief.chance(0.5)
      ? [inside, tint(0.86, 0.3, 0.03, 0.34, metals.black)]
      : [
          lines([level(0.36)], brand.ink, 1.6, 0.4),
          tint(0.84, 0.42, 0.04, 0.3, metals.graphite),
          tint(0.84, 0.1, 0.04, 0.2, metals.graphite),
        ],
  })
}
