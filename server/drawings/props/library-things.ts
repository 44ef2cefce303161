import type { Builder } from '../kit/builder.ts'
import { grid, oblong, pairs, partsOf } from '../kit/geometry.ts'
import { disc, level, lines, panel, tint } from '../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'
import { shelving } from './stocked.ts'

interface StackLook {
  w: number
  h: number
  wood: string
  /** Moves on wheels, as in an archive: a hand wheel on its end. */
  rolling?: boolean
}

export function bookStack(b: Builder, { w, h, wood, rolling = false }: StackLook, random: Random) {
  const columns = partsOf(w, 95, 1)
  const rows = partsOf(h, 38)
  const end = rolling
    ? [disc(0.5, 0.55, 13, metals.black), disc(0.5, 0.55, 9, lighter(wood, 0.2)), label]
    : [label]
  b.block(0, [w, 52, 8], darker(wood, 0.4))
  b.block(8, [w, 56, h - 8], wood, { front: [shelving(columns, rows, wood, random)], right: end })
}

const label = panel(0.28, 0.8, 0.44, 0.1, brand.paper)

export function bookTrolley(b: Builder, color: string, random: Random) {
  for (const x of [-38, 33]) {
    b.box([x, -17, 8], [5, 34, 92], color)
    for (const y of [-14, 8]) b.quiet.cylinder([x + 2.5, y + 3, 0], 3.5, 8, metals.black)
  }
  for (const z of [26, 66]) {
    b.block(z, [66, 30, 3], color)
    b.quiet.box([-30, -11, z + 3], [58, 22, 22], darker(color, 0.5), {
      front: [shelving(1, 1, color, random)],
      topColor: '#f1e9d8',
    })
  }
}

export function catalogue(b: Builder, color: string) {
  b.cylinder(0, 17, 4, metals.graphite)
  b.block(4, [8, 8, 92], color)
  b.quiet.loft(oblong([-20, -6], [20, 8], 96), oblong([-20, -16], [20, -12], 126), metals.black)
  b.quiet.block([8, 92], [44, 12, 2], color)
  b.quiet.block([20.4, 100], [36, 1, 24], metals.black, { front: screen() })
}

export function readingLamp(b: Builder) {
  b.quiet.cylinder(0, 7, 2, metals.brass)
  b.quiet.cylinder(2, 1.4, 24, metals.brass)
  b.quiet.extrude(pairs('-7 0, 7 0, 4 7, -4 7'), 'x', [-17, 0, 26], 34, '#3f7a5c')
}

export function openBook(b: Builder, cover: string) {
  b.quiet.block([-11, 0], [34, 23, 1], cover)
  b.quiet.block([-10, 1], [31, 21, 1.4], brand.paper, {
    top: [
      tint(0.49, 0, 0.02, 1, brand.ink, 0.3),
      lines(
        [0.3, 0.5, 0.7].flatMap(v => [level(v, 0.08, 0.42), level(v, 0.58, 0.92)]),
        brand.ink,
        0.8,
        0.4,
      ),
    ],
  })
}

/** A study place with screens at three sides, along x with its back at y = 0; one sits at +y. */
export function carrel(b: Builder, wood: string, felt: string) {
  b.box([[0, 93], 0, 0], [4, 66, 112], felt)
  b.box([4, 0, 30], [89, 4, 82], felt)
  b.box([4, 4, 70], [89, 60, 4], wood)
}

export function magazineRack(b: Builder, wood: string, random: Random) {
  const colors = [brand.orange, brand.teal, brand.sun, fabrics.plum, fabrics.denim, fabrics.sage]
  const covers = grid(3, 9).map(([column, row]) => {
    const [u, v] = [(column + 0.14) / 3, row * 0.33 + 0.04]
    return [
      panel(u, v, 0.24, 0.25, random.pick(colors)),
      tint(u + 0.1 / 3, v + 0.17, 0.4 / 3, 0.04, '#ffffff'),
    ]
  })
  b.gable(12, [110, 44, 118], 'x', wood, { ridge: 0.05, slopes: covers.flat() })
  b.box(0, [110, 44, 12], darker(wood, 0.35))
}

export function bookBox(b: Builder, color: string) {
  b.block(0, [52, 40, 30], color)
  const covers = [brand.sun, brand.orange, '#7fb8c6', fabrics.sage, fabrics.plum]
  covers.forEach((cover, i) => {
    b.quiet.box([-23 + i * 9.4, -14, 30], [6, 28, 13 + ((i * 3) % 5)], cover)
  })
}

export function readingTent(b: Builder, color: string) {
  const ring = oblong([-52, -52], [52, 52], 0)
  const tip = oblong([-2, -2], [2, 2], 138)
  b.group(g => {
    g.loft(ring, tip, color)
    g.quiet.loft(
      oblong([-26, 52.2], [26, 52.8], 0),
      oblong([-0.5, 14.4], [0.5, 15], 104),
      darker(color, 0.6),
    )
  })
}

/** A ladder that leans against tall shelves, its head at y = 0. */
export function shelfLadder(b: Builder) {
  const h = 190
  for (const x of [-19, 16]) b.beam([x + 1.5, 52, 0], [x + 1.5, 3, h], 3.5, woods.oak)
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    b.quiet.box([-15.5, 52 - 49 * t - 2, h * t - 1], [30, 4, 2.4], woods.oak)
  }
}
