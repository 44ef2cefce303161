import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { disc, type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { screen } from './desk-things.ts'

/** Colours of fruit and vegetables. */
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

/** A crate of fruit with its corner at the origin, heaped above its rim. */
export function crate(
  b: Builder,
  fruit: string,
  w = 46,
  d = 36,
  h = 20,
  wood: string = woods.ash,
): void {
  b.box([0, 0, 0], [w, d, h], wood, {
    front: [slats],
    right: [slats],
    topColor: mix(fruit, '#10262b', 0.35),
    top: [heap(fruit, 9)],
    casts: false,
  })
}

const slats: Mark = () => [
  {
    fill: '#10262b',
    opacity: 0.3,
    rings: [rectangle(0, 0.28, 1, 0.07), rectangle(0, 0.62, 1, 0.07)],
  },
]

/** Round things packed close over a face, each about `size` cm across, with a light on it. */
function heap(color: string, size: number): Mark {
  return ({ w, h }) => {
    const [nu, nv] = [Math.max(2, Math.floor(w / size)), Math.max(2, Math.floor(h / size))]
    const middles = Array.from({ length: nu * nv }, (_, i): Point => {
      const row = Math.floor(i / nu)
      return [((i % nu) + (row % 2 ? 0.75 : 0.4)) / (nu + 0.2), (row + 0.5) / nv]
    })
    const rounds = (r: number, du: number, dv: number, fill: string): Patch => ({
      fill,
      rings: middles.map(([u, v]) =>
        Array.from({ length: 8 }, (_, k): Point => {
          const a = (k / 8) * 2 * Math.PI
          return [u + du / w + (Math.cos(a) * r) / w, v + dv / h + (Math.sin(a) * r) / h]
        }),
      ),
    })
    return [
      rounds(size * 0.5, 0, 0, color),
      rounds(size * 0.2, -1, 1.4, mix(color, '#ffffff', 0.35)),
    ]
  }
}

/** Crates on steps that rise to the back, along x with their back at y = 0. */
export function produceStand(
  b: Builder,
  columns: number,
  steps: number,
  random: Random,
  wood: string = woods.oak,
): void {
  const kinds = random.shuffle(Object.values(produce))
  for (let row = 0; row < steps; row++) {
    const z = 18 + (steps - 1 - row) * 24
    b.box([0, row * 40, 0], [columns * 48, 40, z], wood, {
      front: [panel(0, 0.9, 1, 0.1, '#10262b', { opacity: 0.2 })],
    })
    for (let i = 0; i < columns; i++)
      crate(b.at(i * 48 + 1, row * 40 + 2, z), kinds[(i + row * 3) % kinds.length] as string)
  }
}

/** An open sack of grain or pulses, on the origin. */
export function sack(b: Builder, grain: string, r = 21, h = 40): void {
  b.turned(
    [0, 0, 0],
    [
      [r * 0.86, 0],
      [r, h * 0.4],
      [r * 0.9, h * 0.86],
      [r, h],
    ],
    '#cdb48a',
    { top: grain },
  )
}

/** A basket with its goods, on the origin. */
export function basket(b: Builder, goods: string, r = 20, h = 24): void {
  b.cylinder([0, 0, 0], r * 0.78, h, '#b98a52', { r2: r, top: mix(goods, '#10262b', 0.2) })
  b.ball([-r * 0.36, 0, h + r * 0.36], r * 0.4, goods, { casts: false })
  b.ball([r * 0.4, r * 0.1, h + r * 0.34], r * 0.36, mix(goods, '#ffffff', 0.12), { casts: false })
}

/** Runs of tins, boxes and bottles on the shelves of a face, each run of one kind. */
export function packets(columns: number, rows: number, random: Random, frame = '#d9ddd8'): Mark {
  const colors = ['#d8572a', '#1f6f78', '#e9b44c', '#f7f1e2', '#5f8d57', '#54709a', '#c8402f']
  return face => {
    const byColor = new Map<string, (readonly Point[])[]>()
    const put = (color: string, ring: readonly Point[]) =>
      byColor.set(color, [...(byColor.get(color) ?? []), ring])
    const niches: (readonly Point[])[] = []
    const [fu, fv] = [3 / face.w, 3 / face.h]
    const [w, h] = [(1 - fu) / columns - fu, (1 - fv) / rows - fv]
    for (let i = 0; i < columns * rows; i++) {
      const [u, v] = [fu + (i % columns) * (w + fu), fv + Math.floor(i / columns) * (h + fv)]
      niches.push(rectangle(u, v, w, h))
      for (let at = u + 1.5 / face.w; ; at += 2 / face.w) {
        const [kind, color] = [random.pick(kinds), random.pick(colors)]
        const width = kind.w / face.w
        const end = Math.min(u + w, at + width * random.int(2, 5))
        if (at + width > u + w) break
        for (; at + width <= end; at += width) {
          put(color, rectangle(at + width * 0.06, v, width * 0.88, h * kind.h))
          const band = color === '#f7f1e2' ? '#d8572a' : '#f7f1e2'
          put(
            band,
            rectangle(at + width * 0.06, v + h * kind.h * 0.3, width * 0.88, h * kind.h * 0.3),
          )
        }
      }
    }
    return [
      { fill: mix(frame, '#10262b', 0.24), rings: niches },
      ...[...byColor].map(([fill, rings]): Patch => ({ fill, rings })),
    ]
  }
}

/** Width in cm and share of the shelf's height. */
const kinds = [
  { w: 9, h: 0.42 },
  { w: 13, h: 0.6 },
  { w: 17, h: 0.4 },
  { w: 7, h: 0.74 },
] as const

/** A shelf of packets with its back at y = 0, along x. */
export function packetShelf(
  b: Builder,
  w: number,
  h: number,
  random: Random,
  color = '#e4e2d8',
  d = 36,
): void {
  b.box([0, 0, 0], [w, d, h], color, {
    front: [
      packets(Math.max(1, Math.round(w / 90)), Math.max(2, Math.round(h / 40)), random, color),
    ],
  })
}

/** A free-standing double shelf as in an aisle, along x, centred. */
export function gondola(b: Builder, w: number, h: number, random: Random, color = '#e4e2d8'): void {
  b.box([-w / 2, -34, 0], [w, 68, 12], mix(color, '#10262b', 0.4))
  b.box([-w / 2, -30, 12], [w, 60, h - 12], color, {
    front: [
      packets(Math.max(1, Math.round(w / 80)), Math.max(2, Math.round(h / 38)), random, color),
    ],
    right: [
      panel(0.12, 0.1, 0.76, 0.8, mix(color, '#10262b', 0.12)),
      panel(0.24, 0.6, 0.52, 0.22, '#d8572a'),
    ],
  })
}

/** Clothes on a rail between two stands, along x, centred. */
export function clothesRail(
  b: Builder,
  w: number,
  random: Random,
  frame: string = metals.black,
): void {
  for (const x of [-w / 2, w / 2 - 3]) {
    b.box([x - 1, -22, 0], [5, 44, 3], frame, { casts: false })
    b.box([x, -1.5, 3], [3, 3, 145], frame, { casts: false })
  }
  b.box([-w / 2, -1.5, 148], [w, 3, 3], frame, { casts: false })
  const colors = [
    '#1f6f78',
    '#d8572a',
    '#e9b44c',
    '#54709a',
    '#f1e9d8',
    '#80506f',
    '#84997a',
    '#33424a',
  ]
  for (let x = -w / 2 + 10; x < w / 2 - 16; x += random.between(9, 14)) {
    const drop = random.between(56, 92)
    b.box([x, -20, 146 - drop], [6, 40, drop - 2], random.pick(colors), { casts: false })
  }
}

/** A tailor's figure in a dress, on the origin. */
export function mannequin(b: Builder, dress: string): void {
  b.cylinder([0, 0, 0], 18, 3, metals.black)
  b.cylinder([0, 0, 3], 1.8, 72, metals.steel, { casts: false })
  b.turned(
    [0, 0, 62],
    [
      [28, 0],
      [17, 40],
      [13, 50],
      [18, 70],
      [17, 86],
      [7, 92],
    ],
    dress,
  )
  b.cylinder([0, 0, 154], 5, 9, '#e0c9a8', { casts: false })
}

/** Folded clothes in piles, along x, centred; `count` of them. */
export function folded(b: Builder, count: number, random: Random): void {
  const colors = ['#1f6f78', '#d8572a', '#e9b44c', '#54709a', '#f1e9d8', '#80506f']
  for (let i = 0; i < count; i++)
    for (let k = 0; k < random.int(2, 4); k++)
      b.box([(i - count / 2) * 36 + 3, -14, k * 5], [30, 28, 5], random.pick(colors), {
        casts: false,
      })
}

/** A sales counter along x, centred; customers at +y. */
export function salesCounter(
  b: Builder,
  w: number,
  front: string,
  top: string,
  marks: readonly Mark[] = [],
): void {
  b.box([-w / 2, -26, 0], [w, 52, 88], front, {
    front: [panel(0, 0, 1, 0.09, '#10262b', { opacity: 0.35, edge: false }), ...marks],
  })
  b.box([-w / 2 - 4, -30, 88], [w + 8, 60, 5], top)
}

/** A till with its screen turned to the seller at -y. */
export function till(b: Builder, color: string = metals.graphite): void {
  b.box([-17, -14, 0], [34, 30, 10], color, {
    casts: false,
    front: [panel(0.35, 0.3, 0.3, 0.2, metals.steel)],
  })
  b.box([-2, -2, 10], [4, 4, 12], color, { casts: false })
  b.box([-15, -3, 20], [30, 4, 20], metals.black, {
    casts: false,
    front: [panel(0.1, 0.2, 0.8, 0.6, '#3d4a5f')],
    back: screen(),
  })
}

/** Kitchen scales with a pan. */
export function shopScales(b: Builder): void {
  b.box([-12, -10, 0], [24, 20, 14], '#e6e9ea', {
    casts: false,
    front: [disc(0.5, 0.5, 5, '#fbfbf8')],
  })
  b.cylinder([0, 0, 14], 3, 4, metals.steel, { casts: false })
  b.cylinder([0, 0, 18], 11, 4, metals.chrome, { r2: 17, casts: false })
}

/** A glass case on a base with what it holds, along x with its back at y = 0. */
export function displayCase(b: Builder, w: number, base: string, random: Random): void {
  const things = ['#d8a86a', '#b5713f', '#e9d3a8', '#cf4a38', '#f1e9d8']
  b.box([0, 0, 0], [w, 56, 56], base)
  b.box([0, 0, 56], [w, 56, 52], '#cfe6ea', {
    topColor: '#e6f3f5',
    front: [
      panel(0.02, 0.06, 0.96, 0.88, '#f6ecd6'),
      ...[0.06, 0.5].flatMap(v =>
        Array.from({ length: Math.round(w / 20) }, (_, i) =>
          panel(
            (i + 0.6) / (w / 20 + 0.6),
            v + 0.02,
            13 / w,
            random.between(0.14, 0.3),
            random.pick(things),
          ),
        ),
      ),
      panel(0.02, 0.48, 0.96, 0.03, '#ffffff', { opacity: 0.9, edge: false }),
      panel(0.02, 0.06, 0.96, 0.88, '#b9dfe6', { opacity: 0.18, edge: false }),
    ],
  })
}

/** Boards on a wall that show goods face on: bags, pots and hats on shelves over hooks. */
export function goodsWall(columns: number, random: Random, board = '#d8b686'): Mark {
  const colors = ['#d8572a', '#1f6f78', '#e9b44c', '#80506f', '#54709a', '#f4efe2', '#5f8d57']
  return face => {
    const patches = [...panel(0, 0, 1, 1, board)(face)]
    for (const [row, v] of [0.06, 0.38, 0.7].entries()) {
      for (let i = 0; i < columns; i++) {
        const u = (i + 0.2) / columns
        const [w, h] = [random.between(0.34, 0.6) / columns, random.between(0.1, 0.2)]
        patches.push(...panel(u, v, w, h, random.pick(colors))(face))
        if (row === 2) patches.push(...disc(u + w / 2, v + h, 5, random.pick(colors), 10)(face))
      }
      patches.push(...panel(0.02, v - 0.03, 0.96, 0.03, mix(board, '#10262b', 0.3))(face))
    }
    return patches
  }
}

/** Loaves on the shelves of a rack, along x with its back at y = 0. */
export function breadRack(b: Builder, w: number, wood: string, random: Random): void {
  const crusts = ['#b5713f', '#d19a5b', '#9a5b30', '#e0b878']
  b.box([0, 0, 0], [w, 40, 164], wood, {
    front: [
      face =>
        [0.08, 0.3, 0.52, 0.74].flatMap(v => [
          ...panel(0.04, v, 0.92, 0.19, mix(wood, '#10262b', 0.5))(face),
          ...Array.from({ length: Math.floor(w / 17) }, (_, i) =>
            panel(
              0.06 + (i * 16) / w,
              v,
              13.5 / w,
              random.between(0.07, 0.11),
              random.pick(crusts),
            )(face),
          ).flat(),
        ]),
    ],
  })
}
