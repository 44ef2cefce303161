import type { Builder } from '../kit/builder.ts'
import {
  add,
  between,
  evenly,
  ngon,
  pairs,
  partsOf,
  points,
  shares,
  times,
  type Vec,
} from '../kit/geometry.ts'
import { panel, polygons, tint } from '../kit/mark.ts'
import { brand, metals, woods } from '../kit/palette.ts'

export function parkBench(b: Builder, w = 150, wood = woods.oak) {
  b.box([[14, w - 20], 6, 0], [6, 40, 40], metals.graphite)
  b.box([0, 8, 40], [w, 40, 5], wood)
  b.box([0, 2, 45], [w, 5, 38], wood, { front: [panel(0, 0.42, 1, 0.16, brand.ink, 0.3)] })
}

export function picnicTable(b: Builder, wood = woods.oak, w = 170) {
  for (const x of [-w / 2 + 22, w / 2 - 30]) {
    b.box([x, -66, 34], [8, 132, 8], wood)
    b.box([x, [-34, 26], 0], [8, 8, 34], wood)
    b.box([x, -26, 42], [8, 52, 28], wood)
  }
  for (const y of [-74, 44]) b.block([y, 42], [w, 30, 5], wood)
  b.block(70, [w, 76, 5], wood, { top: [tint(0, 0.48, 1, 0.03, brand.ink, 0.3)] })
}

export function cafeTable(b: Builder, color: string, seats: number) {
  b.cylinder(0, 22, 3, metals.graphite)
  b.cylinder(3, 4, 66, metals.graphite)
  b.cylinder(69, 42, 5, woods.ash)
  for (const [x, y] of ngon(seats, [70, 70], 0.6)) b.cylinder([x, y, 0], 15, 45, color, { r2: 19 })
}

/** Nine bulbs on a line between two places, which sags in the middle. */
export function stringLights(b: Builder, from: Vec, to: Vec, sag: number) {
  const at = (t: number) => add(between(from, to, t), [0, 0, -sag * 4 * t * (1 - t)])
  b.group(g => {
    g.wire(shares(12).map(at), 1.6, metals.black)
    for (let i = 0; i < 9; i++)
      g.quiet.box(add(at((i + 0.5) / 9), [-4, -4, -11]), [8, 8, 10], '#ffe08a')
  })
}

export function fence(b: Builder, length: number, { h = 90, color = woods.ash, hasPales = false }) {
  const count = Math.round(length / 17)
  const pale = '0.15 0.05, 0.85 0.05, 0.85 0.9, 0.5 1, 0.15 0.9'
  const pales = times(count, i => pairs(pale, [1 / count, 1], [i / count, 0]))
  const front = [0.3, 0.78].map(v => panel(0, v, 1, 0.11, color))
  if (hasPales) front.push(polygons(pales, color, { edge: true }))
  b.quiet.clear([0, 3, 0], [length, 3, h], { front, back: front })
  const posts = evenly(partsOf(length, 130, 1) + 1, 0, length - 8)
  if (!hasPales) b.box([posts, 6.5, 0], [8, 7, h + 8], color)
}

export function washingLine(b: Builder, length: number, colors: readonly string[]) {
  b.cylinder([[0, length], 0, 0], 4, 190, metals.steel)
  b.wire(points([0, 0, 184], [length, 0, 184]), 1.6, metals.black)
  const step = (length - 30) / colors.length
  colors.forEach((color, i) => {
    const drop = 58 + ((i * 37) % 34)
    b.quiet.box([18 + i * step, -1, 183 - drop], [step * 0.72, 2, drop], color)
  })
}
