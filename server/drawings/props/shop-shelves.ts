import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { disc, type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import type { Random } from '../kit/random.ts'

/** Runs of tins, boxes and bottles on the shelves of a face, each run of one kind. */
function packets(columns: number, rows: number, random: Random, frame: string): Mark {
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
      { fill: darker(frame, 0.24), rings: niches },
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
export function packetShelf(b: Builder, w: number, h: number, random: Random, color: string): void {
  b.box([0, 0, 0], [w, 36, h], color, {
    front: [
      packets(Math.max(1, Math.round(w / 90)), Math.max(2, Math.round(h / 40)), random, color),
    ],
  })
}

/** A free-standing double shelf as in an aisle, along x, centred. */
export function gondola(b: Builder, w: number, h: number, random: Random, color: string): void {
  b.box([-w / 2, -34, 0], [w, 68, 12], darker(color, 0.4))
  b.box([-w / 2, -30, 12], [w, 60, h - 12], color, {
    front: [
      packets(Math.max(1, Math.round(w / 80)), Math.max(2, Math.round(h / 38)), random, color),
    ],
    right: [
      panel(0.12, 0.1, 0.76, 0.8, darker(color, 0.12)),
      panel(0.24, 0.6, 0.52, 0.22, '#d8572a'),
    ],
  })
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
export function goodsWall(columns: number, random: Random, board: string): Mark {
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
      patches.push(...panel(0.02, v - 0.03, 0.96, 0.03, darker(board, 0.3))(face))
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
          ...panel(0.04, v, 0.92, 0.19, darker(wood, 0.5))(face),
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
