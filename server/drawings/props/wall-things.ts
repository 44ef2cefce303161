import type { Builder } from '../kit/builder.ts'
import { partsOf, times } from '../kit/geometry.ts'
import { level, lines, tint, upright } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { fillShelf } from './cabinets/contents.ts'
import { smallPlant } from './plants.ts'

/** 120 cm wide. */
export function wallShelf(b: Builder, wood: string, random: Random) {
  b.quiet.box(0, [120, 24, 3.5], wood)
  fillShelf(b.at(0, 0, 3.5), random, 'books', [96, 24, 30])
  smallPlant(b.at(109, 12, 3.5), '#e6dfd3')
}

export function bin(b: Builder) {
  b.cylinder(0, 11, 32, '#f3f3ee', { r2: 13, top: '#20272d' })
}

export function glassWall(b: Builder, w: number) {
  const bays = partsOf(w, 95, 1)
  const pane = [
    tint(0, 0, 1, 1, glass.light, 0.26),
    tint(0, 0.44, 1, 0.1, '#ffffff', 0.4),
    lines(
      [...times(bays + 1, i => upright(i / bays)), level(0.006), level(0.994)],
      metals.black,
      4,
    ),
  ]
  b.quiet.clear(0, [w, 3, 196], { front: pane, back: pane })
}

export function displayStand(b: Builder, w: number, show: Parameters<Builder['box']>[3]) {
  for (const x of [-w * 0.28, w * 0.28 - 5]) {
    b.box([x - 2, -20, 0], [9, 44, 4], metals.black)
    b.box([x, -3, 4], [5, 5, 92], metals.black)
  }
  b.block([2, 62], [w, 5, w * 0.57], metals.black, show ?? {})
}
