import { lighter, metals } from '../../../../drawings/kit/palette.ts'
import { drawers } from '../../../../drawings/props/storage.ts'
import type { Piece } from './look.ts'
import { chair, table, together } from './table-and-chair.ts'

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
