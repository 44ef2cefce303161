import type { Builder } from '../../../drawings/kit/builder.ts'
import { times } from '../../../drawings/kit/geometry.ts'
import { type Mark, panel, rectangle, tint } from '../../../drawings/kit/mark.ts'
import { lighter, metals } from '../../../drawings/kit/palette.ts'
import { bunkBed, lockers as steelLockers } from '../../../drawings/props/bunks.ts'
import { stackChair } from '../../../drawings/props/contract-seating.ts'
import { couch as examination } from '../../../drawings/props/medical.ts'
import { salesCounter, till } from '../../../drawings/props/shop-counters.ts'
import { doors, drawers } from '../../../drawings/props/storage.ts'
import type { Inside, Piece } from './look.ts'

/** What stands in units: few solids each, since many are drawn small. */
const together =
  (piece: Piece): Piece =>
  (b, inside) =>
    b.group(g => piece(g, inside))

function chair(b: Builder, color: string): void {
  b.block([-20, 0], [5, 40, 44], metals.graphite)
  b.block([-20, 44], [44, 42, 6], color)
  b.block([-24, 50], [42, 5, 36], color)
}

function table(b: Builder, w: number, d: number, { wood }: Inside): void {
  for (const x of [-w / 2 + 4, w / 2 - 9]) b.box([x, -d / 2 + 5, 0], [5, d - 10, 70], wood)
  b.block([-d / 2, 70], [w, d, 4], lighter(wood, 0.12))
}

/** One sits before the wall and faces it. */
export const desk: Piece = together((b, inside) => {
  table(b.at(0, 36), 136, 72, inside)
  b.quiet.block([14, 74], [16, 10, 12], metals.graphite)
  b.quiet.block([22, 86], [56, 4, 32], metals.black, {
    front: [tint(0.05, 0.08, 0.9, 0.84, '#9cc7d2')],
  })
  chair(b.at(0, 96, 0, 2), inside.fabric)
})
export const cabinet: Piece = (b, { front }) =>
  b.box(0, [50, 56, 104], front, { front: [drawers(1, 3)] })
export const cupboard: Piece = (b, { wood }) =>
  b.box(0, [110, 48, 176], wood, { front: [doors(2)] })
export const meeting: Piece = together((b, inside) => {
  const at = b.at(0, 82)
  table(at, 180, 84, inside)
  for (const x of [-44, 44]) {
    chair(at.at(x, 66, 0, 2), inside.accent)
    chair(at.at(x, -62), inside.accent)
  }
})
export const plant: Piece = together(b => {
  b.cylinder([22, 22, 0], 15, 30, '#d9d2c3', { r2: 18 })
  b.lump([
    { at: [22, 22, 54], r: 26, color: '#5f8d57' },
    { at: [30, 32, 80], r: 18, color: '#7fa557' },
  ])
})

export const bed: Piece = together((b, { wood, fabric }) => {
  b.box(0, [8, 148, 84], wood)
  b.box([8, 2, 0], [196, 144, 26], wood)
  b.box([9, 5, 26], [192, 138, 18], '#f2eee4')
  b.box([74, 3, 44], [128, 142, 5], fabric)
  b.quiet.box([16, [14, 80], 44], [42, 56, 11], '#ffffff')
})
export const singleBed: Piece = together((b, { wood, fabric }) => {
  b.box(0, [6, 98, 74], wood)
  b.box([6, 1, 0], [196, 96, 26], wood)
  b.box([7, 3, 26], [192, 92, 16], '#f2eee4')
  b.box([70, 2, 42], [130, 94, 5], fabric)
  b.quiet.box([14, 16, 42], [40, 64, 10], '#ffffff')
})
export const sofa: Piece = together((b, { fabric, accent }) => {
  const w = 178
  b.box([[6 - w / 2, w / 2 - 14], [6, 72], 0], [8, 8, 8], metals.graphite)
  b.block([0, 8], [w - 36, 20, 70], fabric)
  b.box([[-w / 2, w / 2 - 18], 0, 8], [18, 86, 50], fabric)
  b.block([20, 8], [w - 36, 66, 34], lighter(fabric, 0.08))
  b.quiet.box([[-58, 26], 20, 42], [32, 12, 30], accent)
})
export const lounge: Piece = together((b, inside) => {
  sofa(b, inside)
  const at = b.at(0, 136)
  at.block([-24, 0], [84, 44, 30], inside.wood)
  at.block([-28, 30], [96, 52, 4], lighter(inside.wood, 0.2))
})
export const dining: Piece = together((b, inside) => {
  const at = b.at(0, 70)
  table(at, 116, 76, inside)
  for (const x of [-28, 28]) chair(at.at(x, 60, 0, 2), inside.accent)
  for (const x of [-28, 28]) chair(at.at(x, -46), inside.accent)
})
export const television: Piece = together((b, { wood }) => {
  b.block([0, 0], [150, 40, 44], wood, { front: [drawers(3, 1)] })
  b.quiet.block([14, 44], [40, 12, 6], metals.graphite)
  b.quiet.block([16, 50], [112, 5, 62], metals.black)
})

export const goods: Piece = (b, { brief, wood, accent, fabric, front }) => {
  const shift = brief.int(0, 2)
  const colors = [accent, fabric, '#f1e9d8']
  const stock: Mark[] = colors.map((fill, color) => () => [
    {
      fill,
      edge: true,
      rings: times(15, i => i)
        .filter(i => (i * 2 + Math.floor(i / 5) + shift) % 3 === color)
        .map(i => {
          const [column, row] = [i % 5, Math.floor(i / 5)]
          return rectangle(0.05 + column * 0.18, 0.07 + row * 0.32, 0.16, 0.12 + (i % 4) * 0.035)
        }),
    },
  ])
  const shelves = [0.05, 0.37, 0.69].map(v => panel(0.02, v - 0.02, 0.96, 0.02, wood))
  b.box(0, [132, 36, 148], front, {
    front: [panel(0.03, 0.03, 0.94, 0.92, wood, 0.45), ...shelves, ...stock],
  })
}
export const counter: Piece = together((b, { fabric, wood }) => {
  salesCounter(b.at(0, 28), 164, fabric, wood)
  till(b.at(30, 28, 93, 2))
})
export const island: Piece = together((b, { wood, accent, fabric }) => {
  b.block([0, 0], [120, 66, 44], wood)
  b.block([14, 44], [120, 38, 34], lighter(wood, 0.15))
  for (const [i, color] of [accent, fabric, '#f1e9d8'].entries())
    b.quiet.box([i * 38 - 56, 18, 78], [34, 30, 18], color)
})

/** Two behind each other, who look to the left. */
export const pupils: Piece = (b, inside) => {
  for (const y of [34, 112])
    b.at(25, y, 0, 1).group(g => {
      table(g, 66, 48, inside)
      chair(g.at(0, 42, 0, 2), inside.fabric)
    })
}
export const teacher: Piece = together((b, inside) => {
  const at = b.at(0, 76, 0, 1)
  table(at.at(0, 50), 130, 66, inside)
  chair(at, inside.accent)
})
export const board: Piece = together(b => {
  b.box([0, [6, 144], 0], [6, 6, 64], metals.graphite)
  b.box([0, 0, 64], [6, 156, 92], '#c79a63', { right: [tint(0.03, 0.05, 0.94, 0.9, '#2d4a44')] })
})

export const couch: Piece = together((b, { fabric }) => examination(b, fabric))
export const medicines: Piece = (b, { accent }) =>
  b.box(0, [70, 46, 166], '#eef0ee', {
    front: [doors(2), tint(0.36, 0.62, 0.28, 0.06, accent), tint(0.45, 0.58, 0.1, 0.14, accent)],
  })
export const consultation: Piece = together((b, inside) => {
  const at = b.at(0, 96)
  table(at, 130, 68, inside)
  chair(at.at(0, -52), inside.fabric)
  chair(at.at(0, 58, 0, 2), inside.fabric)
  at.quiet.block([-6, 74], [44, 4, 30], metals.black)
})
export const waiting: Piece = (b, { fabric }) => {
  for (const x of [26, 84, 142]) b.at(x, 28).group(g => stackChair(g, fabric))
}

export const bunk: Piece = (b, { wood, accent }) =>
  bunkBed(b, { style: 'boards', frame: wood, blanket: accent })
export const lockers: Piece = (b, { fabric }) => steelLockers(b, 2, fabric, 174)
export const mess: Piece = together((b, inside) => {
  const at = b.at(0, 74)
  table(at, 150, 74, inside)
  for (const y of [-68, 40]) {
    at.box([[-62, 56], y + 6, 0], [6, 18, 40], metals.graphite)
    at.block([y, 40], [140, 30, 5], inside.wood)
  }
})
