import type { Builder } from '../kit/builder.ts'
import { disc, type Mark, panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { roundTable } from '../things/table.ts'

const CHINA = '#fbf9f4'

/** Plates, cutlery and napkins for `places` along each of the two long sides of a table top. */
export function covers(places: number, napkin: string): Mark[] {
  return Array.from({ length: places }, (_, i) => (i + 0.5) / places).flatMap(u =>
    [0.24, 0.76].flatMap((v): Mark[] => [
      disc(u, v, 10, CHINA, 16),
      disc(u, v, 6.5, '#ece5d6', 14),
      face => panel(u + 13 / face.w, v - 8 / face.h, 5 / face.w, 16 / face.h, napkin)(face),
    ]),
  )
}

/** A restaurant table along x, centred, laid for guests at -y and +y. */
export function laidTable(
  b: Builder,
  look: {
    readonly w: number
    readonly d?: number
    readonly places: number
    readonly top: string
    readonly napkin: string
  },
): void {
  const { w, d = 72, places, top, napkin } = look
  if (w < 100) {
    b.box([-22, -22, 0], [44, 44, 3], metals.black)
    b.box([-3, -3, 3], [6, 6, 67], metals.black)
  } else
    for (const x of [-w / 2 + 12, w / 2 - 18]) {
      b.box([x - 2, -d / 2 + 8, 0], [10, d - 16, 3], metals.black)
      b.box([x, -4, 3], [6, 8, 67], metals.black)
    }
  b.box([-w / 2, -d / 2, 70], [w, d, 4], top, { top: covers(places, napkin) })
  b.cylinder([0, 0, 74], 3, 9, napkin, { top: '#fff3cf', casts: false })
}

/** A round restaurant table laid for four, centred. */
export function laidRound(b: Builder, r: number, top: string, napkin: string): void {
  roundTable(b, r, 74, top, metals.black)
  for (const [x, y] of [
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
  ] as const)
    b.cylinder([x * (r - 14), y * (r - 14), 74], 9, 1.4, CHINA, { casts: false })
  b.cylinder([0, 0, 74], 3, 10, napkin, { top: '#fff3cf', casts: false })
}

/** Bottles and glasses on lit shelves: a back bar over its whole face. */
export function backBar(columns: number, rows: number, wood: string): Mark {
  const bottles = ['#3f6650', '#8a5a38', '#d6a03c', '#c8d8dc', '#7a3b2e']
  return face => {
    const patches = [...panel(0, 0, 1, 1, wood)(face)]
    for (let row = 0; row < rows; row++) {
      const v = (row + 0.12) / rows
      patches.push(...panel(0.03, v, 0.94, 0.8 / rows, '#f3dfae', { glows: true })(face))
      bottles.forEach((color, k) => {
        const rings = Array.from({ length: columns }, (_, i) => i)
          .filter(i => (i * 3 + row) % bottles.length === k)
          .map(i => {
            const [u, w, h] = [
              0.05 + (i * 0.9) / columns,
              0.5 / columns,
              (0.42 + ((i * 7 + row) % 4) * 0.08) / rows,
            ]
            return [
              [u, v],
              [u + w, v],
              [u + w, v + h * 0.66],
              [u + w * 0.66, v + h * 0.76],
              [u + w * 0.66, v + h],
              [u + w * 0.34, v + h],
              [u + w * 0.34, v + h * 0.76],
              [u, v + h * 0.66],
            ] as const
          })
        if (rings.length > 0) patches.push({ fill: color, rings, edge: true })
      })
    }
    return patches
  }
}
