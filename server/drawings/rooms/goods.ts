import type { Builder } from '../kit/builder.ts'
import { grid, ngon, type Point, pairs, type Vec } from '../kit/geometry.ts'
import { disc, type Mark, polygons, rectangle } from '../kit/mark.ts'
import { brand, darker, lighter, metals, valuesOf, woods } from '../kit/palette.ts'

import type { RoomThing } from './plan.ts'

/** Fruit and vegetables by their colours. */
const produce = {
  orange: '#e08a3c',
  tomato: '#cf4a38',
  banana: '#e6c34e',
  mango: '#e5a84b',
  cabbage: '#9bbb6a',
  avocado: '#5c7a45',
  aubergine: '#6a4a6e',
  onion: '#b86a72',
}
export const anyProduce = valuesOf(produce)

export function crateOf(b: Builder, fruit: string, size: Vec = [46, 36, 20]) {
  b.quiet.box(0, size, woods.ash, {
    front: [slats],
    right: [slats],
    topColor: darker(fruit, 0.35),
    top: [heap(fruit)],
  })
}
export const crate: RoomThing = (b, { brief }) => crateOf(b, brief.pick(anyProduce))

const slats = polygons(
  [0.28, 0.62].map(v => rectangle(0, v, 1, 0.07)),
  brand.ink,
  0.3,
)

/** Round things of 9 cm packed close over a face, with a light on each. */
const heap =
  (color: string): Mark =>
  ({ w, h }) => {
    const [nu, nv] = [Math.max(2, Math.floor(w / 9)), Math.max(2, Math.floor(h / 9))]
    const middles = grid(nu, nu * nv).map(
      ([column, row]): Point => [(column + (row % 2 ? 0.75 : 0.4)) / (nu + 0.2), (row + 0.5) / nv],
    )
    const rounds = (r: number, [x, y]: Point) =>
      middles.map(([u, v]) => ngon(8, [r / w, r / h], 0, [u + x / w, v + y / h]))
    return [
      polygons(rounds(4.5, [0, 0]), color),
      polygons(rounds(1.8, [-1, 1.4]), lighter(color, 0.35)),
    ]
  }

export const grains = ['#e3c98a', '#8a5a38', '#d9d2b0', '#a8503a']

export function sackOf(b: Builder, grain: string, r: number, h: number) {
  b.turned(0, pairs('0.86 0, 1 0.4, 0.9 0.86, 1 1', [r, h]), '#cdb48a', { top: grain })
}
export const sack: RoomThing = (b, { brief }) =>
  sackOf(b, brief.pick(grains.slice(0, 3)), 20, brief.between(32, 42))

export const scales: RoomThing = b => {
  b.quiet.block(0, [24, 20, 14], '#e6e9ea', { front: [disc(0.5, 0.5, 5, '#fbfbf8')] })
  b.quiet.cylinder(14, 3, 4, metals.steel)
  b.quiet.cylinder(18, 11, 4, metals.chrome, { r2: 17 })
}
