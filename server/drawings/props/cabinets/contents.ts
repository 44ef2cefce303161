import type { Builder } from '../../kit/builder.ts'
import { pairs, points, times, type Vec } from '../../kit/geometry.ts'
import { type Patch, panel, rectangle, tint } from '../../kit/mark.ts'
import { brand, darker, fabrics, glass, metals, valuesOf } from '../../kit/palette.ts'
import type { Random } from '../../kit/random.ts'
import { bottle, drink } from '../bar-things.ts'
import { boards } from '../cladding.ts'
import { smallPlant } from '../plants.ts'

const { rust, mustard, denim, plum, sage, linen, clay, slate } = fabrics
const covers = [brand.teal, rust, mustard, '#f1e9d8', denim, plum, sage, '#33424a']
const linens = [brand.sand, '#cdd9dc', linen, sage, denim, clay, plum]

/** What lies on a shelf: so many of each kind among what is picked. */
const themes = {
  books: ['books', 'books', 'books', 'box', 'gap', 'vase'],
  bottles: ['bottle', 'bottle', 'bottle', 'drink'],
  dishes: ['dishes'],
  linen: ['linen'],
  mixed: ['books', 'books', 'dishes', 'box', 'plant', 'gap'],
} as const
export type Theme = keyof typeof themes

/** Puts things on a shelf from the origin: `w` along x, `d` deep to the front, `h` high. */
export function fillShelf(b: Builder, random: Random, theme: Theme, [w, d, h]: Vec) {
  for (let x = 1.5; x < w - 8; x += random.between(0.5, 5))
    x += kinds[random.pick(themes[theme])](b.at(x, 0), random, [w - x - 1, d - 3, h])
}

/** Puts something on the origin of a shelf, in the room that is left; gives the width it takes. */
type Put = (b: Builder, random: Random, room: Vec) => number

const kinds: Record<(typeof themes)[Theme][number], Put> = {
  gap: () => 18,
  bottle(b, random, [, d, h]) {
    bottle(b.at(5, d * 0.5), random, Math.min(34, h * random.between(0.62, 0.86)))
    return random.between(9, 13)
  },
  drink(b, random, [, d]) {
    drink(b.at(4, d * 0.5), random)
    return 8
  },
  books(b, random, [left, d, h]) {
    const w = Math.min(left, random.between(10, 26))
    const [high, deep] = [Math.min(h * random.between(0.66, 0.92), 32), Math.min(d, 17)]
    const spines = new Map<string, Patch['rings'][number][]>()
    const titles: Patch['rings'][number][] = []
    for (let u = 0; u < 1; ) {
      const share = Math.min(1 - u, random.between(2.6, 5) / w)
      const color = random.pick(covers)
      spines.set(color, [...(spines.get(color) ?? []), rectangle(u, 0, share, 1)])
      if (random.chance(0.4)) titles.push(rectangle(u + share * 0.2, 0.7, share * 0.6, 0.08))
      u += share
    }
    const front = [...spines].map(([fill, rings]) => ({ fill, rings, edge: true }))
    b.quiet.box([0, d - deep, 0], [w, deep, high], random.pick(covers), {
      front: [() => [...front, { fill: '#ffffff', opacity: 0.5, rings: titles }]],
      topColor: '#f4efe2',
    })
    return w
  },
  dishes(b, random, [left, d, h]) {
    const r = Math.min(8, left / 2 - 0.5)
    if (random.chance(0.5)) {
      const high = Math.min(h - 4, random.between(4, 10))
      b.quiet.cylinder([r, d / 2, 0], r * 0.6, high, '#f4f1ea', { r2: r, top: '#dfe6e6' })
    } else
      for (const x of [0.5 * r, 1.5 * r]) {
        const high = random.between(8, 14)
        const color = random.pick(['#d9eef2', '#f4f1ea', clay])
        b.quiet.cylinder([x, d / 2, 0], r * 0.36, Math.min(h - 4, high), color, {
          r2: r * 0.46,
          top: glass.dark,
        })
      }
    return 2 * r + random.between(2, 8)
  },
  linen(b, random, [left, d, h]) {
    const w = Math.min(left, 26)
    const count = random.int(2, Math.max(2, Math.min(5, Math.floor(h / 6))))
    const front = times(count, i => panel(0, i / count, 1, 1 / count, random.pick(linens)))
    const size = [w - 1, Math.min(d, 30) - 1, count * 4.4] as const
    b.quiet.box([0.5, d - Math.min(d, 30), 0], size, random.pick(linens), { front, right: front })
    return w
  },
  box(b, random, [left, d, h]) {
    const [w, deep] = [Math.min(left, 24), Math.min(d, 26)]
    const color = random.pick(['#c9a468', '#8a6a46', linen, slate])
    b.quiet.box([0, d - deep, 0], [w, deep, Math.min(h * 0.7, 22)], color, {
      topColor: darker(color, 0.35),
      front: [boards(5, false, brand.ink, 0.18), tint(0.36, 0.68, 0.28, 0.14, brand.ink, 0.5)],
    })
    return w
  },
  plant(b, random, room) {
    const [left, d, h] = room
    if (h < 24) return kinds.books(b, random, room)
    if (left > 18) smallPlant(b.at(8, d / 2), random.pick(covers))
    return 18
  },
  vase(b, random, [left, d, h]) {
    const high = Math.min(h * 0.8, random.between(12, 24))
    const profile = pairs('4 0, 6.6 0.35, 5.4 0.7, 2.6 0.86, 3.4 1', [1, high])
    if (left > 18) b.quiet.turned([8, d / 2, 0], profile, random.pick(covers))
    return 18
  },
}

const cloths = [...valuesOf(fabrics), '#33424a', brand.sand]

/** A rail with clothes on it, from the origin: `w` along x, `d` deep, the rail `h` cm high. */
export function hangingRail(b: Builder, random: Random, [w, d, h]: Vec) {
  b.quiet.box([0.2, d / 2 - 1, h], [w - 0.4, 2, 2], metals.steel)
  const long = random.chance(0.5)
  const [back, middle, front] = [d * 0.12, d / 2, d * 0.86]
  for (let x = 3; x < w - 6; x += random.between(5, 9)) {
    const foot = h - Math.min(h - 6, long ? random.between(74, 108) : random.between(52, 72))
    const hem = points([back + 3, foot], [front - 3, foot])
    const outline = [...hem, ...points([front, h - 12], [middle, h - 3], [back, h - 12])]
    b.quiet.extrude(outline, 'x', [x, 0, 0], 3.4, random.pick(cloths))
  }
}

export function shoes(b: Builder, random: Random, w: number, d: number) {
  for (let x = 4; x < w - 20; x += 24) {
    const color = random.pick(cloths)
    const h = random.pick([6, 6, 12])
    b.quiet.box([[x, x + 9], d - 28, 0], [7, 24, h], color)
  }
}
