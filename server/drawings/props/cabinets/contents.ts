import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { type Mark, panel } from '../../kit/mark.ts'
import type { Random } from '../../kit/random.ts'
import { boards } from '../cladding.ts'
import { smallPlant } from '../plants.ts'

const covers = [
  '#1f6f78',
  '#b4533a',
  '#d6a03c',
  '#f1e9d8',
  '#54709a',
  '#80506f',
  '#84997a',
  '#33424a',
  '#c98a68',
]
const linens = ['#f1ece1', '#cdd9dc', '#d9ccb6', '#84997a', '#54709a', '#c98a68', '#80506f']

export const themes = ['books', 'dishes', 'linen', 'mixed'] as const
export type Theme = (typeof themes)[number]

/** Puts things on a shelf from the origin: `w` along x, `d` deep to the front, `h` high. */
export function fillShelf(
  b: Builder,
  random: Random,
  theme: Theme,
  [w, d, h]: readonly [number, number, number],
): void {
  const inner = d - 3
  let x = 1.5
  while (x < w - 8) {
    const left = w - x - 1
    const kind =
      theme === 'mixed'
        ? random.pick(['books', 'books', 'dishes', 'box', 'plant', 'gap'] as const)
        : theme === 'books'
          ? random.pick(['books', 'books', 'books', 'box', 'gap', 'vase'] as const)
          : theme
    if (kind === 'books' || (kind === 'plant' && h < 24))
      x += bookRun(b.at(x, 0), random, Math.min(left, random.between(10, 26)), inner, h)
    else if (kind === 'dishes') x += dishes(b.at(x, inner * 0.5), random, left, h)
    else if (kind === 'linen') x += folded(b.at(x, 0), random, Math.min(left, 26), inner, h)
    else if (kind === 'box') x += basket(b.at(x, 0), random, Math.min(left, 24), inner, h)
    else {
      const at = b.at(x + 8, inner * 0.5)
      if (left > 18 && kind === 'plant') smallPlant(at, random.pick(covers))
      if (left > 18 && kind === 'vase')
        jar(at, Math.min(h * 0.8, random.between(12, 24)), random.pick(covers))
      x += 18
    }
    x += kind === 'dishes' ? random.between(3, 12) : random.between(0.5, 5)
  }
}

/** Books of one height side by side, as wide as asked; gives the width used. */
export function bookRun(b: Builder, random: Random, w: number, d: number, h: number): number {
  const high = Math.min(h * random.between(0.66, 0.92), 32)
  const deep = Math.min(d, random.between(15, 20))
  const spines: Mark[] = []
  const tops: Mark[] = [panel(0, 0, 1, 1, '#f4efe2')]
  let last = random.pick(covers)
  for (let u = 0; u < 1; ) {
    const share = Math.min(1 - u, random.between(2.4, 5) / w)
    last = random.pick(covers)
    const top = random.between(0.86, 1)
    spines.push(panel(u, 0, share, 1, last))
    if (top < 0.93)
      spines.push(
        panel(u + share * 0.2, 0.7, share * 0.6, 0.08, '#ffffff', { opacity: 0.5, edge: false }),
      )
    u += share
  }
  b.box([0, Math.max(0, d - deep - 2), 0], [w, deep, high], last, {
    front: spines,
    top: tops,
    casts: false,
  })
  return w
}

function dishes(b: Builder, random: Random, left: number, h: number): number {
  const r = Math.min(8, left / 2 - 0.5)
  if (random.chance(0.5)) {
    const n = random.int(3, 6)
    b.cylinder([r, 0, 0], r * 0.6, Math.min(h - 4, n * 1.6), '#f4f1ea', {
      r2: r,
      casts: false,
      top: '#dfe6e6',
    })
  } else
    for (const at of [0.5, 1.5])
      if (at * r < left - 2)
        b.cylinder(
          [at * r, 0, 0],
          r * 0.36,
          Math.min(h - 4, random.between(8, 14)),
          random.pick(['#d9eef2', '#f4f1ea', '#c98a68']),
          { r2: r * 0.46, casts: false, top: '#7fb3c1' },
        )
  return 2 * r
}

function folded(b: Builder, random: Random, w: number, d: number, h: number): number {
  const count = random.int(2, Math.max(2, Math.min(5, Math.floor(h / 6))))
  for (let i = 0; i < count; i++)
    b.box(
      [0.5, d - Math.min(d, 30), i * 4.4],
      [w - 1 - (i % 2), Math.min(d, 30) - 1, 4.2],
      random.pick(linens),
      { casts: false },
    )
  return w
}

function basket(b: Builder, random: Random, w: number, d: number, h: number): number {
  const color = random.pick(['#c9a468', '#8a6a46', '#d9ccb6', '#566773'])
  const high = Math.min(h * 0.7, 22)
  b.box([0, d - Math.min(d, 26), 0], [w, Math.min(d, 26), high], color, {
    casts: false,
    topColor: darker(color, 0.35),
    front: [
      boards(5, false, '#10262b', 0.18),
      panel(0.36, 0.68, 0.28, 0.14, '#10262b', { opacity: 0.5, edge: false }),
    ],
  })
  return w
}

function jar(b: Builder, h: number, color: string): void {
  const profile = [
    [4, 0],
    [6.6, h * 0.35],
    [5.4, h * 0.7],
    [2.6, h * 0.86],
    [3.4, h],
  ] as const
  b.turned([0, 0, 0], profile, color, { casts: false })
}
