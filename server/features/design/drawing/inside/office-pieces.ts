import { tint } from '../../../../drawings/kit/mark.ts'
import { metals } from '../../../../drawings/kit/palette.ts'
import { doors, drawers } from '../../../../drawings/props/storage.ts'
import type { Piece } from './look.ts'
import { chair, table, together } from './table-and-chair.ts'

/** The chair stands before the wall and faces it. */
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
