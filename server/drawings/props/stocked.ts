import { grid, type Point, pairs } from '../kit/geometry.ts'
import { type Mark, type Patch, rectangle } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, leaves, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'

/** Goods of one sort: widths in cm, heights in shares of a shelf, and how they stand on it. */
interface Stock {
  sizes: readonly (readonly [w: number, h: number])[]
  colors: readonly string[]
  /** How many of one size and colour stand side by side. */
  run: readonly [least: number, most: number]
  /** Between two runs, in cm. */
  gap: number
  lit?: string
  hasLabels?: true
  /** The share of a shelf that is full at least, if not all of it. */
  full?: number
}

const { denim, plum, sage, forest, mustard } = fabrics
const PAPER = '#f7f1e2'

const spines = [brand.teal, coats.orange, coats.sun, '#f1e9d8', denim, plum, sage, '#33424a']

const stocks = {
  packets: {
    sizes: pairs('9 0.42, 13 0.6, 17 0.4, 7 0.74'),
    colors: [brand.orange, brand.teal, brand.sun, PAPER, leaves.green, denim, '#c8402f'],
    ...{ run: [2, 5], gap: 2, hasLabels: true },
  },
  loaves: {
    sizes: pairs('17 0.4, 14 0.52'),
    colors: ['#b5713f', '#d19a5b', '#9a5b30', '#e0b878'],
    ...{ run: [1, 4], gap: 1 },
  },
  cakes: {
    sizes: pairs('15 0.36, 13 0.6'),
    colors: ['#d8a86a', '#b5713f', '#e9d3a8', '#cf4a38', '#f1e9d8'],
    ...{ run: [1, 3], gap: 5, lit: '#f6ecd6' },
  },
  gifts: {
    sizes: pairs('20 0.36, 14 0.56, 26 0.44'),
    colors: [coats.orange, brand.teal, PAPER, brand.sun, metals.black],
    ...{ run: [1, 1], gap: 14, lit: '#f6e4b8' },
  },
  bottles: {
    sizes: pairs('7 0.78, 9 0.62, 8 0.5'),
    colors: [forest, '#8a5a38', mustard, '#c8d8dc', '#7a3b2e'],
    ...{ run: [1, 4], gap: 4, lit: '#f3dfae', hasLabels: true },
  },
  bags: {
    sizes: pairs('24 0.44, 17 0.64'),
    colors: [brand.orange, brand.teal, brand.sun, plum, denim, '#f4efe2', leaves.green],
    ...{ run: [1, 1], gap: 9 },
  },
  books: {
    sizes: pairs('4 0.66, 5 0.78, 6 0.88, 7 0.72'),
    colors: spines,
    ...{ run: [1, 2], gap: 0, full: 0.3 },
  },
  /** As wide as suits a street. */
  'wide-books': {
    sizes: pairs('15 0.6, 19 0.72, 24 0.84'),
    colors: spines,
    ...{ run: [1, 1], gap: 1 },
  },
} satisfies Record<string, Stock>

export type Sort = keyof typeof stocks

/** Shelves in columns and rows over a whole face, and the goods on them in runs of one kind. */
export function stocked(
  sort: Sort,
  [columns, rows]: readonly [number, number],
  random: Random,
  frame: string,
): Mark {
  const { sizes, colors, run, gap, lit, hasLabels, full }: Stock = stocks[sort]
  return face => {
    const byColor = new Map<string, (readonly Point[])[]>()
    const put = (color: string, ring: readonly Point[]) =>
      byColor.set(color, [...(byColor.get(color) ?? []), ring])
    const niches: (readonly Point[])[] = []
    const [fu, fv] = [3 / face.w, 3 / face.h]
    const [w, h] = [(1 - fu) / columns - fu, (1 - fv) / rows - fv]
    for (const [column, row] of grid(columns, columns * rows)) {
      const [u, v] = [fu + column * (w + fu), fv + row * (h + fv)]
      niches.push(rectangle(u, v, w, h))
      const last = u + w * (full ? random.between(full, 1) : 1)
      for (let at = u + 1.5 / face.w; ; at += gap / face.w) {
        const [[wide, share], color] = [random.pick(sizes), random.pick(colors)]
        const [width, high] = [wide / face.w, h * share]
        const end = Math.min(last, at + width * random.int(...run))
        if (at + width > last) break
        for (; at + width <= end; at += width) {
          put(color, rectangle(at + width * 0.06, v, width * 0.88, high))
          const label = color === PAPER ? brand.orange : PAPER
          const place = [at + width * 0.06, v + high * 0.3, width * 0.88, high * 0.3] as const
          if (hasLabels) put(label, rectangle(...place))
        }
      }
    }
    return [
      { fill: lit ?? darker(frame, 0.4), rings: niches, ...(lit && { glows: true }) },
      ...[...byColor].map(([fill, rings]): Patch => ({ fill, rings })),
    ]
  }
}

export const shelving = (columns: number, rows: number, wood: string, random: Random): Mark =>
  stocked('books', [columns, rows], random, wood)
