import type { Builder } from '../kit/builder.ts'
import { grid, type Point, pairs, times } from '../kit/geometry.ts'
import { type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import { brand, darker, lighter, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'

export const produce = {
  orange: '#e08a3c',
  tomato: '#cf4a38',
  banana: '#e6c34e',
  mango: '#e5a84b',
  cabbage: '#9bbb6a',
  avocado: '#5c7a45',
  aubergine: '#6a4a6e',
  onion: '#b86a72',
}

export function crate(b: Builder, fruit: string, w = 46, d = 36, h = 20) {
  b.quiet.box(0, [w, d, h], woods.ash, {
    front: [slats],
    right: [slats],
    topColor: darker(fruit, 0.35),
    top: [heap(fruit, 9)],
  })
}

const slats = () => [
  {
    fill: brand.ink,
    opacity: 0.3,
    rings: [rectangle(0, 0.28, 1, 0.07), rectangle(0, 0.62, 1, 0.07)],
  },
]

/** Round things packed close over a face, each about `size` cm across, with a light on it. */
function heap(color: string, size: number): Mark {
  return ({ w, h }) => {
    const [nu, nv] = [Math.max(2, Math.floor(w / size)), Math.max(2, Math.floor(h / size))]
    const middles = grid(nu, nu * nv).map(
      ([column, row]): Point => [(column + (row % 2 ? 0.75 : 0.4)) / (nu + 0.2), (row + 0.5) / nv],
    )
    const rounds = (r: number, du: number, dv: number, fill: string): Patch => ({
      fill,
      rings: middles.map(([u, v]) =>
        times(8, (k): Point => {
          const a = (k / 8) * 2 * Math.PI
          return [u + du / w + (Math.cos(a) * r) / w, v + dv / h + (Math.sin(a) * r) / h]
        }),
      ),
    })
    return [rounds(size * 0.5, 0, 0, color), rounds(size * 0.2, -1, 1.4, lighter(color, 0.35))]
  }
}

/** Crates on steps that rise to the back, along x with their back at y = 0. */
export function produceStand(
  b: Builder,
  columns: number,
  steps: number,
  random: Random,
  wood: string,
) {
  const kinds = random.shuffle(Object.values(produce))
  for (let row = 0; row < steps; row++) {
    const z = 18 + (steps - 1 - row) * 24
    b.box([0, row * 40, 0], [columns * 48, 40, z], wood, {
      front: [panel(0, 0.9, 1, 0.1, brand.ink, 0.2)],
    })
    for (let i = 0; i < columns; i++)
      crate(b.at(i * 48 + 1, row * 40 + 2, z), kinds[(i + row * 3) % kinds.length] as string)
  }
}

export function sack(b: Builder, grain: string, r: number, h: number) {
  b.turned(0, pairs('0.86 0, 1 0.4, 0.9 0.86, 1 1', [r, h]), '#cdb48a', { top: grain })
}

export function basket(b: Builder, goods: string, r: number, h: number) {
  b.cylinder(0, r * 0.78, h, '#b98a52', { r2: r, top: darker(goods, 0.2) })
  b.quiet.ball([-r * 0.36, 0, h + r * 0.36], r * 0.4, goods)
  b.quiet.ball([r * 0.4, r * 0.1, h + r * 0.34], r * 0.36, lighter(goods, 0.12))
}
